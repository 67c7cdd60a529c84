import type { Effect } from './effect.ts'
import type { Verdict } from './verdict.ts'

/** The change under other policies, or another option of one ruling. */
export interface MatrixCell {
  readonly policies: Readonly<Record<string, string>>
  /** Rulings other than the usual ones. */
  readonly rulings: Readonly<Record<string, string>>
  /** Sides with a player that is stronger than the usual ones. */
  readonly stronger: readonly string[]
  readonly effect: Effect
  readonly verdict: Verdict
}
