import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flag, number, whole } from '../../../src/schema/values/numbers.ts'
import { readAs } from '../read-as.ts'

describe('number', () => {
  it('takes every number that is written without quotes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        expect(readAs(number(), String(n)).value).toBe(Object.is(n, -0) ? 0 : n)
      }),
    )
  })

  it.each(['ten', '"10"', '.inf', '.nan', '1e2030', 'no', '[1]', '""'])('refuses %s', (written) =>
    expect(readAs(number(), written).found).toEqual([`schema/expected-number @ ${written}`]),
  )

  it('keeps to its bounds', () => {
    expect(readAs(number(0, 20), '20').value).toBe(20)
    expect(readAs(number(0, 20), '20.1').found).toEqual(['schema/out-of-range @ 20.1'])
  })
})

describe('whole', () => {
  it.each(['x4', '1.5', '-1', '1162167', 'ten', '"3"', '3x'])('refuses %s as a count', (written) =>
    expect(readAs(whole(0, 5000), written).found).toEqual([`schema/expected-whole @ ${written}`]),
  )

  it.each([
    ['x4', 'write 4, without quotes or letters'],
    ['"12"', 'write 12, without quotes or letters'],
    ['2.5in', 'write 63.5, if a length is meant: lengths are in mm, without a unit'],
    ['ten', 'write it in digits'],
  ])('offers a remedy for %s', (written, hint) => expect(readAs(whole(0, 5000), written).hints).toEqual([hint]))

  it('takes its bounds themselves', () => {
    expect(readAs(whole(0, 5000), '0').value).toBe(0)
    expect(readAs(whole(0, 5000), '5000').value).toBe(5000)
    expect(readAs(whole(0, 5000), '5001').found).toEqual(['schema/expected-whole @ 5001'])
  })
})

describe('flag', () => {
  it('takes true and false alone', () => {
    expect(readAs(flag(), 'true').value).toBe(true)
    expect(readAs(flag(), 'False').value).toBe(false)
    expect(readAs(flag(), 'yes')).toMatchObject({ found: ['schema/expected-flag @ yes'], hints: ['write true'] })
    expect(readAs(flag(), '"true"').found).toEqual(['schema/expected-flag @ "true"'])
  })
})
