import type { Face } from '../draw/face.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import { decimal } from '../kernel/units.ts'
import type { SheetInfo } from './deck-request.ts'
import { flowText, joinTexts, wholeTexts, type Slot } from './flow-text.ts'
import { headLine } from './head-line.ts'
import { oneSidedJob, type FinishedPage, type OneSidedRequest } from './one-sided-job.ts'
import { SCALE_TEXT } from './page-texts.ts'
import { planTiles, TILE_OVERLAP, tileTag, type Seams, type TilePlan } from './plan-tiles.ts'
import type { Box, Page, PrintJob } from './print-job.ts'
import { drawRuler } from './ruler.ts'
import { BAND, EDGE } from './sheet-limits.ts'
import { insetOf } from './small-lines.ts'
import { assemblyPlan, joinMarks, type TilePlace } from './tile-marks.ts'

/** Everything `buildTiledJob` needs. */
export interface TiledRequest extends OneSidedRequest {
  /** The whole sheet as one face without bleed. It should be a shared drawing, since every page shows it. */
  readonly face: Face
  readonly seams: Seams
  readonly theme: Theme
  readonly info: SheetInfo
}

/** Baselines from the top of head and foot, and the space between ruler and text; mm. As on sheets of cards. */
const HEAD_BASELINE = 3.6
const RULER_LINE = 2
const FOOT_BASELINES = [1.75, 4] as const
const RULER_SPACE = 6
/** Distance of lines above the foot, and how far marks reach down from the tile. */
const LEAD = 2.4
const LONGEST_MARK = 3.5

/** A sheet larger than the paper, on several one-sided pages that are cut, laid over each other and glued. Nothing is scaled; every page shows a part of the same drawing. */
export function buildTiledJob(request: TiledRequest): Outcome<PrintJob> {
  const { paper, face, seams, info, keywords } = request
  const plan = planTiles({ width: face.width, height: face.height, seams }, paper)
  const places = plan.rows.flatMap((_, row) => plan.columns.map((__, column): TilePlace => ({ row, column })))
  const drawn = places.map((place, i) => drawPage(place, i + 1, places.length, plan, request))
  return oneSidedJob({ ...request, keywords: [...keywords, info.contents] }, drawn)
}

function drawPage(
  place: TilePlace,
  number: number,
  of: number,
  plan: TilePlan,
  { face, paper, theme, info }: TiledRequest,
): FinishedPage {
  const [across, down] = [plan.columns[place.column], plan.rows[place.row]]
  if (!across || !down) throw new Error(`no tile ${place.row}, ${place.column}`)
  const mm = (length: number): number => length / 1000
  const tag = tileTag(place.row, place.column)
  const tile: Box = { x: mm(plan.left), y: mm(plan.top), width: mm(across.length), height: mm(down.length) }
  const part: Face = {
    ...face,
    piece: `${face.piece}/${tag}`,
    label: of === 1 ? face.label : `${face.label}, part ${tag}`,
    width: tile.width,
    height: tile.height,
    svg: `<g transform="translate(${decimal(-mm(across.start))} ${decimal(-mm(down.start))})">${face.svg}</g>`,
  }
  const [width, height] = [mm(plan.page.width), mm(plan.page.height)]
  const inset = insetOf(width)
  const head = headLine(
    {
      title: info.game,
      contents: of === 1 ? info.contents : `${info.contents}, part ${tag}`,
      scale: SCALE_TEXT,
      paper: `${paper.title}${plan.landscape ? ' landscape' : ''}, one side`,
      page: `Page ${number} of ${of}`,
    },
    width - 2 * inset,
    theme,
  )
  const free = height - mm(EDGE + BAND) - (tile.y + tile.height + LONGEST_MARK)
  const linesAbove = Math.max(0, Math.min(2, Math.floor(free / LEAD)))
  const foot = drawFoot({ width: width - 2 * inset, linesAbove }, of, info, theme)
  const at = (y: number, svg: string): string => `<g transform="translate(${decimal(inset)} ${decimal(y)})">${svg}</g>`
  const page: Page = {
    number,
    side: 'front',
    width,
    height,
    placements: [{ face: part, x: tile.x, y: tile.y, turn: 0, clip: tile }],
    under: '',
    over:
      joinMarks(tile, place, plan, theme) +
      assemblyPlan(tile, place, plan, theme) +
      at(mm(EDGE) + HEAD_BASELINE, head.svg) +
      at(height - mm(EDGE + BAND), foot.svg),
    bookmark: part.label,
    block: tile,
  }
  return { page, leftOut: [...head.leftOut, ...foot.leftOut] }
}

/** The foot of a page: how wide it is, and how many small lines have room between its top and the tile. */
interface FootRoom {
  readonly width: number
  readonly linesAbove: number
}

/**
 * Ruler, how to join the pages, credits and version. The text stands beside the ruler; a longer one starts in the lines above, and where there are
 * none the ruler is shortened.
 */
function drawFoot(
  { width, linesAbove }: FootRoom,
  pages: number,
  info: SheetInfo,
  theme: Theme,
): { svg: string; leftOut: string[] } {
  const style = styleOf(theme, 'sheet-foot')
  const joining =
    `Cut along the dashed lines. Lay each page over the ${TILE_OVERLAP} mm strip of the page to its right and below it, ` +
    'cut edge at the ticks, as in the plan; glue.'
  const texts = [...(pages > 1 ? [joining] : []), ...info.notes, ...info.credits, info.version]
  const words = joinTexts(texts)
  const long = drawRuler(theme, width)
  const short = drawRuler(theme, Math.min(width, (long?.width ?? 0) - 1))
  const attempts = [
    { ruler: long, lines: 0 },
    { ruler: long, lines: linesAbove },
    { ruler: short, lines: linesAbove },
  ].map(({ ruler, lines }) => {
    const room = width - (ruler ? ruler.width + RULER_SPACE : 0)
    const above = Array.from({ length: lines }, (_, i): Slot => ({
      x: 0,
      y: (i - lines) * LEAD,
      width,
      anchor: 'start',
    }))
    const beside = FOOT_BASELINES.map((y): Slot => ({ x: width, y, width: room, anchor: 'end' }))
    return { ruler, text: flowText(words, [...above, ...beside], theme, style) }
  })
  const best = attempts.find(({ text }) => text.rest === '') ?? attempts.at(-1)
  const rulerSvg = best?.ruler ? `<g transform="translate(0 ${RULER_LINE})">${best.ruler.svg}</g>` : ''
  const rest = best?.text.rest ?? ''
  return { svg: rulerSvg + (best?.text.svg ?? ''), leftOut: rest === '' ? [] : [`"${wholeTexts(rest, texts)}"`] }
}
