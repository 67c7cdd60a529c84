import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** A rule of the source that players keep and simulations leave out. Sheets print it, reports name it. */
export interface LeftOutRule {
  /** Name of the rule, in a word or two. */
  readonly rule: string
  /** What it says, rich text. */
  readonly text: string
  readonly source: Source
  readonly place: Place
}
