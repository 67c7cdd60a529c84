import fc from 'fast-check'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { xlsxTable } from '../../src/source/xlsx-table.ts'
import { styled, workbookFile, workbookParts, zipParts } from '../support/workbook-file.ts'

const read = (bytes: Uint8Array, sheet?: string) => {
  const { value, diagnostics } = xlsxTable('cards.xlsx', bytes, sheet)
  return {
    rows: value?.rows.map(({ cells }) => cells.map(({ text }) => text)),
    cells: value?.rows.flatMap(({ cells }) => cells) ?? [],
    said: diagnostics.map(({ code, at }) => `${code} ${at?.cell ?? ''}`.trim()),
    diagnostics,
  }
}

describe('xlsxTable', () => {
  it('reads texts, numbers, flags and gaps, and knows the place of each cell', () => {
    const bytes = workbookFile({
      Cards: [
        ['Name', undefined, 'Count'],
        [],
        ['  <Knight> & "co"', undefined, { inside: '<v>3</v>' }, { attributes: 't="b"', inside: '<v>1</v>' }],
      ],
    })
    const { rows, cells, said } = read(bytes)
    expect(said).toEqual([])
    expect(rows).toEqual([
      ['Name', '', 'Count'],
      ['  <Knight> & "co"', '', '3', 'TRUE'],
    ])
    expect(cells.map(({ at }) => at.cell)).toEqual(['A1', 'B1', 'C1', 'A3', 'B3', 'C3', 'D3'].map((c) => `Cards!${c}`))
  })

  it('reads rich texts, readings left out, texts in place, escapes and results of formulas', () => {
    const parts = workbookParts({ 'My Cards': [['0', '1'], []] })
    parts['xl/sharedStrings.xml'] =
      '<sst><si><r><t>Two </t></r><r><rPr><b/></rPr><t>parts</t></r><rPh><t>reading</t></rPh></si><si><t>a_x000D_\nb_x005F_</t></si></sst>'
    parts['xl/worksheets/sheet1.xml'] = parts['xl/worksheets/sheet1.xml']!.replace(
      '<row r="2">',
      '<row><c t="inlineStr"><is><t>here</t></is></c><c t="str"><f>A1&amp;B1</f><v>sum</v></c>',
    )
    const { rows, cells } = read(zipParts(parts))
    expect(rows).toEqual([
      ['Two parts', 'a\nb_'],
      ['here', 'sum'],
    ])
    expect(cells[3]?.at.cell).toBe("'My Cards'!B2")
  })

  it('shows numbers in their formats', () => {
    const { rows, cells } = read(
      workbookFile({ S: [[styled(45388, 1), styled(101, 2), styled(7, 0)]] }, { formats: [16, '0000'] }),
    )
    expect(rows).toEqual([['6-Apr', '0101', '7']])
    expect(cells.map(({ holds }) => holds)).toEqual(['date', 'number', 'number'])
  })

  it('reports merged cells, faults of formulas and formulas without result at their cells', () => {
    const bytes = workbookFile(
      { S: [['Name'], [{ attributes: 't="e"', inside: '<v>#REF!</v>' }], [{ inside: '<f>A1</f>' }]] },
      { behind: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>' },
    )
    const { said, cells } = read(bytes)
    expect(said).toEqual(['table/no-result S!A3', 'table/merged-cells S!A2'])
    expect(cells[1]).toMatchObject({ text: '#REF!', holds: 'fault' })
  })

  it('reads the first visible sheet, or the one that is named', () => {
    const bytes = workbookFile({ Notes: [['n']], Cards: [['c']], Spells: [['s']] }, { hidden: ['Notes'] })
    expect(read(bytes)).toMatchObject({ rows: [['c']], said: ['table/other-sheets'] })
    expect(read(bytes, 'Spells')).toMatchObject({ rows: [['s']], said: [] })
    const { diagnostics } = read(bytes, 'Spell')
    expect(diagnostics.map(({ code, hints }) => [code, hints])).toEqual([
      ['table/no-sheet', ['did you mean "Spells"?']],
    ])
  })

  it('reads elements with a prefix, and archives that name the sizes of files behind them', () => {
    const parts = workbookParts({ S: [['a', { inside: '<x:v>1</x:v>' }]] }, { prefix: 'x:' })
    const chunks: Uint8Array[] = []
    const zip = new Zip((_, chunk) => chunks.push(chunk))
    for (const [name, xml] of Object.entries(parts)) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(strToU8(xml.replaceAll('<x:x:', '<x:').replaceAll('</x:x:', '</x:')), true)
    }
    zip.end()
    expect(read(Buffer.concat(chunks))).toMatchObject({ rows: [['a', '1']], said: [] })
  })

  it('gives up an archive that swells without end', () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) }, { level: 6 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(read(bomb).said).toEqual(['table/too-large'])
  })

  it('does not unpack pictures', () => {
    const parts = Object.entries(workbookParts({ S: [['a']] })).map(([name, xml]) => [name, strToU8(xml)] as const)
    const bytes = zipSync(
      { 'xl/media/image1.png': new Uint8Array(20_000_000), ...Object.fromEntries(parts) },
      { level: 1 },
    )
    expect(read(bytes)).toMatchObject({ rows: [['a']], said: [] })
  })

  it('reads a workbook that LibreOffice made of a table in text', () => {
    const { rows, cells, said } = read(readFileSync('tests/fixtures/tables/libreoffice.xlsx'))
    expect(said).toEqual([])
    expect(rows).toEqual([
      ['Name', 'Count', 'Cost', 'Hex', 'Factor', 'Text', 'Unique'],
      ['Señor Müller', '3', '1.5', '0101', '4-6', 'Line one\nLine two, "quoted"', 'TRUE'],
      ['Orc', '', '0', '0910', '2026-05-07', '**Bold** {acorn}', 'FALSE'],
      ['Elf', '2', '12', '1001', '01:30', '#DIV/0!', 'TRUE'],
    ])
    const held = (place: string) => cells.find(({ at }) => at.cell === `libreoffice!${place}`)?.holds
    expect(['D2', 'E2', 'E3', 'E4', 'F4', 'G4', 'C4'].map(held)).toEqual([
      'text',
      'text',
      'date',
      'date',
      'fault',
      'flag',
      'number',
    ])
  })

  it('counts blank cells too, so that rows which are almost empty cannot fill the memory', () => {
    const parts = workbookParts({ S: [['Name']] })
    const far = Array.from({ length: 20 }, (_, i) => `<row r="${i + 2}"><c r="XFD${i + 2}"><v>1</v></c></row>`).join('')
    parts['xl/worksheets/sheet1.xml'] = parts['xl/worksheets/sheet1.xml']!.replace('</sheetData>', `${far}</sheetData>`)
    expect(read(zipParts(parts)).said).toEqual(['table/too-many-cells S!XFD8'])
  })

  it('says what is wrong with a damaged workbook, and never throws', () => {
    const whole = workbookFile({
      S: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    })
    expect(
      read(zipParts({ ...workbookParts({ S: [['a']] }), 'xl/worksheets/sheet1.xml': '<worksheet>' })).said,
    ).toEqual(['table/broken-workbook'])
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (at, byte, cut) => {
        const bytes = Uint8Array.from(cut ? whole.subarray(0, at) : whole)
        if (!cut) bytes[at] = byte
        expect(read(bytes).diagnostics).toBeInstanceOf(Array)
      }),
    )
  })
})
