import { keyedRng } from '../../rules/keyed-rng.ts'
import type { GameResult, Listener, RulesModel } from '../../rules/rules-model.ts'
import { seededRng } from '../../rules/rng.ts'
import { playGame } from '../play-game.ts'

/** A version of a game as it is played: what the rules made of its data, and the policy of every seat. */
export interface Version<Params = unknown> {
  readonly params: Params
  readonly policies: readonly string[]
}

/** Two versions of a game, base first. */
export type Versions<Params = unknown> = readonly [base: Version<Params>, changed: Version<Params>]

/** Hears what happens in the two games of a pair. */
export type PairListener = readonly [base: Listener, changed: Listener]

/** Both versions with their pieces matched, where the rules can match them. */
export function matchVersions<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  [base, changed]: Versions<Params>,
): Versions<Params> {
  if (!model.pairing) return [base, changed]
  const [first, second] = model.pairing.match(base.params, changed.params)
  return [
    { ...base, params: first },
    { ...changed, params: second },
  ]
}

/** Plays game number `game` of both versions, by the plain rules and with the same luck. The versions must be matched. */
export function playPair<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  versions: Versions<Params>,
  seed: number,
  game: number,
  tell?: PairListener,
): readonly [base: GameResult, changed: GameResult] {
  const play = ({ params, policies }: Version<Params>, listener?: Listener): GameResult => {
    const rng = model.pairing ? keyedRng(seed, game) : seededRng(seed, game)
    return playGame(model, params, policies, seed, game, listener, undefined, rng).result
  }
  return [play(versions[0], tell?.[0]), play(versions[1], tell?.[1])]
}
