import { expect, it } from 'vitest'
import { edgeRoom } from '../../src/sheets/edge-room.ts'
import { fitGrid } from '../../src/sheets/fit-grid.ts'
import { endLines, insetOf, sideLines } from '../../src/sheets/small-lines.ts'
import { paperOf } from './support/sample-deck.ts'

const laid = (width: number, height: number, paper = 'a4') => {
  const format = { width, height, bleed: 3 }
  const grid = fitGrid({ sheet: 'x', format, paper: paperOf(paper), gap: 0, gutterfold: false }).value!
  return { grid, room: edgeRoom(grid, 3000) }
}

it('comes nearer to the sides of a small page', () => {
  expect([insetOf(210), insetOf(140), insetOf(139.9)]).toEqual([12, 12, 6])
})

it('offers the spaces between the marks of A4 nine-up, 1 mm clear of them, one line above and one below', () => {
  const { grid, room } = laid(63.5, 88.9)
  const cuts = { xs: [9750, 73_250, 136_750, 200_250], ys: [] }
  const { above, below } = endLines(grid, room, cuts)
  expect(above.map((slot) => [slot.x, slot.width])).toEqual([
    [12, 60.25],
    [74.25, 61.5],
    [137.75, 60.25],
  ])
  // Between the head band, which ends at 9.5, and the bleed, which starts at 13.15.
  for (const slot of above) expect(slot.y > 9.5 + 1.65 && slot.y < 13.15 - 0.5).toBe(true)
  for (const slot of below) expect(slot.y > 297 - 13.15 + 1.65 && slot.y < 297 - 9.5 - 0.5).toBe(true)
  expect(sideLines(grid, room)).toEqual([])
})

it('offers whole lines where the marks end further in', () => {
  const { grid, room } = laid(100, 200)
  const { above } = endLines(grid, room, { xs: [55_000, 155_000], ys: [] })
  expect(above).toEqual([{ x: 12, y: 9.5 + 0.8 + 1.65, width: 186, anchor: 'start' }])
})

it('offers up to three lines along the right side of the block', () => {
  const { grid, room } = laid(100, 200)
  expect(sideLines(grid, room).map((slot) => [slot.x, slot.width, Math.round(slot.y * 100) / 100])).toEqual([
    [48.5, 200, -5.2],
    [48.5, 200, -2.85],
    [48.5, 200, -0.5],
  ])
})
