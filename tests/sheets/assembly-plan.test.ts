import { expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { openStudio } from '../../src/draw/studio.ts'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { planTiles } from '../../src/sheets/plan-tiles.ts'
import { assemblyPlan } from '../../src/sheets/tile-marks.ts'

const host = nodeHost()
const { theme } = (await openStudio({ host, folder: `${host.root}/data/zulu-spears` })).value!

/** The plan on the first page of a sheet of this size on A4, and where its tile lies. */
function planFor(width: number, height: number) {
  const plan = planTiles({ width, height, seams: { xs: [], ys: [] } }, findPaper('a4')!)
  const [x, y] = [plan.left / 1000, plan.top / 1000]
  const tile = { x, y, width: plan.columns[0]!.length / 1000, height: plan.rows[0]!.length / 1000 }
  const svg = assemblyPlan(tile, { row: 0, column: 0 }, plan, theme)
  const boxes = [...svg.matchAll(/<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/g)].map((found) =>
    found.slice(1).map(Number),
  )
  return { plan, tile, boxes, texts: [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text) }
}

it('stands above the tile, with tags, where the margin is too narrow for so many pages', () => {
  // 1371.6 x 470 mm on upright A4: eight columns of 180 mm, two rows.
  const { plan, tile, boxes, texts } = planFor(1371.6, 470)
  expect([plan.columns.length, plan.rows.length]).toEqual([8, 2])
  expect(boxes).toHaveLength(16)
  expect(texts).toEqual([
    'A1',
    'A2',
    'A3',
    'A4',
    'A5',
    'A6',
    'A7',
    'A8',
    'B1',
    'B2',
    'B3',
    'B4',
    'B5',
    'B6',
    'B7',
    'B8',
  ])
  for (const [x = 0, y = 0, width = 0, height = 0] of boxes) {
    expect(x).toBeGreaterThanOrEqual(tile.x - 0.001)
    expect(x + width).toBeLessThan(tile.x + tile.width)
    expect(y).toBeGreaterThan(8)
    expect(y + height).toBeLessThan(tile.y)
  }
})

it('stands in the margin where it can be read there', () => {
  const { tile, boxes } = planFor(300, 260)
  for (const [x = 0, , width = 0] of boxes) expect(x + width).toBeLessThan(tile.x)
})
