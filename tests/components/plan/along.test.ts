import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beside, isInside, lengthOf, nearestOn, stepAt, type Spot } from '../../../src/components/plan/along.ts'

const L: Spot[] = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 3 },
]
const square: Spot[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
  { x: 0, y: 0 },
]

describe('a line', () => {
  it('is measured and walked along, round its corners', () => {
    expect(lengthOf(L)).toBe(7)
    expect(stepAt(L, 1)).toEqual({ x: 1, y: 0, angle: 0 })
    expect(stepAt(L, 5)).toEqual({ x: 4, y: 1, angle: 90 })
    expect(stepAt(L, 99)).toEqual({ x: 4, y: 3, angle: 90 })
  })

  it('finds its nearest place', () => {
    expect(nearestOn(L, { x: 2, y: -1 })).toEqual({ at: 2, off: 1 })
    expect(nearestOn(L, { x: 5, y: 2 })).toEqual({ at: 6, off: 1 })
  })

  it('has lines beside it, mitred at corners: right of a line to the right is below', () => {
    expect(beside(L, 1)).toEqual([
      { x: 0, y: 1 },
      { x: 3, y: 1 },
      { x: 3, y: 3 },
    ])
    // A ring drawn clockwise has its inside on the right; it stays closed.
    expect(beside(square, 1)).toEqual([
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 9, y: 9 },
      { x: 1, y: 9 },
      { x: 1, y: 1 },
    ])
  })

  it('keeps every place of a walk on itself', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (distance) => {
        const { at, off } = nearestOn(square, stepAt(square, distance))
        expect(off).toBeLessThan(1e-9)
        // Start and end of a ring are one place.
        expect(Math.min(Math.abs(at - distance), Math.abs(at + 40 - distance))).toBeLessThan(1e-9)
      }),
    )
  })
})

it('knows what lies inside an outline', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 15, noNaN: true }), fc.double({ min: -5, max: 15, noNaN: true }), (x, y) => {
      const within = x > 0 && x < 10 && y > 0 && y < 10
      const onEdge = [x, y].some((value) => value === 0 || value === 10)
      if (!onEdge) expect(isInside(square.slice(0, 4), { x, y })).toBe(within)
    }),
  )
})
