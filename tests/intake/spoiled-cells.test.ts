import { describe, expect, it } from 'vitest'
import { spoiledCells } from '../../src/intake/spoiled-cells.ts'
import type { Cell } from '../../src/source/table.ts'

const at = { file: 't', start: 0, end: 0 }
const found = (header: string, values: readonly string[], holds?: Cell['holds']) =>
  spoiledCells({ header, at, cells: values.map((text) => ({ text, at, ...(holds && { holds }) })) })
const codes = (...of: Parameters<typeof found>) => found(...of).map(({ code }) => code.replace('import/', ''))

describe('spoiledCells', () => {
  it.each(['06-Apr', '6-Apr', 'Apr-06', '6. Apr', '06-avr', '6. Mai', '12-dic', '06-Apr-24', '4-août'])(
    '%s was no date when it was typed',
    (text) => {
      expect(codes('Factor', [text])).toEqual(['day-and-month'])
    },
  )

  it('says what may have been typed', () => {
    expect(found('Factor', ['06-Apr'])[0]?.hints?.[0]).toContain('perhaps 4-6 or 6-4 was typed')
    expect(found('Factor', ['May-12'])[0]?.hints?.[0]).toContain('perhaps 5-12 or 12-5 was typed')
  })

  it.each(['4-6', '4/6', 'Apr', '6 Apr', 'April-6', '22 January 1879', 'Mayor-6', '10:30', 'A-1'])(
    '%s is a text',
    (text) => {
      expect(codes('Factor', [text])).toEqual([])
    },
  )

  it('believes a header that speaks of dates', () => {
    expect(codes('Date of issue', ['06-Apr', '2024-04-06', 'unknown'])).toEqual([])
  })

  it('finds whole dates among other values, and leaves a column of dates alone', () => {
    expect(codes('Factors', ['2012-04-06', '4/6/40'])).toEqual(['date-among-others'])
    expect(codes('Printed', ['2012-04-06', '6.4.2012', '', '04/06/2012 12:00'])).toEqual([])
  })

  it('is sure of dates and times of a workbook', () => {
    const cells = (
      [
        ['01:30', 'date'],
        ['4:7', 'text'],
      ] as const
    ).map(([text, holds]) => ({ text, at, holds }))
    const said = spoiledCells({ header: 'Odds', at, cells })
    expect(said.map(({ code, severity }) => [code, severity])).toEqual([['import/date-among-others', 'error']])
    expect(codes('Odds', ['01:30', '02:00'], 'date')).toEqual([])
  })

  it('knows what a workbook says of a cell', () => {
    expect(codes('Factor', ['06-Apr', '#REF!', '9.45E+12'], 'text')).toEqual([])
    expect(codes('Factor', ['6-Apr'], 'date')).toEqual(['day-and-month'])
    expect(codes('Factor', ['#ADD?'], 'fault')).toEqual(['formula-error'])
    expect(codes('Id', ['1234567890123456', '1e+21', '123456789012345'], 'number')).toEqual([
      'shortened-number',
      'shortened-number',
    ])
  })

  it.each(['#REF!', '#NAME?', '#DIV/0!', '#N/A', '#NV', '#BEZUG!', '#¿NOMBRE?', '#¡VALOR!', 'Err:502'])(
    '%s is no value',
    (text) => {
      expect(codes('Text', [text])).toEqual(['formula-error'])
    },
  )

  it.each(['#ff0000', '#1', '#1!', 'Halt!', 'Err: 502', '# REF!'])('%s is one', (text) => {
    expect(codes('Text', [text])).toEqual([])
  })

  it.each([
    ['9.45E+12', ['shortened-number']],
    ['9,45E+12', ['shortened-number']],
    ['1E+15', ['shortened-number']],
    ['1e3', []],
    ['1E3', []],
    ['E+12', []],
  ])('%s: %j', (text, expected) => {
    expect(codes('Id', [text])).toEqual(expected)
  })
})
