import { makePolicy } from '../rules/policy-name.ts'
import { FIRST_SEAT_STREAM, seededRng, type SeededRng } from '../rules/rng.ts'
import type { GameResult, Listener, RulesModel } from '../rules/rules-model.ts'

/** A finished game: how it ended, and how often its chance was asked. */
export interface PlayedGame<State> {
  readonly result: GameResult
  readonly picks: number
  readonly state: State
}

/** Hears of every decision before it is played. */
export type MoveListener<State, Move> = (state: State, seat: number, move: Move) => void

/** Plays game number `game` of a seed from start to end, every seat by the policy of that name. Cards and dice have a stream of chance of their own, and so has every seat. */
export function playGame<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  params: Params,
  policies: readonly string[],
  seed: number,
  game: number,
  tell?: Listener,
  decided?: MoveListener<State, Move>,
  rng: SeededRng = seededRng(seed, game),
): PlayedGame<State> {
  const players = policies.map((name, seat) => makePolicy(model.policies, params, seat, name))
  const whims = policies.map((_, seat) =>
    model.meta.sharedChance ? rng : seededRng(seed, game, FIRST_SEAT_STREAM + seat),
  )
  const state = model.setup(params, rng, tell)
  for (let seat = model.toMove(state); seat !== undefined; seat = model.toMove(state)) {
    const player = players[seat]
    const whim = whims[seat]
    if (!player || !whim) throw new Error(`nobody plays seat ${seat}`)
    const move = player.choose(model.observe(state, seat), whim)
    decided?.(state, seat, move)
    model.apply(state, move, rng, tell)
  }
  const result = model.result(state)
  if (!result) throw new Error('nobody is to move, but the game is not over')
  return { result, picks: rng.picks, state }
}
