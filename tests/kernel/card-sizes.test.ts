import { expect, it } from 'vitest'
import { CARD_SIZES } from '../../src/kernel/card-sizes.ts'
import { MM_PER_INCH, micrometres } from '../../src/kernel/units.ts'

it('has the poker card at 2.5 x 3.5 in', () => {
  const poker = CARD_SIZES.find((size) => size.id === 'poker')!
  expect([poker.width, poker.height].map(micrometres)).toEqual([2.5 * MM_PER_INCH, 3.5 * MM_PER_INCH].map(micrometres))
})

it('names each size once and keeps it plausible', () => {
  expect(new Set(CARD_SIZES.map((size) => size.id)).size).toBe(CARD_SIZES.length)
  for (const size of CARD_SIZES) expect(size.width <= size.height && size.width >= 40 && size.height <= 130).toBe(true)
})
