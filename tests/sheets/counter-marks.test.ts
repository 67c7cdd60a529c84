import { describe, expect, it } from 'vitest'
import { cellNames, cornerTicks, rowName, type NamedCell } from '../../src/sheets/counter-marks.ts'
import { edgeRoom } from '../../src/sheets/edge-room.ts'
import { behind, cellAt, type Grid } from '../../src/sheets/grid.ts'
import { COUNTER_MARK } from '../../src/sheets/sheet-limits.ts'
import { inkOf } from './support/ink.ts'
import { sampleFace } from './support/sample-deck.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()
const grid: Grid = {
  page: { width: 297_000, height: 210_000 },
  landscape: true,
  columns: 16,
  rows: 11,
  piece: { width: 15_000, height: 15_000 },
  gap: 0,
  left: 28_500,
  top: 22_500,
}
const room = edgeRoom(grid, 1_500, COUNTER_MARK)
const cells = Array.from({ length: 20 }, (_, i) => cellAt(grid, i))
const centre = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => [
  x + width / 2,
  y + height / 2,
]

describe('ticks', () => {
  it('lie on the corners of the trim, white on dark grounds and black on others', () => {
    const face = (ground?: string) => ({ ...sampleFace(1, 'front', 15, 15, 1.5), ground })
    const clip = { x: 0, y: 0, width: 15, height: 15 }
    const svg = cornerTicks([
      { face: face('#a3222a'), x: 10, y: 20, turn: 0, clip },
      { face: face('#eebb33'), x: 25, y: 20, turn: 180, clip },
      { face: face(), x: 40, y: 20, turn: 0, clip },
    ])
    expect(svg).toBe(
      '<path d="M25 20.9V20H25.9M39.1 20H40V20.9M40 34.1V35H39.1M25.9 35H25V34.1' +
        'M40 20.9V20H40.9M54.1 20H55V20.9M55 34.1V35H54.1M40.9 35H40V34.1" fill="none" stroke="#000000" stroke-width="0.15"/>' +
        '<path d="M10 20.9V20H10.9M24.1 20H25V20.9M25 34.1V35H24.1M10.9 35H10V34.1" fill="none" stroke="#ffffff" stroke-width="0.15"/>',
    )
    expect(cornerTicks([])).toBe('')
  })
})

describe('names of cells', () => {
  it('stand between the marks of used columns and rows', () => {
    const ink = inkOf(
      `<g>${cellNames(
        cells.map((at): NamedCell => ({ at, front: at })),
        grid,
        room,
        theme,
      )}</g>`,
      theme,
    )
    expect(ink.map(({ text }) => text)).toEqual([...Array.from({ length: 16 }, (_, i) => String(i + 1)), 'A', 'B'])
    const [x, y] = centre(ink[0]!)
    // Marks start 1.5 + 0.5 mm outside the block and are 3.5 mm long.
    expect(x).toBeCloseTo(28.5 + 7.5, 0)
    expect(y).toBeCloseTo(22.5 - 2 - 1.75, 1)
    const [left, middle] = centre(ink[17]!)
    expect(left).toBeCloseTo(28.5 - 2 - 1.75, 0)
    expect(middle).toBeCloseTo(22.5 + 15 + 7.5, 1)
  })

  it('are on a back those of its front', () => {
    const backs = cells.map((front): NamedCell => ({ at: behind(grid, front, 'horizontal'), front }))
    const ink = inkOf(`<g>${cellNames(backs, grid, room, theme)}</g>`, theme)
    const letters = ink.filter(({ text }) => /[A-Z]/.test(text)).map((box) => [box.text, Math.round(centre(box)[1]!)])
    // Row A of the front lies at the bottom when the page was turned about its long, lying edge.
    expect(letters).toEqual([
      ['A', Math.round(210 - 22.5 - 7.5)],
      ['B', Math.round(210 - 22.5 - 22.5)],
    ])
    expect(ink.slice(0, 3).map(({ text }) => text)).toEqual(['1', '2', '3'])
  })

  it('are left out where there are no marks', () => {
    const narrow = { ...room, side: { ...room.side, markLength: 0 }, end: { ...room.end, markLength: 0 } }
    expect(
      cellNames(
        cells.map((at): NamedCell => ({ at, front: at })),
        grid,
        narrow,
        theme,
      ),
    ).toBe('')
  })

  it('go on after Z', () => {
    expect([0, 25, 26, 51, 52].map(rowName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
  })
})
