import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgeRoom, shareSide } from '../../src/sheets/edge-room.ts'
import { fitGrid } from '../../src/sheets/fit-grid.ts'
import { paperOf } from './support/sample-deck.ts'

const poker = { width: 63.5, height: 88.9, bleed: 3 }
const roomOf = (paper: string, format: object) => {
  const grid = fitGrid({
    sheet: 'x',
    format: { ...poker, ...format },
    paper: paperOf(paper),
    gap: 0,
    gutterfold: false,
  }).value!
  return edgeRoom(grid, 3000)
}

it('gives A4 nine-up 2 mm of bleed, 3 mm marks above and 2.25 mm marks at the sides', () => {
  expect(roomOf('a4', {})).toEqual({
    bands: 'ends',
    side: { bleed: 2000, markStart: 2500, markLength: 2250 },
    end: { bleed: 2000, markStart: 2500, markLength: 3000 },
  })
})

it('gives Letter nine-up no bleed and 1 mm marks above, head and foot at the sides', () => {
  const room = roomOf('letter', { columns: 3, rows: 3 })
  expect(room.bands).toBe('sides')
  expect(room.end).toEqual({ bleed: 0, markStart: 350, markLength: 1000 })
  expect(room.side).toEqual({ bleed: 1700, markStart: 2200, markLength: 1000 })
})

it('leaves marks out where there is no room at all', () => {
  expect(shareSide(0, 3000)).toEqual({ bleed: 0, markStart: 0, markLength: 0 })
  expect(shareSide(-2000, 3000)).toEqual({ bleed: 0, markStart: 0, markLength: 0 })
  expect(shareSide(900, 3000)).toEqual({ bleed: 900, markStart: 0, markLength: 0 })
  expect(shareSide(950, 3000)).toEqual({ bleed: 0, markStart: 200, markLength: 750 })
})

it('property: bleed and mark stay inside the space, and a mark never touches the bleed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 50_000 }), fc.integer({ min: 0, max: 10_000 }), (space, bleed) => {
      const room = shareSide(space, bleed)
      expect(room.bleed).toBeLessThanOrEqual(Math.min(bleed, 2000))
      expect(Math.max(room.bleed, room.markStart + room.markLength)).toBeLessThanOrEqual(Math.max(0, space))
      if (room.markLength > 0) {
        expect(room.markStart - room.bleed).toBeGreaterThanOrEqual(200)
        expect(room.markLength).toBeGreaterThanOrEqual(750)
      } else expect(space).toBeLessThan(950)
    }),
  )
})

it('gives longer marks where they are asked for and have room', () => {
  expect(shareSide(13_000, 1_500, 3_500)).toEqual({ bleed: 1500, markStart: 2000, markLength: 3500 })
  expect(shareSide(4_000, 1_500, 3_500)).toEqual({ bleed: 1500, markStart: 2000, markLength: 2000 })
})
