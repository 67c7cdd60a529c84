import type { Theme } from '../draw/theme.ts'
import { styleOf } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'
import type { Cuts } from './cut-marks.ts'
import type { EdgeRoom } from './edge-room.ts'
import { flowText, joinTexts, type Slot } from './flow-text.ts'
import type { Grid } from './grid.ts'
import { headLine, type HeadText } from './head-line.ts'
import { drawRuler } from './ruler.ts'
import { BAND, EDGE } from './sheet-limits.ts'

/** All that is written round the pieces of a page. */
export interface FurnitureText {
  readonly head: HeadText
  /** What must be known about these pieces: `54 cards; the text states 52`. */
  readonly notes: readonly string[]
  readonly credits: readonly string[]
  /** Date-free: `Quartermaster 0.1.0`. */
  readonly version: string
}

/** Drawn head and foot of a page, and what had no room. */
export interface Furniture {
  readonly svg: string
  readonly leftOut: readonly string[]
}

/** Baselines inside a band of the height `BAND`, from its top, mm: head, ruler, and the two lines right of the ruler. */
const HEAD_BASELINE = 3.6
const RULER_LINE = 2
const FOOT_BASELINES = [1.6, 4] as const
/** Distance of head and foot from the sides of the page: usual, and on pages narrower than 140 mm. */
const INSET = 12
const NARROW_INSET = 6
/** Least width worth writing in, and the space between ruler and text. */
const LEAST_SLOT = 15
const LEAST_FOOT = 40
const RULER_SPACE = 6
/** Small lines between the marks: ink above and below the baseline, distance of baselines, clear space to marks. */
const ASCENT = 1.65
const DESCENT = 0.5
const LEAD = 2.35
const CLEAR = 1

/** Head and foot stand above and below the block, or turned along its sides; notes and credits also fill the lines between the cut marks. */
export function drawFurniture(text: FurnitureText, grid: Grid, room: EdgeRoom, cuts: Cuts, theme: Theme): Furniture {
  if (room.bands === 'none') return { svg: '', leftOut: ['head and foot, with ruler and credits'] }
  const [width, height] = [grid.page.width / 1000, grid.page.height / 1000]
  const turned = room.bands === 'sides'
  const length = turned ? height : width
  const inset = insetOf(length)
  const head = headLine(text.head, length - 2 * inset, theme)
  const ruler = drawRuler(theme, length - 2 * inset)

  const style = styleOf(theme, 'sheet-foot')
  const footWidth = length - 2 * inset - (ruler ? ruler.width + RULER_SPACE : 0)
  const footSlots = FOOT_BASELINES.map((y): Slot => ({ x: length - inset, y, width: footWidth, anchor: 'end' }))
  const lines = turned ? { above: [], below: [] } : smallLines(grid, room, cuts)
  const notes = flowText(joinTexts(text.notes), [...lines.above, ...lines.below], theme, style)
  const small = joinTexts([notes.rest, ...text.credits, text.version])
  const foot = flowText(small, footWidth >= LEAST_FOOT ? footSlots : [], theme, style)
  const left = notes.free
  const more = flowText(
    foot.rest,
    [...left.filter((s) => lines.below.includes(s)), ...left.filter((s) => lines.above.includes(s))],
    theme,
    style,
  )

  const headBand = `<g transform="translate(${decimal(inset)} ${HEAD_BASELINE})">${head.svg}</g>`
  const footBand =
    (ruler ? `<g transform="translate(${decimal(inset)} ${RULER_LINE})">${ruler.svg}</g>` : '') + foot.svg
  const leftOut = [
    ...head.leftOut,
    ...(ruler ? (ruler.title === '100 mm' ? [] : ['a ruler of 100 mm']) : ['the ruler']),
    ...(more.rest === '' ? [] : [`"${more.rest}"`]),
  ]
  return { svg: atBands(headBand, footBand, turned, width, height) + notes.svg + more.svg, leftOut }
}

/** Distance of head and foot from the ends of their side of the page, in mm. */
export function insetOf(length: number): number {
  return length < 140 ? NARROW_INSET : INSET
}

/** Puts the bands at their places: above and below, or, reading upwards, left and right. */
function atBands(head: string, foot: string, turned: boolean, width: number, height: number): string {
  const [edge, far] = [EDGE / 1000, (EDGE + BAND) / 1000]
  return turned
    ? `<g transform="translate(${edge} ${decimal(height)}) rotate(-90)">${head}</g>` +
        `<g transform="translate(${decimal(width - far)} ${decimal(height)}) rotate(-90)">${foot}</g>`
    : `<g transform="translate(0 ${edge})">${head}</g><g transform="translate(0 ${decimal(height - far)})">${foot}</g>`
}

/** Lines between the head and the bleed below it, and between the bleed and the foot; cut into slots where cut marks stand. At most two each. */
function smallLines(grid: Grid, room: EdgeRoom, { xs }: Cuts): { above: Slot[]; below: Slot[] } {
  const [width, height] = [grid.page.width / 1000, grid.page.height / 1000]
  const from = (EDGE + BAND) / 1000
  const to = (grid.top - room.end.bleed) / 1000
  const count = Math.min(2, Math.floor((to - from - ASCENT - DESCENT) / LEAD + 1))
  const marks = [grid.top - room.end.markStart - room.end.markLength, grid.top - room.end.markStart].map(
    (v) => v / 1000,
  )
  const stops = xs.map((x) => x / 1000)
  const above: Slot[] = []
  const below: Slot[] = []
  for (let i = 0; i < count; i++) {
    const inkTop = from + i * LEAD
    const crossed = inkTop + ASCENT + DESCENT > marks[0]! - CLEAR / 2 && inkTop < marks[1]! + CLEAR / 2
    above.push(...slotsBetween(crossed ? stops : [], width, inkTop + ASCENT))
    const mirroredTop = height - inkTop - ASCENT - DESCENT
    below.unshift(...slotsBetween(crossed ? stops : [], width, mirroredTop + ASCENT))
  }
  return { above, below }
}

/** The slots of a line between upright marks. */
function slotsBetween(stops: readonly number[], width: number, y: number): Slot[] {
  const inset = insetOf(width)
  const ends = [inset - CLEAR, ...stops.filter((x) => x > inset && x < width - inset), width - inset + CLEAR]
  return ends.slice(1).flatMap((end, i): Slot[] => {
    const x = ends[i]! + CLEAR
    const room = end - CLEAR - x
    return room >= LEAST_SLOT ? [{ x, y, width: room, anchor: 'start' }] : []
  })
}
