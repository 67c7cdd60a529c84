import type { Face } from '../../draw/face.ts'
import { MM_PER_INCH } from '../../kernel/units.ts'

/** Most pixels of a side: what the program's own pages recommend. */
const MOST_SIDE = 4096
/** Most cards side by side and below each other on a sheet of cards. */
const MOST_COLUMNS = 10
const MOST_ROWS = 7
/** Cards of one sheet. */
export const MOST_CARDS = MOST_COLUMNS * MOST_ROWS

/** Pixels an inch where nobody says otherwise; fewer where a picture would become too large. */
const USUAL_DPI = 300

/** A picture before it is drawn: faces of one size in a grid, row by row. One face alone is a grid of one. */
export interface PicturePlan {
  /** Start of its file name. */
  readonly name: string
  readonly columns: number
  readonly rows: number
  /** Size of a cell in pixels. */
  readonly width: number
  readonly height: number
  /** Pixels an inch, rounded down. */
  readonly dpi: number
  /** Absent ones are white: pieces without a back. */
  readonly faces: readonly (Face | undefined)[]
}

/** Size of what is shown in a cell, in mm. */
interface Size {
  readonly width: number
  readonly height: number
}

/** Plans a picture of up to 70 faces of one size. */
export function planPicture(
  name: string,
  faces: readonly (Face | undefined)[],
  { width, height }: Size,
  dpi = USUAL_DPI,
): PicturePlan {
  const { columns, rows } = gridOf(faces.length, { width, height })
  const perMm = Math.min(dpi / MM_PER_INCH, MOST_SIDE / (columns * width), MOST_SIDE / (rows * height))
  const pixels = (mm: number): number => Math.max(1, Math.floor(mm * perMm + 1e-6))
  return {
    name,
    columns,
    rows,
    width: pixels(width),
    height: pixels(height),
    dpi: Math.floor(perMm * MM_PER_INCH),
    faces,
  }
}

/** The grid that leaves each card most pixels: as nearly square as it can be. */
function gridOf(count: number, { width, height }: Size): { readonly columns: number; readonly rows: number } {
  if (count < 1 || count > MOST_CARDS) throw new Error(`${count} cards on a sheet`)
  const grids = Array.from({ length: MOST_COLUMNS }, (_, i) => ({ columns: i + 1, rows: Math.ceil(count / (i + 1)) }))
  const side = ({ columns, rows }: { columns: number; rows: number }): number =>
    Math.max(columns * width, rows * height)
  return grids
    .filter(({ columns, rows }) => rows <= MOST_ROWS && columns <= count)
    .reduce((best, grid) => (side(grid) < side(best) ? grid : best))
}
