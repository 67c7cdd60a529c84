import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Fonts } from '../draw/fonts.ts'
import type { Host } from '../kernel/host.ts'
import type { PrintJob } from '../sheets/print-job.ts'

/** A written file, still in memory. `path` is relative to the game's output folder. */
export interface OutputFile {
  readonly path: string
  readonly format: string
  readonly sheet: string
  readonly paper: string
  readonly backs: string
  /** What differs from the usual file of the sheet: `12.7mm`, `low-ink`. */
  readonly variant?: string | undefined
  readonly pages: number
  readonly pieces: number
  readonly bytes: Uint8Array
  /** Sum of inks on the pieces as a share of their area, 1 being one full ink everywhere; an estimate, absent where nobody asked. */
  readonly ink?: number | undefined
}

/** What a format measured in its own bytes after writing. */
export interface Verified {
  readonly pieces: number
  /** Largest deviation of place or size of any piece from the layout, in mm. */
  readonly maxSizeErrorMm: number
  readonly fontsEmbedded: boolean
  readonly missingGlyphs: number
}

export interface Emitted {
  readonly files: readonly OutputFile[]
  /** Absent for formats that have no reader of their own. */
  readonly verified?: Verified
  readonly diagnostics: readonly Diagnostic[]
}

export interface EmitOptions {
  readonly host: Host
  /** The fonts that the job's drawings were measured with. */
  readonly fonts: Fonts
  /** SVG only: keep text as text for editing (`live`) instead of glyph symbols (`glyphs`). */
  readonly svgText: 'glyphs' | 'live'
  /** Pictures only: pixels an inch; 300 when absent. */
  readonly dpi?: number | undefined
  /** The pages of the job as SVG without any text, for formats that are drawn from them. */
  readonly pagesAsSvg?: (() => Promise<readonly string[]>) | undefined
  /** Waits a moment between two pages that take long; false when nobody wants the rest any more. */
  readonly goOn?: (() => Promise<boolean>) | undefined
}

/** A way to write a print job. Decides nothing about the picture. */
export interface OutputFormat {
  readonly id: string
  readonly summary: string
  emit(job: PrintJob, options: EmitOptions): Promise<Emitted>
}
