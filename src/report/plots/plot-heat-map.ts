import type { HeatMapFigure } from './figure.ts'
import { PALETTE, mix } from './palette.ts'
import { CHARACTER, WIDTH, box, plotOf, words } from './plot-parts.ts'

const LINE = 13
/** Mean width of a character of small type, in units. */
const SMALL = 6
const PAD = 10
/** Most slate under black type: the contrast stays above 7. */
const MOST_SLATE = 0.35

/** A grid of cells. Above zero they are ochre, below slate, the stronger the further from it; every cell says its number. */
export function plotHeatMap({ cells, rowTitle, columnTitle, ...caption }: HeatMapFigure): string {
  const rows = [...new Set(cells.map(({ row }) => row))]
  const columns = [...new Set(cells.map(({ column }) => column))]
  const longest = (texts: readonly string[], each: number): number =>
    Math.max(0, ...texts.map(({ length }) => length * each))
  const left = longest([...rows, rowTitle], CHARACTER) + PAD
  const least =
    Math.max(
      longest(columns, CHARACTER),
      longest(
        cells.flatMap(({ lines }) => lines),
        SMALL,
      ),
    ) + PAD
  const wide = Math.max(least, (WIDTH - left) / columns.length)
  const high = Math.max(...cells.map(({ lines }) => lines.length)) * LINE + PAD
  const top = (columnTitle === '' ? 1 : 2) * LINE + 8
  const strongest = Math.max(...cells.map(({ value }) => Math.abs(value))) || 1
  const fillOf = (value: number): string =>
    value >= 0
      ? mix(PALETTE.paper, PALETTE.ochre, value / strongest)
      : mix(PALETTE.paper, PALETTE.slate, (-value / strongest) * MOST_SLATE)
  const heads = [
    words(0, top - 6, rowTitle, 'strong'),
    words(left, LINE - 1, columnTitle, 'strong'),
    ...columns.map((column, i) => words(left + (i + 0.5) * wide, top - 6, column, undefined, 'middle')),
    ...rows.map((row, i) => words(0, top + (i + 0.5) * high + 4, row)),
  ]
  const drawn = cells.flatMap(({ row, column, value, lines }) => {
    const [x, y] = [left + columns.indexOf(column) * wide, top + rows.indexOf(row) * high]
    const said = lines.map((text, i) =>
      words(x + wide / 2, y + PAD / 2 + LINE * (i + 0.8), text, i === 0 ? 'cell strong' : 'cell small', 'middle'),
    )
    return [box(x, y, wide, high, 'frame', fillOf(value)), ...said]
  })
  return plotOf(caption, [left + wide * columns.length + 1, top + rows.length * high + 1], [...heads, ...drawn])
}
