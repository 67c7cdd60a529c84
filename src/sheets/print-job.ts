import type { Face, Library } from '../draw/face.ts'
import type { Paper } from '../kernel/paper-sizes.ts'

/** How fronts get their backs. */
export type Backs = 'long-edge' | 'short-edge' | 'gutterfold' | 'none'

/** Page turned by quarter turns clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** A rectangle in mm, from the top left of the page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A face on a page. `x`, `y` are the top left corner of the trimmed piece as it lies on the page (after turning), mm from the page's top left. */
export interface Placement {
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly turn: Turn
  /** What of the face is shown, on the page: the trim and as much bleed as has room. */
  readonly clip: Box
}

/** Makes up for a printer: a point of the page (mm from its top left) is drawn at `(scaleX x + x, scaleY y + y)`. */
export interface Correction {
  readonly scaleX: number
  readonly scaleY: number
  readonly x: number
  readonly y: number
}

/** What a page that shows one piece alone is about. */
export interface SinglePiece {
  /** For its own file: `zulu-blood-front`. */
  readonly name: string
  readonly title: string
  /** How many pieces look so. */
  readonly copies: number
  /** Radius of its corners in mm, outside which nothing shows; 0 leaves them square. In PDFs they always are. */
  readonly corner: number
}

/** A finished page. Drawing order: `under`, the placements, `over`. */
export interface Page {
  /** From 1. */
  readonly number: number
  readonly side: 'front' | 'back' | 'both'
  /** Size as printed (landscape pages are wider than high), in mm. */
  readonly width: number
  readonly height: number
  readonly placements: readonly Placement[]
  /** SVG fragments in page mm: flats below the pieces; marks, head, foot and ruler above. */
  readonly under: string
  readonly over: string
  /** For the PDF outline. */
  readonly bookmark: string
  /** Union of the trims, for the PDF TrimBox. */
  readonly block: Box
  /** How the whole picture of the page is moved and stretched on the paper for a printer; all other lengths are before it. */
  readonly correction?: Correction | undefined
  /** Of a page as large as the one piece that it shows. */
  readonly single?: SinglePiece | undefined
}

/** One printable document, before it is written in any format. */
export interface PrintJob {
  /** Sheet id of the game: `zulu`. */
  readonly sheet: string
  /** `Zulu Spears: Zulu deck`. */
  readonly title: string
  readonly paper: Paper
  /** `apart`: on pages of their own, as large as the piece. */
  readonly backs: Backs | 'apart'
  /** File name without extension: `zulu_a4_long-edge`. */
  readonly name: string
  /** What differs from the usual document of the sheet, as its name says it: `12.7mm`, `low-ink`. */
  readonly variant?: string | undefined
  readonly pages: readonly Page[]
  readonly library: Library
  /** How a duplex printer should turn the paper; undefined for one-sided documents. */
  readonly duplex?: 'long-edge' | 'short-edge' | undefined
  /** Pieces printed (fronts). */
  readonly pieces: number
  /** For the metadata. */
  readonly author: string
  readonly subject: string
  readonly keywords: readonly string[]
}
