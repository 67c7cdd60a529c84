import { capHeight, measure, textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'
import { MARK_WIDTH } from './cut-marks.ts'
import { TILE_OVERLAP, tileTag, type TilePlan } from './plan-tiles.ts'
import type { Box } from './print-job.ts'
import { BAND, EDGE } from './sheet-limits.ts'

/** Longest and shortest marks of a page outside its tile, and clear space between both; mm. Shorter ones keep off head and foot. */
const TICK = 3
const LEAST_TICK = 0.6
const GAP = 0.5

/** Largest cell of the assembly plan, and the least that can hold a tag; mm. */
const CELL = 7
const LEAST_TAGGED = 4.4
/** Height of a cell over its width. */
const SHAPE = 0.72

/** Which tile of the plan a page shows. */
export interface TilePlace {
  readonly row: number
  readonly column: number
}

/**
 * Where pages are joined: dashed lines along which this page is cut (right and below), ticks at which the cut edges of the pages before it come to
 * lie (left and above), and the tags of the neighbours beside the tile.
 */
export function joinMarks(tile: Box, { row, column }: TilePlace, plan: TilePlan, theme: Theme): string {
  const [right, bottom] = [tile.x + tile.width, tile.y + tile.height]
  let cuts = ''
  let ticks = ''
  const free = tile.y - (EDGE + BAND) / 1000 - GAP
  const high = decimal(Math.max(LEAST_TICK, Math.min(TICK, free)))
  const upright = (x: number): string =>
    `M${decimal(x)} ${decimal(tile.y - GAP)}v-${high}M${decimal(x)} ${decimal(bottom + GAP)}v${high}`
  const lying = (y: number): string =>
    `M${decimal(tile.x - GAP)} ${decimal(y)}h-${TICK}M${decimal(right + GAP)} ${decimal(y)}h${TICK}`
  const last = { row: plan.rows.length - 1, column: plan.columns.length - 1 }
  if (column < last.column) {
    cuts += `M${decimal(right)} ${decimal(tile.y)}V${decimal(bottom)}`
    ticks += upright(right)
  }
  if (row < last.row) {
    cuts += `M${decimal(tile.x)} ${decimal(bottom)}H${decimal(right)}`
    ticks += lying(bottom)
  }
  if (column > 0) ticks += upright(tile.x + TILE_OVERLAP)
  if (row > 0) ticks += lying(tile.y + TILE_OVERLAP)
  const stroke = (d: string, colour: string, width: number, dash = ''): string =>
    d && `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${dash}/>`
  return (
    stroke(cuts, '#ffffff', 0.5) +
    stroke(cuts, '#000000', 0.2, ' stroke-dasharray="2 1.2"') +
    stroke(ticks, '#000000', MARK_WIDTH) +
    neighbourTags(tile, { row, column }, last, theme)
  )
}

/** `A2 ▸` at the middle of each side that has a neighbour; above and below beside the corner marks, where head and foot leave room. */
function neighbourTags(tile: Box, { row, column }: TilePlace, last: TilePlace, theme: Theme): string {
  const style = styleOf(theme, 'sheet-head-strong')
  const cap = capHeight(theme.fonts, style)
  const y = tile.y + tile.height / 2 + cap / 2
  const beside = (x: number, text: string, anchor: 'start' | 'end'): string =>
    textLine(theme.fonts, x, y, text, style, anchor)
  return (
    (column > 0 ? beside(tile.x - 1, tileTag(row, column - 1), 'end') : '') +
    (column < last.column ? beside(tile.x + tile.width + 1, tileTag(row, column + 1), 'start') : '')
  )
}

/**
 * The assembly plan: all tiles as boxes in their order, this one in black, with tags where there is room. It stands in the left margin, above
 * the foot; where its boxes would be too narrow there for tags, above the tile if that has room. Empty for a single tile.
 */
export function assemblyPlan(tile: Box, { row, column }: TilePlace, plan: TilePlan, theme: Theme): string {
  const { rows, columns } = plan
  if (rows.length * columns.length === 1) return ''
  const room = tile.x - EDGE / 1000 - 1
  const narrow = Math.min(CELL, room / columns.length)
  const above = tile.y - TICK - GAP - (EDGE + BAND) / 1000
  const isAbove = narrow < LEAST_TAGGED && above > CELL * SHAPE * rows.length + 1 && CELL * columns.length < tile.width
  const width = isAbove ? CELL : narrow
  const height = width * SHAPE
  const style = { ...styleOf(theme, 'sheet-foot'), weight: 600 }
  const bottom = isAbove ? tile.y - TICK - GAP - 1 : tile.y + tile.height
  const [left, top] = [isAbove ? tile.x : EDGE / 1000, bottom - height * rows.length]
  const tagged =
    width >= LEAST_TAGGED && measure(theme.fonts, tileTag(rows.length - 1, columns.length - 1), style) < width
  let svg = ''
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++) {
      const own = r === row && c === column
      const [x, y] = [left + c * width, top + r * height]
      svg +=
        `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" ` +
        `fill="${own ? '#000000' : '#ffffff'}" stroke="#000000" stroke-width="0.2"/>`
      const baseline = y + height / 2 + capHeight(theme.fonts, style) / 2
      const type = { ...style, colour: own ? '#ffffff' : '#000000' }
      if (tagged) svg += textLine(theme.fonts, x + width / 2, baseline, tileTag(r, c), type, 'middle')
    }
  return svg
}
