import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'
import type { Cuts } from './cut-marks.ts'
import type { EdgeRoom } from './edge-room.ts'
import { flowText, joinTexts, wholeTexts, type Flow, type Slot } from './flow-text.ts'
import type { Grid } from './grid.ts'
import { headLine, type HeadText } from './head-line.ts'
import { drawRuler, type Ruler } from './ruler.ts'
import { BAND, EDGE } from './sheet-limits.ts'
import { endLines, insetOf, sideLines } from './small-lines.ts'

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
  /** What differs from page to page. */
  readonly head: string
  /** Ruler, notes, credits and version. */
  readonly foot: string
  readonly leftOut: readonly string[]
}

/** Baselines inside a band of the height `BAND`, from its top, mm: head, ruler, and the two lines right of the ruler. */
const HEAD_BASELINE = 3.6
const RULER_LINE = 2
const FOOT_BASELINES = [1.75, 4] as const
/** Least width of the text beside the ruler, and the space between them. */
const LEAST_FOOT = 40
const RULER_SPACE = 6

/**
 * Head, ruler, notes, credits and version of a page. Head and foot stand above and below the block, or turned along its sides. Notes
 * go between the cut marks, credits beside the ruler; longer ones start in the line above it and go on in the lines that are left
 * between the marks and in the margin right of the block. If even so something is left over, the ruler is shortened.
 */
export function drawFurniture(text: FurnitureText, grid: Grid, room: EdgeRoom, cuts: Cuts, theme: Theme): Furniture {
  if (room.bands === 'none') return { head: '', foot: '', leftOut: ['head and foot, with ruler and credits'] }
  const [width, height] = [grid.page.width / 1000, grid.page.height / 1000]
  const turned = room.bands === 'sides'
  const length = turned ? height : width
  const inset = insetOf(length)
  const head = headLine(text.head, length - 2 * inset, theme)
  const long = drawRuler(theme, length - 2 * inset)
  const short = drawRuler(theme, Math.min(length - 2 * inset, (long?.width ?? 0) - 1))
  const space: Space = { length, inset, lines: turned ? undefined : { grid, room, cuts } }
  const wanted = writeSmall(text, long, space, theme)
  const small = wanted.rest !== '' && short ? writeSmall(text, short, space, theme) : wanted
  const ruler = small.rest === '' ? small.ruler : long
  const { svg, foot, rest } = small.rest === '' ? small : wanted

  const headBand = `<g transform="translate(${decimal(inset)} ${HEAD_BASELINE})">${head.svg}</g>`
  const rulerSvg = ruler ? `<g transform="translate(${decimal(inset)} ${RULER_LINE})">${ruler.svg}</g>` : ''
  const leftOut = [
    ...head.leftOut,
    ...(ruler?.title === '100 mm' ? [] : [ruler ? 'a ruler of 100 mm' : 'the ruler']),
    ...(rest === '' ? [] : [`"${wholeTexts(rest, [...text.notes, ...text.credits, text.version])}"`]),
  ]
  const place = (band: Band, drawing: string): string => atBand(band, drawing, turned, width, height)
  return { head: place('head', headBand), foot: place('foot', rulerSvg + foot) + svg, leftOut }
}

/** Where small text may stand: the length of head and foot, and the lines outside them on pages that have these. */
interface Space {
  readonly length: number
  readonly inset: number
  readonly lines: { readonly grid: Grid; readonly room: EdgeRoom; readonly cuts: Cuts } | undefined
}

interface SmallText {
  readonly ruler: Ruler | undefined
  /** In the frame of the foot. */
  readonly foot: string
  /** In the frame of the page. */
  readonly svg: string
  readonly rest: string
}

/** Writes notes, credits and version beside a ruler and wherever else there is room. */
function writeSmall(text: FurnitureText, ruler: Ruler | undefined, space: Space, theme: Theme): SmallText {
  const { length, inset, lines } = space
  const style = styleOf(theme, 'sheet-foot')
  const flow = (words: string, slots: readonly Slot[]) => flowText(words, slots, theme, style)
  const width = length - 2 * inset - (ruler ? ruler.width + RULER_SPACE : 0)
  const beside = FOOT_BASELINES.map((y): Slot => ({ x: length - inset, y, width, anchor: 'end' }))
  const { above, below } = lines ? endLines(lines.grid, lines.room, lines.cuts) : { above: [], below: [] }
  const notes = flow(joinTexts(text.notes), [...above, ...below])
  const credits = joinTexts([notes.rest, ...text.credits, text.version])
  const left = (slots: readonly Slot[]): Slot[] => notes.free.filter((slot) => slots.includes(slot))
  const foot = width >= LEAST_FOOT ? beside : []
  const alone = flow(credits, foot)
  const { before, last } =
    alone.rest === '' ? { before: undefined, last: alone } : startAbove(credits, left(below), foot, flow)
  const more = flow(last.rest, left(above))
  const side = flow(more.rest, lines ? sideLines(lines.grid, lines.room) : [])
  const page = lines?.grid.page
  const sideSvg =
    page && side.svg
      ? `<g transform="translate(${decimal((page.width - EDGE) / 1000)} ${decimal(page.height / 1000)}) rotate(-90)">${side.svg}</g>`
      : ''
  return { ruler, foot: last.svg, svg: notes.svg + (before?.svg ?? '') + more.svg + sideSvg, rest: side.rest }
}

/** What is too long for the foot starts in the line above it, as far right as will do, so that it reads from there down. */
function startAbove(
  credits: string,
  line: readonly Slot[],
  foot: readonly Slot[],
  flow: (words: string, slots: readonly Slot[]) => Flow,
): { readonly before: Flow; readonly last: Flow } {
  for (let count = 1; ; count++) {
    const before = flow(credits, line.slice(Math.max(0, line.length - count)))
    const last = flow(before.rest, foot)
    if (last.rest === '' || count >= line.length) return { before, last }
  }
}

type Band = 'head' | 'foot'

/** Puts a band at its place: above or below, or, reading upwards, left or right. */
function atBand(band: Band, drawing: string, turned: boolean, width: number, height: number): string {
  const [edge, far] = [EDGE / 1000, (EDGE + BAND) / 1000]
  const across = (extent: number): number => (band === 'head' ? edge : extent - far)
  return turned
    ? `<g transform="translate(${decimal(across(width))} ${decimal(height)}) rotate(-90)">${drawing}</g>`
    : `<g transform="translate(0 ${decimal(across(height))})">${drawing}</g>`
}
