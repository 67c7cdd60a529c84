import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hitChance } from '../../../src/components/table/hit-chance.ts'

const die = { dice: { count: 1, sides: 6 }, alwaysHit: [1], alwaysMiss: [6] }
const sixths = (attack: number, defence: number, table = die): number => {
  const { numerator, denominator } = hitChance(table, attack, defence)
  return Number(numerator * (6n / denominator))
}

it('is the difference, never below one face and never above five', () => {
  // Strength 8 against 4: hit number 4.
  expect(sixths(8, 4)).toBe(4)
  expect(sixths(5, 4)).toBe(1)
  expect(sixths(6, 4)).toBe(2)
  expect(sixths(4, 4)).toBe(1)
  expect(sixths(1, 7)).toBe(1)
  expect(sixths(9, 4)).toBe(5)
  expect(sixths(12, 2)).toBe(5)
})

it('lets a face that always hits go before one that always misses', () => {
  expect(sixths(9, 4, { ...die, alwaysHit: [6], alwaysMiss: [6, 1] })).toBe(5)
})

it('has no exceptions where the table has none', () => {
  const plain = { ...die, alwaysHit: [], alwaysMiss: [] }
  expect(sixths(3, 3, plain)).toBe(0)
  expect(sixths(12, 2, plain)).toBe(6)
})

it('agrees with throwing every pair of two dice', () => {
  const face = fc.array(fc.integer({ min: 2, max: 12 }), { maxLength: 2 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 16 }),
      fc.integer({ min: 0, max: 8 }),
      face,
      face,
      (attack, defence, h, m) => {
        let hits = 0
        for (let a = 1; a <= 6; a++)
          for (let b = 1; b <= 6; b++)
            if (h.includes(a + b) || (a + b <= attack - defence && !m.includes(a + b))) hits++
        const table = { dice: { count: 2, sides: 6 }, alwaysHit: h, alwaysMiss: m }
        expect(hitChance(table, attack, defence).value).toBeCloseTo(hits / 36, 12)
      },
    ),
  )
})
