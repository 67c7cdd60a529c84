import { describe, expect, it } from 'vitest'
import { readTable } from '../../src/source/read-table.ts'
import { workbookFile } from '../support/workbook-file.ts'

const utf8 = new TextEncoder()
const read = (bytes: Uint8Array, manner = {}) => {
  const { value, diagnostics } = readTable('t', bytes, manner)
  return { rows: value?.rows.length, manner: value?.manner, codes: diagnostics.map(({ code }) => code) }
}

describe('readTable', () => {
  it('goes by what a file is, not by its name', () => {
    expect(read(utf8.encode('a;b\n1;2\n'))).toEqual({ rows: 2, manner: 'UTF-8, cells parted by ;', codes: [] })
    expect(read(utf8.encode('a\tb\n1\t2\n')).manner).toBe('UTF-8, cells parted by tabs')
    expect(read(workbookFile({ Cards: [['a']] }))).toEqual({ rows: 1, manner: 'workbook, sheet Cards', codes: [] })
  })

  it.each([
    ['old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'table/other-format'],
    [
      'OpenDocument',
      utf8.encode('PK\u0003\u0004________________________mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      'table/other-format',
    ],
    ['PDF', utf8.encode('%PDF-1.7'), 'table/other-format'],
    ['another archive', utf8.encode('PK\u0003\u0004___'), 'table/not-text'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'table/not-text'],
    ['nothing', new Uint8Array(), 'table/no-rows'],
    ['blanks', utf8.encode(' \n\n'), 'table/no-rows'],
    ['a sheet of blanks', workbookFile({ S: [[' ']] }), 'table/no-rows'],
    ['a huge text', new Uint8Array(4 * 1024 * 1024 + 1).fill(97), 'table/too-large'],
    ['a bell', utf8.encode('a\u0007b\n'), 'table/control-character'],
  ])('says what is wrong with %s', (_, bytes, code) => {
    expect(read(bytes).codes).toEqual([code])
  })

  it('has no sheets in a text', () => {
    expect(read(utf8.encode('a\n'), { sheet: 'Cards' }).codes).toEqual(['table/no-sheet'])
    const [finding] = readTable('t', utf8.encode('a\n'), { sheet: 'Cards' }).diagnostics
    expect(finding?.hints).toEqual(['this file is a text; leave out --sheet'])
  })

  it('obeys a declared delimiter, whatever character it is', () => {
    for (const delimiter of ['.', '\\', ']', '^', '-', 'd', '\t']) {
      const { value } = readTable('t', utf8.encode(`a${delimiter}b\n`), { delimiter })
      expect(value?.rows[0]?.cells.map(({ text }) => text)).toEqual(['a', 'b'])
    }
  })
})
