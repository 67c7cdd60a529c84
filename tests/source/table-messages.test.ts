import { describe, expect, it } from 'vitest'
import { readTable, type TableManner } from '../../src/source/read-table.ts'
import { sayTable } from '../../src/source/table-messages.ts'
import { workbookFile, workbookParts, zipParts } from '../support/workbook-file.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((c) => c.charCodeAt(0)))
const CHART = { ...workbookParts({ S: [['a']] }), 'xl/worksheets/sheet1.xml': '' }

/** The smallest file that causes each finding, and where it is reported: an offset of a text, a cell of a workbook. */
const CAUSES: [code: string, bytes: Uint8Array, at: number | string, manner?: TableManner][] = [
  ['table/too-large', new Uint8Array(4 * 1024 * 1024 + 1), 0],
  ['table/too-many-cells', utf8('a,b\n'.repeat(50_001)), 200_000],
  ['table/no-rows', utf8(''), 0],
  ['table/bad-encoding', latin('a\xe9'), 1, { encoding: 'utf-8' }],
  ['table/guessed-encoding', latin('a\xe9'), 1],
  ['table/lost-letters', utf8('a\ufffd'), 1],
  ['table/twice-encoded', utf8('aÃ©'), 1],
  ['table/not-text', latin('a\0\xff'), 0],
  ['table/other-format', utf8('%PDF-1.7'), 0],
  ['table/broken-workbook', zipParts(CHART), 0],
  ['table/no-sheet', workbookFile({ S: [['a']] }), 0, { sheet: 'T' }],
  ['table/other-sheets', workbookFile({ S: [['a']], T: [['b']] }), 0],
  [
    'table/merged-cells',
    workbookFile({ S: [['a']] }, { behind: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' }),
    'S!A1',
  ],
  ['table/no-result', workbookFile({ S: [['a', { inside: '<f>A1</f>' }]] }), 'S!B1'],
  ['table/unclosed-quote', utf8('a,"b'), 2],
  ['table/text-after-quote', utf8('a,"b" c'), 4],
  ['table/control-character', utf8('a,b\u0007'), 2],
]

describe('what is said of a file', () => {
  it.each(CAUSES)('%s', (code, bytes, at, manner) => {
    const { diagnostics } = readTable('t', bytes, manner)
    expect(diagnostics.map((found) => [found.code, found.at?.cell ?? found.at?.start])).toEqual([[code, at]])
  })

  it('is all tried here', () => {
    expect(CAUSES.map(([code]) => code).sort()).toEqual(
      Object.keys(sayTable.table)
        .map((name) => `table/${name}`)
        .sort(),
    )
  })
})
