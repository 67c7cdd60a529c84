import type { Interval } from '../wilson.ts'
import type { ChangeLine } from './change-lines.ts'
import type { Effect, Variance } from './effect.ts'
import type { MatrixCell } from './matrix-cell.ts'
import type { RestrictedPlay } from './restricted-play.ts'
import type { Survival } from './survival.ts'
import type { Verdict } from './verdict.ts'

/** What a change does in play. The same for the same input on any machine, apart from `measured` (and `effect.pairs`, where `shortened`). */
export interface PlayComparison {
  readonly scenario: string
  /** Policies of the sides that decide, and the rulings in force, in the changed version. */
  readonly policies: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<string, string>>
  readonly seed: number
  readonly effect: Effect
  readonly verdict: Verdict
  /** Chances of a wrong verdict of either kind, in a cell of the matrix too. */
  readonly errors: { readonly alpha: number; readonly beta: number }
  /** Win rates of the side, with their own intervals. */
  readonly winRate: { readonly base: Interval; readonly changed: Interval }
  readonly variance: Variance
  /** What both games of a pair have in common: the luck of every single piece, or only the seed. */
  readonly pairing: 'pieces' | 'seed'
  /** Whether the rules see no difference at all, so that every pair comes out alike. */
  readonly same: boolean
  /** The first games that somebody else won in the changed version, by their numbers. */
  readonly turned: readonly number[]
  /** Whether the batch ended with the verdict, so that the effect is not that of a fixed batch: it tends to look larger than it is. */
  readonly atVerdict: boolean
  /** Whether time ran out before the usual number of pairs was played. */
  readonly shortened: boolean
  readonly knockOut: readonly KnockOut[]
  readonly matrix: readonly MatrixCell[]
  /** Whether the verdict survives stronger or other players; absent without a matrix. */
  readonly survival?: Survival | undefined
  /** What each side's options are worth to it in both versions, where that was asked for. */
  readonly restricted?: Readonly<Record<'base' | 'changed', readonly RestrictedPlay[]>> | undefined
  readonly measured: {
    readonly cpuMs: number
    readonly wallMs: number
    readonly pairsPerCpuSecond: number
    readonly workers: number
  }
}

/** A line of the change: what it does alone, and what the rest does without it. */
export interface KnockOut extends Pick<ChangeLine, 'name' | 'from' | 'to'> {
  readonly alone?: Effect | undefined
  readonly without?: Effect | undefined
  /** Why one of them is missing: the game cannot be played so. */
  readonly problem?: string | undefined
}
