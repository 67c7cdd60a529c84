import { expect, it } from 'vitest'
import { cutMarks, cutsOf } from '../../src/sheets/cut-marks.ts'
import { edgeRoom } from '../../src/sheets/edge-room.ts'
import { fitGrid } from '../../src/sheets/fit-grid.ts'
import { cellAt } from '../../src/sheets/grid.ts'
import { inkOf } from './support/ink.ts'
import { paperOf, sampleRequest } from './support/sample-deck.ts'

const { theme } = sampleRequest()
const format = { width: 63.5, height: 88.9, bleed: 3 }
const marksOf = (count: number, gap = 0) => {
  const grid = fitGrid({ sheet: 'x', format, paper: paperOf('a4'), gap, gutterfold: false }).value!
  const cells = Array.from({ length: count }, (_, n) => cellAt(grid, n))
  const room = edgeRoom(grid, 3000)
  const round = (v: number): number => Math.round(v * 1000) / 1000
  const ink = inkOf(cutMarks(cutsOf(cells, grid.piece), grid, room), theme)
  return ink.map(({ x, y, width, height }) => [x, y, width, height].map(round))
}

it('marks both ends of each cut of a full sheet', () => {
  const marks = marksOf(9)
  const upright = marks.filter((m) => m[2] === 0)
  const lying = marks.filter((m) => m[3] === 0)
  expect(marks.length).toBe(16)
  for (const x of [9.75, 73.25, 136.75, 200.25])
    expect(upright.filter((m) => m[0] === x)).toEqual([
      [x, 9.65, 0, 3],
      [x, 284.35, 0, 3],
    ])
  for (const y of [15.15, 104.05, 192.95, 281.85])
    expect(lying.filter((m) => m[1] === y)).toEqual([
      [5, y, 2.25, 0],
      [202.75, y, 2.25, 0],
    ])
})

it('marks only the cuts in use, at the ends of the whole block', () => {
  const marks = marksOf(2)
  expect([...new Set(marks.filter((m) => m[2] === 0).map((m) => m[0]))]).toEqual([9.75, 73.25, 136.75])
  expect([...new Set(marks.filter((m) => m[3] === 0).map((m) => m[1]))]).toEqual([15.15, 104.05])
  expect(marks.filter((m) => m[0] === 9.75).map((m) => m[1])).toEqual([9.65, 284.35])
})

it('marks both edges of a gap', () => {
  const xs = [
    ...new Set(
      marksOf(9, 2)
        .filter((m) => m[2] === 0)
        .map((m) => m[0]),
    ),
  ]
  expect(xs).toEqual([7.75, 71.25, 73.25, 136.75, 138.75, 202.25])
})
