import { expect, it } from 'vitest'
import { hexDistance, hexGrid, neighboursOf } from '../../src/rules/helpers/hex-grid.ts'
import type { GridSpec } from '../../src/game/hex-map.ts'
import { buildCase } from '../support/case-game.ts'
import { mapCase } from '../support/map-case.ts'
import { pdfText } from '../support/pdf-text.ts'

/** Neighbours of 0304 and steps from 0101 to 0403, worked out by breadth-first search on squared paper. */
const RIGHT = [
  { shifted: 'even', neighbours: ['0203', '0204', '0303', '0305', '0403', '0404'], distance: 4 },
  { shifted: 'odd', neighbours: ['0204', '0205', '0303', '0305', '0404', '0405'], distance: 3 },
] as const

it.each(RIGHT)('$shifted columns down: data and drawing agree', async ({ shifted, neighbours, distance }) => {
  const spec: GridSpec = {
    orientation: 'flat',
    shifted,
    columns: 5,
    rows: 6,
    firstColumn: 1,
    firstRow: 1,
    shortShifted: false,
    numbers: 'CCRR',
  }
  const grid = hexGrid(spec)
  const at = (id: string): number => grid.indexOf(id) ?? NaN
  expect(
    neighboursOf(grid, at('0304'))
      .map((hex) => grid.ids[hex])
      .sort(),
  ).toEqual(neighbours)
  expect(hexDistance(grid, at('0101'), at('0403'))).toBe(distance)

  const files = mapCase('columns: 5, rows: 6')
  const built = await buildCase({
    ...files,
    'map.yaml': String(files['map.yaml']).replace('shifted: even', `shifted: ${shifted}`),
  })
  // A number has a halo, which is the same text once more.
  const written = (await pdfText(built.pdf('whole'))).filter(({ text }) => /^\d{4}$/.test(text))
  const numbers = [...new Map(written.map((number) => [number.text, number])).values()]
  expect(numbers).toHaveLength(30)
  const centre = numbers.find(({ text }) => text === '0304')?.middle ?? { x: NaN, y: NaN }
  const nearest = numbers
    .filter(({ text }) => text !== '0304')
    .toSorted(
      (a, b) =>
        Math.hypot(a.middle.x - centre.x, a.middle.y - centre.y) -
        Math.hypot(b.middle.x - centre.x, b.middle.y - centre.y),
    )
    .slice(0, 6)
  expect(nearest.map(({ text }) => text).sort()).toEqual(neighbours)
})
