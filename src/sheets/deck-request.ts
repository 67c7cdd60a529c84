import type { Library } from '../draw/face.ts'
import type { Theme } from '../draw/theme.ts'
import type { Span } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import type { PieceFormat } from './fit-grid.ts'
import type { Piece } from './impose.ts'
import type { Backs } from './print-job.ts'

/** Fronts and backs by turns in one file, or in two files for turning the stack by hand. */
export type PageOrder = 'interleaved' | 'fronts-backs'

/** What is written on a sheet beside its pieces. */
export interface SheetInfo {
  /** Title of the game. */
  readonly game: string
  /** What the sheet holds: `Zulu deck`. */
  readonly contents: string
  readonly credits: readonly string[]
  /** What must be known about the pieces, printed small in head or foot. */
  readonly notes: readonly string[]
  /** Date-free stamp: `Quartermaster 0.1.0`. */
  readonly version: string
}

/** Document metadata of a print job. */
export interface JobMetadata {
  readonly author: string
  readonly subject: string
  readonly keywords: readonly string[]
}

/** Everything `buildDeckJobs` needs. Lengths in mm. */
export interface DeckRequest extends JobMetadata {
  /** Sheet id of the game: `zulu`. */
  readonly sheet: string
  /** Document title: `Zulu Spears: Zulu deck`. */
  readonly title: string
  readonly paper: Paper
  readonly backs: Backs
  readonly pages: PageOrder
  /** Space between pieces. */
  readonly gap: number
  readonly format: PieceFormat
  /**
   * `cards`: the fullest grid. `counters`: for small pieces that are cut in strips; the grid with fewest blank cells, longer marks, row letters
   * and column numbers between them, ticks in the corners of the pieces. Absent: `cards`.
   */
  readonly manner?: 'cards' | 'counters' | undefined
  readonly pieces: readonly Piece[]
  readonly library: Library
  readonly theme: Theme
  readonly info: SheetInfo
  /** Where findings about the format belong in the user's files. */
  readonly at?: Span | undefined
}
