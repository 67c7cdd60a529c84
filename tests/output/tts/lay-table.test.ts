import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTable } from '../../../src/output/tts/lay-table.ts'

it('lays nothing on anything else', () => {
  const size = fc.record({ width: fc.integer({ min: 5, max: 1800 }), height: fc.integer({ min: 5, max: 900 }) })
  fc.assert(
    fc.property(fc.array(fc.record({ size, breaks: fc.boolean() }), { maxLength: 40 }), (things) => {
      const table = openTable()
      const boxes = things.map(({ size: { width, height }, breaks }) => {
        if (breaks) table.newRow()
        const { x, z } = table.next({ width, height })
        return { x, z, wide: width / 25.4, deep: height / 25.4 }
      })
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
          const apart = Math.max(
            Math.abs(a.x - b.x) - (a.wide + b.wide) / 2,
            Math.abs(a.z - b.z) - (a.deep + b.deep) / 2,
          )
          expect(apart).toBeGreaterThan(0.79)
        }
      })
    }),
  )
})

it('starts a row where the last one is full, nearer by its depth', () => {
  const table = openTable()
  // 30 inches and 30 inches are more than the 56 of a row.
  const [first, second] = [table.next({ width: 762, height: 254 }), table.next({ width: 762, height: 508 })]
  expect(first.x).toBe(second.x)
  // From the middle of 10 inches to that of 20, with 0.8 between them.
  expect(first.z - second.z).toBeCloseTo(5 + 0.8 + 10, 3)
})
