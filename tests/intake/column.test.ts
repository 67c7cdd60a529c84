import { describe, expect, it } from 'vitest'
import { columnsOf, normalHeader } from '../../src/intake/column.ts'
import { readTable } from '../../src/source/read-table.ts'
import { workbookFile } from '../support/workbook-file.ts'

const read = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const { columns, rows, diagnostics } = columnsOf(readTable('t.csv', bytes).value!)
  return {
    rows,
    columns: columns.map(({ header, cells }) => [header, ...cells.map(({ text }) => text)]),
    said: diagnostics.map(({ code, at, message }) => `${code} ${at?.cell ?? at?.start}: ${message}`),
  }
}

describe('columnsOf', () => {
  it('takes the first row for headers, on one line each', () => {
    expect(read('"Rules\n  text",Count\na,1\nb,2\n')).toEqual({
      rows: 2,
      columns: [
        ['Rules text', 'a', 'b'],
        ['Count', '1', '2'],
      ],
      said: [],
    })
  })

  it('passes over empty rows and blank columns, before, between and behind', () => {
    const { columns, said } = read(',,\nName,,Count\n,,\n,,\nOrc,,2\n,,\nElf,,1\n,,\n,,\n')
    expect(columns).toEqual([
      ['Name', 'Orc', 'Elf'],
      ['Count', '2', '1'],
    ])
    expect(said).toEqual(['import/empty-rows 21: 3 empty rows, the first above this one, are passed over'])
  })

  it('reports a column without header once, at its first value', () => {
    expect(read('Name,,\nOrc,,\nElf,x,\nMan,y,\n').said).toEqual([
      'import/no-header 17: column B has values but no header; it is left out',
    ])
    expect(read(workbookFile({ S: [['Name'], ['Orc', undefined, 'x'], ['Elf', undefined, 'y']] })).said).toEqual([
      'import/no-header S!C2: column C has values but no header; it is left out',
    ])
  })

  it('reports headers alike, whatever their case and accents', () => {
    const { said } = read('Text,Name,TÉXT \na,b,c\n')
    expect(said).toEqual(['import/doubled-header 10: a second column is called "TÉXT"'])
  })

  it('reports longer and shorter rows of a text', () => {
    expect(read('Name,Text\nOrc,Draw, then run\nElf\n,,\n').said.map((line) => line.split(':')[0])).toEqual([
      'import/long-row 19',
      'import/short-row 29',
    ])
  })

  it('expects no blank cells at the end of a row of a workbook', () => {
    expect(read(workbookFile({ S: [['Name', 'Text'], ['Orc']] }))).toMatchObject({
      columns: [
        ['Name', 'Orc'],
        ['Text', ''],
      ],
      said: [],
    })
  })

  it('refuses short rows that would make too many cells when filled up', () => {
    const wide = Array.from({ length: 1000 }, (_, i) => `H${i}`).join(',')
    expect(read(`${wide}\n${'x\n'.repeat(101)}`)).toEqual({
      rows: 101,
      columns: [],
      said: ['table/too-many-cells 0: the table holds more than 100000 cells'],
    })
  })

  it('wants a row below the headers', () => {
    expect(read('Name,Text\n').said).toEqual(['import/only-headers 0: there are headers, but no row below them'])
  })
})

it.each([
  ['  No. of Copies ', 'no of copies'],
  ['Count (per deck)', 'count'],
  ['(none)', 'none'],
  ['#', '#'],
  ['# Copies', '# copies'],
  ['★', '★'],
  ['Quantité', 'quantite'],
])('normalHeader(%j) is %j', (header, normal) => {
  expect(normalHeader(header)).toBe(normal)
})
