import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateFormatOf, showNumber } from '../../src/source/number-format.ts'

const shown = (value: number, id: number, code?: string, from1904 = false) =>
  showNumber(value, dateFormatOf(id, code), from1904)

describe('numbers as a workbook shows them', () => {
  it.each([
    [7, 0, undefined, '7'],
    [0.1, 2, undefined, '0.1'],
    [101, 164, '0000', '0101'],
    [101, 164, '"No. "0000', '0101'],
    [0.07, 9, undefined, '7%'],
    [0.125, 164, '0.0%', '12.5%'],
    [1234.5, 164, '#,##0.00 [$EUR]', '1234.5'],
    [5, 164, '[Red]0;[Blue]-0', '5'],
    [45388, 16, undefined, '6-Apr'],
    [45388, 17, undefined, 'Apr-24'],
    [45388, 14, undefined, '2024-04-06'],
    [45388.5, 22, undefined, '2024-04-06 12:00'],
    [45388, 165, 'dd/mm/yyyy', '2024-04-06'],
    [45388, 165, '[$-409]d-mmm;@', '6-Apr'],
    [45388, 165, 'd. mmm', '6-Apr'],
    [0.0625, 20, undefined, '01:30'],
    [1, 14, undefined, '1900-01-01'],
    [61, 14, undefined, '1900-03-01'],
  ])('%d in format %d %s: %s', (value, id, code, text) => {
    expect(shown(value, id, code)).toBe(text)
  })

  it('counts from 1904 where the workbook says so', () => {
    expect(shown(0, 14, undefined, true)).toBe('1904-01-01')
  })

  it('knows every day of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 2_900_000 }), (serial) => {
        const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000)
        expect(shown(serial, 14)).toBe(day.toISOString().replace(/T.*/, ''))
      }),
    )
  })
})
