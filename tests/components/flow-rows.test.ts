import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flowRows } from '../../src/components/flow-rows.ts'

const page = { width: 100, height: 80, head: 10, gap: 5 }
const size = (width: number, height: number) => ({ width, height })

it('lays pieces side by side, then in the next row, then on the next page', () => {
  const items = [size(50, 20), size(45, 30), size(10, 30), size(10, 25)]
  expect(flowRows(items, (item) => item, page).map((here) => here.map(({ x, y }) => [x, y]))).toEqual([
    [
      [0, 10],
      [55, 10],
      [0, 45],
      [15, 45],
    ],
  ])
  expect(flowRows([...items, size(90, 5)], (item) => item, page)[1]).toMatchObject([{ x: 0, y: 10 }])
})

it('keeps the order, and lays no piece over another or beyond the page', () => {
  const piece = fc.record({ width: fc.integer({ min: 1, max: 100 }), height: fc.integer({ min: 1, max: 70 }) })
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), (items) => {
      const pages = flowRows(items, (item) => item, page)
      expect(pages.flat().map(({ item }) => item)).toEqual(items)
      for (const here of pages)
        here.forEach(({ item, x, y }, i) => {
          expect(x + item.width).toBeLessThanOrEqual(100)
          expect(y + item.height).toBeLessThanOrEqual(80)
          for (const other of here.slice(i + 1)) {
            const apart = other.x >= x + item.width || other.y >= y + item.height || other.x + other.item.width <= x
            expect(apart).toBe(true)
          }
        })
    }),
  )
})
