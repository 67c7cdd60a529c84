import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import type { Area } from './area.ts'
import type { Library } from './face.ts'
import type { Pictures } from './pictures.ts'
import type { Theme } from './theme.ts'

/** What the helpers of a template know, and where they note what they find, while one face is drawn. */
export interface Pen {
  readonly theme: Theme
  readonly pictures: Pictures
  readonly library: Library
  /** The piece in messages: `card "Zulu Blood"`. */
  readonly piece: string
  /** Values that `{=name}` in a text stands for. */
  readonly values: Readonly<Record<string, unknown>>
  /** Text must stay inside; absent for pieces without a safe rim. */
  readonly safe?: Area | undefined
  /** Shared blocks of this piece that were drawn for an earlier copy, by key. */
  readonly memo?: Map<string, string> | undefined
  /** A box with the file name stands for a picture file that is missing. */
  readonly placeholders: boolean
  /** Where the author wrote a field of the piece, or letters in it where they are found; undefined for a name that is no field. */
  spanOf(field: string, letters?: string): Span | undefined
  report(finding: Diagnostic): void
}
