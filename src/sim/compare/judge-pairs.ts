import type { RulesModel } from '../../rules/rules-model.ts'
import type { PairCounts } from './pair-counts.ts'
import { playPairs, type PairBatch, type PairRun, type PlayedPairs } from './play-pairs.ts'
import { verdictTest, type Verdict, type VerdictWish } from './verdict.ts'

/** Who plays, and whether to stop, asked between stretches with what is known by then: is there a verdict? */
export interface JudgeRun extends Omit<PairRun, 'enough'> {
  readonly enough?: ((decided: boolean) => boolean) | undefined
}

/** Plays a batch and looks for the verdict on the same stream of pairs as the effect. The batch goes on when it is there, unless `enough` says otherwise. */
export async function judgePairs<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  batch: PairBatch<Params>,
  wish: VerdictWish,
  { enough, ...run }: JudgeRun,
): Promise<PlayedPairs & { readonly verdict: Verdict }> {
  const test = verdictTest(wish)
  const look = (counts: PairCounts): boolean => {
    const decided = test.look(counts)
    return enough?.(decided) ?? false
  }
  const played = await playPairs(model, batch, { ...run, enough: look })
  return { ...played, verdict: test.verdict() }
}
