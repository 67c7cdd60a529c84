import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows } from '../../src/source/csv-rows.ts'
import { csvText } from '../support/csv-text.ts'

const cellsOf = (text: string, delimiter = ',') =>
  csvRows('t.csv', text, { delimiter }).rows.map(({ cells }) => cells.map((cell) => cell.text))

const nasty = fc
  .array(fc.constantFrom('a', 'é', '😀', '"', ',', ';', '\t', '\n', ' ', '\\', '#', "'"), { maxLength: 6 })
  .map((c) => c.join(''))
const rows = fc.array(fc.array(nasty, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
const isFilled = (row: readonly string[]) => row.some((text) => text.trim() !== '')

describe('csvRows', () => {
  it('reads what was written, with any delimiter and line end', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(',', ';', '\t', '|', ']', '^', '-'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (table, delimiter, end) => {
          expect(cellsOf(csvText(table, delimiter, end), delimiter)).toEqual(table.filter(isFilled))
        },
      ),
    )
  })

  it('agrees with csv-parse on sound tables', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const text = csvText(table)
        const theirs: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: true })
        expect(cellsOf(text)).toEqual(theirs.filter(isFilled))
      }),
    )
  })

  it('never throws and stays inside the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x', ' ') }), (text) => {
        const read = csvRows('t.csv', text, { delimiter: ',' })
        for (const { cells } of read.rows)
          for (const { at } of cells) expect(0 <= at.start && at.start <= at.end && at.end <= text.length).toBe(true)
      }),
    )
  })

  it('knows where each cell stands, quotes included, and counts blank rows', () => {
    const text = 'Name,Text\n\n,\nKnight,"a ""b""\nc"\n'
    const { rows } = csvRows('t.csv', text, { delimiter: ',' })
    expect(rows.map(({ number }) => number)).toEqual([1, 4])
    expect(rows[1]!.cells.map(({ at }) => text.slice(at.start, at.end))).toEqual(['Knight', '"a ""b""\nc"'])
    expect(rows[1]!.cells[1]!.text).toBe('a "b"\nc')
  })

  it('takes a quote inside a cell for a quote', () => {
    expect(cellsOf('Gun,5" gun\n')).toEqual([['Gun', '5" gun']])
  })

  it.each([
    ['a,"b', 'table/unclosed-quote', 2],
    ['a,"b" c\nd,e', 'table/text-after-quote', 4],
  ])('reports the quotes of %j', (text, code, start) => {
    const { diagnostics } = csvRows('t.csv', text, { delimiter: ',' })
    expect(diagnostics.map((found) => [found.code, found.at?.start])).toEqual([[code, start]])
  })

  it('stops at a hundred thousand cells', () => {
    const { diagnostics } = csvRows('t.csv', 'a,b\n'.repeat(50_001), { delimiter: ',' })
    expect(diagnostics.map(({ code }) => code)).toEqual(['table/too-many-cells'])
  })
})
