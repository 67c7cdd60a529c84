import type { Outcome, Span } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { decimal, micrometres } from '../kernel/units.ts'
import { capacity, type Axis, type Grid } from './grid.ts'
import { BAND, EDGE, FOLD_ROOM, LEAST_MARK_ROOM } from './sheet-limits.ts'
import { saySheets } from './sheet-messages.ts'

/** Format of the pieces of a sheet, in mm: the part of a deck's card format that matters on paper. */
export interface PieceFormat {
  readonly width: number
  readonly height: number
  readonly bleed: number
  /** Forced grid, and least distance of the trims from the paper's edge. */
  readonly columns?: number | undefined
  readonly rows?: number | undefined
  readonly margin?: number | undefined
}

export interface GridRequest {
  /** Sheet id, for messages. */
  readonly sheet: string
  readonly format: PieceFormat
  readonly paper: Paper
  /** mm between trims. */
  readonly gap: number
  /** Fronts and backs on the two sides of a fold. */
  readonly gutterfold: boolean
  readonly at?: Span | undefined
}

/** Least margins in micrometres: at the sides, and above and below. */
export interface Margins {
  readonly side: number
  readonly end: number
}

/** Room for marks on all sides and for head and foot. */
const COMFORTABLE: Margins = { side: EDGE + LEAST_MARK_ROOM, end: EDGE + BAND + LEAST_MARK_ROOM }
/** As near to the edge as printers print. */
const TIGHT: Margins = { side: EDGE, end: EDGE }

interface Layout {
  readonly landscape: boolean
  readonly fold?: Axis | undefined
}

const FLAT: readonly Layout[] = [{ landscape: false }, { landscape: true }]
const FOLDED: readonly Layout[] = [
  { landscape: false, fold: 'vertical' },
  { landscape: false, fold: 'horizontal' },
  { landscape: true, fold: 'vertical' },
  { landscape: true, fold: 'horizontal' },
]

/**
 * The grid that holds most pieces, decided in whole micrometres so that an exact fit loses nothing. Rules, in this order:
 * a margin that the format asks for holds on all sides; without one, margins leave room for marks, head and foot, and only if not even one
 * piece fits so, or the grid is forced, do they shrink to 5 mm. Equal grids: portrait before landscape, an upright fold before a lying one.
 * Pieces are never scaled and never turned on the page (landscape pages do that). The block stands in the middle of the page; with a fold,
 * of its half.
 */
export function fitGrid(request: GridRequest): Outcome<Grid> {
  const { format, paper, sheet, at } = request
  const forced = format.columns !== undefined || format.rows !== undefined
  const size = `${decimal(format.width)} x ${decimal(format.height)}`
  const margin = format.margin === undefined ? undefined : micrometres(format.margin)
  const tight = margin === undefined ? TIGHT : { side: margin, end: margin }
  const grid = (margin === undefined && !forced && fullestGrid(request, COMFORTABLE)) || fullestGrid(request, tight)
  if (grid) {
    const distance = Math.min(grid.left, grid.top)
    const near = distance < EDGE
    const note = saySheets('near-edge', { sheet, distance: decimal(distance / 1000), paper: paper.title }, at)
    return { value: grid, diagnostics: near ? [note] : [] }
  }
  const free = fullestGrid({ ...request, format: { ...format, columns: undefined, rows: undefined } }, tight)
  if (free) {
    const wanted = `${format.columns ?? 'any'} x ${format.rows ?? 'any'}`
    const fit = `${free.columns} x ${free.rows}`
    return { diagnostics: [saySheets('grid-too-large', { sheet, wanted, size, paper: paper.title, fit }, at)] }
  }
  const room = roomFor(request, tight)
  return { diagnostics: [saySheets('piece-too-large', { sheet, size, paper: paper.title, room }, at)] }
}

/** The largest pieces that a paper takes, for a message; the page may be turned. */
function roomFor({ paper, gutterfold }: GridRequest, { side, end }: Margins): string {
  const size = (width: number, height: number): string => `${decimal(width / 1000)} x ${decimal(height / 1000)} mm`
  const [width, height] = [micrometres(paper.width), micrometres(paper.height)]
  if (!gutterfold) return size(width - 2 * side, height - 2 * end)
  const half = (length: number, margin: number): number => Math.floor(length / 2) - FOLD_ROOM - margin
  return `${size(width - 2 * side, half(height, end))} or ${size(half(width, side), height - 2 * end)} beside a fold`
}

/** The fullest grid over all ways to lay the page; undefined when no piece, or not the forced grid, fits. */
export function fullestGrid(request: GridRequest, least: Margins): Grid | undefined {
  let found: Grid | undefined
  for (const layout of request.gutterfold ? FOLDED : FLAT) {
    const grid = lay(request, layout, least)
    if (grid && (!found || capacity(grid) > capacity(found))) found = grid
  }
  return found
}

function lay(
  { format, paper, gap: gapMm }: GridRequest,
  { landscape, fold }: Layout,
  least: Margins,
): Grid | undefined {
  const [short, long] = [micrometres(paper.width), micrometres(paper.height)]
  const page = landscape ? { width: long, height: short } : { width: short, height: long }
  const piece = { width: micrometres(format.width), height: micrometres(format.height) }
  const gap = micrometres(gapMm)
  const half = (length: number): number => Math.floor(length / 2) - FOLD_ROOM
  const width = fold === 'vertical' ? half(page.width) - least.side : page.width - 2 * least.side
  const height = fold === 'horizontal' ? half(page.height) - least.end : page.height - 2 * least.end
  const columns = format.columns ?? Math.floor((width + gap) / (piece.width + gap))
  const rows = format.rows ?? Math.floor((height + gap) / (piece.height + gap))
  const block = { width: columns * (piece.width + gap) - gap, height: rows * (piece.height + gap) - gap }
  if (columns < 1 || rows < 1 || block.width > width || block.height > height) return undefined
  const left = fold === 'vertical' ? half(page.width) - block.width : Math.floor((page.width - block.width) / 2)
  const top = fold === 'horizontal' ? half(page.height) - block.height : Math.floor((page.height - block.height) / 2)
  return { page, landscape, columns, rows, piece, gap, left, top, fold }
}
