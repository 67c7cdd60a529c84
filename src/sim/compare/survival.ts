import type { MatrixCell } from './play-comparison.ts'
import type { Verdict } from './verdict.ts'

/** How far a verdict holds in the cells of a matrix. */
export interface Survival {
  /** Cells that give the same answer. */
  readonly agree: number
  /** Cells that give another one, without turning the sign, or none. */
  readonly differ: number
  /** Cells in which the effect has the other sign. */
  readonly contradict: number
}

/** Compares every cell's verdict with that of the usual policies and rulings. */
export function survivalOf(verdict: Verdict, matrix: readonly MatrixCell[]): Survival {
  const opposite = { 'at least +d': 'at least -d', 'at least -d': 'at least +d' }
  const against = verdict.answer in opposite ? opposite[verdict.answer as keyof typeof opposite] : undefined
  const agree = matrix.filter((cell) => cell.verdict.answer === verdict.answer).length
  const contradict = matrix.filter((cell) => cell.verdict.answer === against).length
  return { agree, differ: matrix.length - agree - contradict, contradict }
}
