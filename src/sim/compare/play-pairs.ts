import type { RulesModel } from '../../rules/rules-model.ts'
import { runExperiment, type Progress } from '../experiment.ts'
import type { SharePool } from '../share-pool.ts'
import { stretchOf } from '../stretch-of.ts'
import { emptySummary } from '../summary.ts'
import { emptyPairs, type PairCounts } from './pair-counts.ts'
import { matchVersions, type Versions } from './play-pair.ts'
import type { OnRow } from './side-row.ts'

/** Pairs between two looks at the counts where quick play plays them. */
const QUICK_STRETCH = 1000
/** Elsewhere, so many looks in the games that a thread plays at a stretch. */
const LOOKS = 20

/** A batch of pairs to be played. */
export interface PairBatch<Params> {
  readonly versions: Versions<Params>
  /** Seat whose outcomes count. */
  readonly seat: number
  readonly seed: number
  readonly pairs: number
}

/** Who plays, and who hears of it. */
export interface PairRun {
  readonly pool: SharePool
  readonly onProgress?: Progress | undefined
  readonly onRow?: OnRow | undefined
  readonly signal?: AbortSignal | undefined
  /** Looks at the counts between stretches: stop here? */
  readonly enough?: ((counts: PairCounts) => boolean) | undefined
}

export interface PlayedPairs {
  readonly counts: PairCounts
  /** Pairs played. */
  readonly pairs: number
}

/** Plays pairs 0, 1, 2 ... of a seed. */
export async function playPairs<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { versions, seat, seed, pairs }: PairBatch<Params>,
  { pool, onProgress, signal, enough }: PairRun,
): Promise<PlayedPairs> {
  const [base, changed] = versions
  const summary = emptySummary(model.meta, false)
  const experiment = {
    rules: model.meta.id,
    params: base.params,
    policies: base.policies,
    against: { params: changed.params, policies: changed.policies, seat },
    seed,
    games: pairs,
    stretch: isQuick(model, versions)
      ? QUICK_STRETCH
      : Math.ceil(stretchOf(model, [...base.policies, ...changed.policies]) / LOOKS),
    enough: ({ pairs: counts = emptyPairs() }: { pairs?: PairCounts }) => enough?.(counts) ?? false,
  }
  await runExperiment(experiment, summary, pool, onProgress, signal)
  return { counts: summary.pairs ?? emptyPairs(), pairs: summary.games }
}

/** Whether quick play takes on both versions. */
export function isQuick<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  versions: Versions<Params>,
): boolean {
  const [base, changed] = matchVersions(model, versions)
  return model.pairing?.quick?.([base.params, changed.params], [base.policies, changed.policies]) !== undefined
}
