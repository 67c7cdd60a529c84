import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stackColumns } from '../../../src/components/set-up/stack-columns.ts'

const SIZES = { entry: 15, space: 2, room: 100 }

it('lays stacks below each other, each whole in its column', () => {
  const { pages, height, parts } = stackColumns([['a', 'b'], ['c'], ['d', 'e']], 2, SIZES)
  expect(pages).toBe(1)
  // 32 and 17 mm in the first column, 32 in the second; 81 mm shared evenly would break the second stack.
  expect(parts).toEqual([
    { column: 0, top: 0, entries: ['a', 'b'] },
    { column: 0, top: 32, entries: ['c'] },
    { column: 1, top: 0, entries: ['d', 'e'] },
  ])
  expect(height).toBe(49)
})

it('loses nothing, keeps within the page and breaks only what is higher than a column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (sizes, columns) => {
        let next = 0
        const stacks = sizes.map((count) => Array.from({ length: count }, () => next++))
        const { pages, height, parts } = stackColumns(stacks, columns, SIZES)
        expect(parts.flatMap(({ entries }) => entries)).toEqual(stacks.flat())
        expect(height).toBeLessThanOrEqual(SIZES.room + 1e-6)
        parts.forEach(({ column, top, entries }, i) => {
          expect(column).toBeLessThan(pages * columns)
          expect(top + entries.length * SIZES.entry + SIZES.space).toBeLessThanOrEqual(height + 1e-6)
          const before = parts[i - 1]
          if (before?.column === column)
            expect(top).toBeGreaterThanOrEqual(before.top + before.entries.length * SIZES.entry)
        })
        // Six entries go into a column.
        expect(parts).toHaveLength(sizes.reduce((sum, count) => sum + Math.ceil(count / 6), 0))
      },
    ),
  )
})
