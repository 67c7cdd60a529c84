import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onPaper } from '../../src/sheets/on-paper.ts'

it('leaves a page alone that needs nothing', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 }
  expect(onPaper({}, box)).toBe(box)
})

it('moves and stretches', () => {
  const correction = { scaleX: 2, scaleY: 0.5, x: 10, y: -1 }
  expect(onPaper({ correction }, { x: 1, y: 2, width: 3, height: 4 })).toEqual({ x: 12, y: 0, width: 6, height: 2 })
})

it('maps the far corner like the near one', () => {
  const length = fc.double({ min: -300, max: 300, noNaN: true })
  const scale = fc.double({ min: 0.8, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(length, length, length, length, scale, scale, (x, y, width, height, scaleX, scaleY) => {
      const correction = { scaleX, scaleY, x: 1.5, y: -0.5 }
      const moved = onPaper({ correction }, { x, y, width, height })
      expect(moved.x + moved.width).toBeCloseTo(scaleX * (x + width) + 1.5, 8)
      expect(moved.y + moved.height).toBeCloseTo(scaleY * (y + height) - 0.5, 8)
    }),
  )
})
