import type { Face } from '../draw/face.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { LowInk } from '../draw/studio.ts'
import type { Severity } from '../kernel/diagnostic.ts'
import type { Backs, Page } from '../sheets/print-job.ts'

/** How sheets are looked at: what `qm build` has as `--paper`, `--backs`, `--low-ink` and `--low-ink-backs`. */
export interface Setting {
  readonly paper: Paper
  readonly backs: Backs
  readonly lowInk: LowInk | undefined
}

/** A piece on a page, as it is cut out: mm from the page's top left. */
export interface ShownPiece {
  /** Unique on its side of the sheet, and the same after a change: `zulu/blood/3`. */
  readonly piece: string
  readonly side: Face['side']
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A page as a browser shows it; sizes in mm. */
export interface ShownPage {
  /** Name of its picture: `/pages/<id>.svg`. Equal pictures have equal names. */
  readonly id: string
  /** What is on it, for a heading: `Zulu deck, fronts`. */
  readonly title: string
  /** `A4, page 1 of 12`. */
  readonly number: string
  readonly side: Page['side']
  readonly width: number
  readonly height: number
  readonly pieces: readonly ShownPiece[]
}

/**
 * `good`: as the files are. `old`: the last good state, since there are errors. `faulty`: there are errors and no good state yet, so that this
 * is all there is to show, perhaps nothing.
 */
export type SheetState = 'good' | 'old' | 'faulty'

/** A sheet as a browser shows it. */
export interface ShownSheet {
  readonly id: string
  readonly title: string
  readonly state: SheetState
  readonly pages: readonly ShownPage[]
  /** Pieces that look otherwise than before, as `<piece> <side>`; none when the sheet is shown for the first time. */
  readonly changed: readonly string[]
}

/** A finding as a browser shows it. */
export interface ShownFinding {
  readonly severity: Severity
  readonly code: string
  readonly message: string
  /** `file:line:column`; null for one without a place. */
  readonly place: string | null
  /** The line with the place underlined, related places, hints: as on a terminal. */
  readonly frame: string
}

/** What a browser is told. */
export type PreviewEvent =
  /** The sheets there are, in order; all others are gone. */
  | {
      readonly kind: 'sheets'
      readonly game: string
      readonly sheets: readonly { readonly id: string; readonly title: string }[]
    }
  | { readonly kind: 'sheet'; readonly sheet: ShownSheet }
  /** All findings. */
  | {
      readonly kind: 'findings'
      readonly summary: string
      readonly findings: readonly ShownFinding[]
    }
  /** Whether sheets are being drawn. */
  | { readonly kind: 'drawing'; readonly drawing: boolean }
