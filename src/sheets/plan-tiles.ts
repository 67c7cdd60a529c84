import type { Paper } from '../kernel/paper-sizes.ts'
import { micrometres } from '../kernel/units.ts'
import { PAGE_MARGIN } from './build-page-job.ts'
import { tileSpans, type TileSpan } from './tile-spans.ts'

/** Width of the strip that neighbouring pages share, mm: enough to glue, and more than a number is wide. */
export const TILE_OVERLAP = 10

/** How a large sheet is divided among pages; micrometres. */
export interface TilePlan {
  readonly landscape: boolean
  readonly page: { readonly width: number; readonly height: number }
  readonly columns: readonly TileSpan[]
  readonly rows: readonly TileSpan[]
  /** Where the upper left corner of each tile lies on its page: the same on all, so that two pages differ by the distance of their tiles. */
  readonly left: number
  readonly top: number
}

/** Where cuts through a sheet do least harm: mm from its left and from its upper edge. */
export interface Seams {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

/** A sheet to be divided, mm. */
export interface LargeSheet {
  readonly width: number
  readonly height: number
  readonly seams: Seams
}

/** Divides a sheet among the fewest pages, upright or landscape, with a margin of 10 mm; upright when both take as many. */
export function planTiles({ width, height, seams }: LargeSheet, paper: Paper): TilePlan {
  const plans = [false, true].map((landscape): TilePlan => {
    const [pageWidth, pageHeight] = (landscape ? [paper.height, paper.width] : [paper.width, paper.height]).map(
      micrometres,
    )
    const page = { width: pageWidth ?? 0, height: pageHeight ?? 0 }
    const margins = micrometres(2 * PAGE_MARGIN)
    const overlap = micrometres(TILE_OVERLAP)
    const columns = tileSpans(micrometres(width), page.width - margins, overlap, seams.xs.map(micrometres))
    const rows = tileSpans(micrometres(height), page.height - margins, overlap, seams.ys.map(micrometres))
    const longest = (spans: readonly TileSpan[]): number => Math.max(...spans.map(({ length }) => length))
    const middle = (extent: number, spans: readonly TileSpan[]): number => Math.round((extent - longest(spans)) / 2)
    return { landscape, page, columns, rows, left: middle(page.width, columns), top: middle(page.height, rows) }
  })
  const pages = ({ columns, rows }: TilePlan): number => columns.length * rows.length
  return plans.reduce((best, plan) => (pages(plan) < pages(best) ? plan : best))
}

/** Tag of a tile: rows are letters from the top, columns numbers from the left. A1 is the upper left one, after row Z comes AA. */
export function tileTag(row: number, column: number): string {
  const letters = (n: number): string =>
    (n >= 26 ? letters(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26))
  return `${letters(row)}${column + 1}`
}
