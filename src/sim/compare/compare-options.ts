import { type Diagnostic } from '../../kernel/diagnostic.ts'
import type { Host } from '../../kernel/host.ts'
import type { Choice } from '../../rules/setting.ts'
import type { Progress } from '../experiment.ts'
import { say } from '../messages.ts'
import type { SharePool } from '../share-pool.ts'
import type { OnRow } from './side-row.ts'

/** How two versions are to be compared in play. */
export interface ComparePlayOptions extends Choice {
  /** Whole number, 0 to 2^32 - 1. */
  readonly seed: number
  /** Pairs of the batch that the effect comes from. Absent: `USUAL_PAIRS`, or what `ALLOWANCE` allows. */
  readonly pairs?: number | undefined
  /** Percentage points that matter to the verdict; 1 when absent. */
  readonly d?: number | undefined
  readonly workers: number
  /** Who plays, instead of threads of this machine. */
  readonly openPool?: (() => Promise<SharePool>) | undefined
  /** Whether each line of the change is tried alone and left out. */
  readonly knockOut?: boolean | undefined
  /** Whether the change is tried under other policies and rulings. */
  readonly matrix?: boolean | undefined
  /** Pairs of a cell of that matrix in which somebody searches; none when absent, because they are slow. */
  readonly searching?: number | undefined
  /** Whether to stop as soon as there is a verdict. */
  readonly onlyVerdict?: boolean | undefined
  /** Whether both versions are also played without each option in turn; a number says in how many pairs. */
  readonly restricted?: number | boolean | undefined
  readonly clock: Pick<Host, 'now' | 'cpu'>
  readonly onProgress?: Progress | undefined
  readonly onRow?: OnRow | undefined
  readonly signal?: AbortSignal | undefined
}

/** Pairs of a batch where nothing else is said. */
export const USUAL_PAIRS = 200_000
/** Wall time (ms) that the usual number of pairs may take; slower games play fewer. */
export const ALLOWANCE = 120_000
/** Errors that a verdict may make of either kind. */
export const ALPHA = 0.05
export const BETA = 0.05

/** What is wrong with the numbers that were asked for. */
export function checkCompareNumbers(options: ComparePlayOptions): readonly Diagnostic[] {
  const { seed, pairs = 1, d = 1, workers, searching = 1, restricted } = options
  const restrictedPairs = typeof restricted === 'number' ? restricted : 1
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  const refuse = (what: string, value: number, expected: string) => say('bad-number', { what, value, expected })
  return [
    ...(isWhole(seed, 0, 2 ** 32 - 1) ? [] : [refuse('the seed', seed, 'a whole number of 0 to 4294967295')]),
    ...(isWhole(pairs, 1, 1e9) ? [] : [refuse('the number of pairs', pairs, 'a whole number of 1 to 1000000000')]),
    ...(isWhole(searching, 1, 1e6)
      ? []
      : [refuse('the number of pairs of searching players', searching, 'a whole number of 1 to 1000000')]),
    ...(isWhole(restrictedPairs, 1, 1e7)
      ? []
      : [refuse('the number of pairs of restricted play', restrictedPairs, 'a whole number of 1 to 10000000')]),
    ...(d > 0 && d <= 50 ? [] : [refuse('the difference that matters', d, 'a number of points above 0, up to 50')]),
    ...(isWhole(workers, 1, 1024) ? [] : [refuse('the number of workers', workers, 'a whole number of 1 to 1024')]),
  ]
}
