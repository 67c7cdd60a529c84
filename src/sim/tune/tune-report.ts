import type { Interval } from '../wilson.ts'
import type { Band } from './race.ts'

/** A change that brings the win rate into the band. */
export interface TunedGame {
  /** Paths as a variant writes them. */
  readonly changes: readonly { readonly path: string; readonly from: number; readonly to: number }[]
  /** Cards taken out, put in or printed anew. */
  readonly size: number
  /** Games that it was played. */
  readonly games: number
  /** Win rate with its own 95 % interval. */
  readonly winRate: Interval
  /** With an interval that holds for everything that was tried. */
  readonly corrected: Interval
}

/** What a search found. The same for the same input on any machine, apart from `measured`. */
export interface TuneReport {
  readonly game: string
  readonly scenario: string
  readonly policies: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<string, string>>
  readonly seed: number
  readonly side: string
  readonly target: Band
  /** Win rate of the game as it is. */
  readonly base: Interval
  /** Whether it is in the band already. */
  readonly already: boolean
  /** The smallest changes that do it; none when the search found none. */
  readonly found: readonly TunedGame[]
  /** Smaller changes than those found, or all, that were too near the edge of the band to be told. */
  readonly smaller: readonly TunedGame[]
  /** Tunings tried, those of them that were too near the edge of the band to be told, and the last size. */
  readonly tried: number
  readonly undecided: number
  readonly size: number
  readonly measured: { readonly cpuMs: number; readonly wallMs: number; readonly workers: number }
}
