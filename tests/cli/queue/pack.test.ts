import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from '../../../src/cli/queue/pack.ts'

test('any value arrives as it was sent', () => {
  fc.assert(
    fc.property(fc.anything({ withTypedArray: true, withMap: true, withSet: true }), (value) => {
      fc.pre(isPlain(value))
      expect(unpack(pack(value))).toStrictEqual(value)
    }),
  )
})

test('what JSON would lose is kept', () => {
  const value = { fold: undefined, big: new Uint32Array([4_294_967_295]), none: NaN, of: new Map([['a', -0]]) }
  expect(unpack(pack(value))).toStrictEqual(value)
})

/** Whether a thread could be sent it: no object without prototype, which comes back with one. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'symbol' && typeof value !== 'function'
  if (value instanceof Map) return [...value].flat().every(isPlain)
  if (value instanceof Set) return [...value].every(isPlain)
  return Object.getPrototypeOf(value) !== null && Object.values(value).every(isPlain)
}
