import { makePolicy } from '../rules/policy-name.ts'
import { FIRST_SEAT_STREAM, seededRng } from '../rules/rng.ts'
import type { RulesModel } from '../rules/rules-model.ts'
import type { Setting } from '../rules/setting.ts'

/** A position of a game, and the turn that it ends; the last one of the game where that was over sooner. */
export interface TurnEnd<State> {
  readonly state: State
  readonly turn: number
  readonly isOver: boolean
}

/** Plays game number `game` of a seed up to the end of a turn. The model's `metrics` say which turn it is. */
export function positionAfter<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { params, policies }: Setting<Params>,
  seed: number,
  game: number,
  turn: number,
): TurnEnd<State> {
  const rng = seededRng(seed, game)
  const players = policies.map((name, seat) => ({
    policy: makePolicy(model.policies, params, seat, name),
    whim: model.meta.sharedChance ? rng : seededRng(seed, game, FIRST_SEAT_STREAM + seat),
  }))
  const state = model.setup(params, rng)
  const turnNow = (): number => model.metrics(state)['turn'] ?? 0
  for (let seat = model.toMove(state); seat !== undefined && turnNow() <= turn; seat = model.toMove(state)) {
    const player = players[seat]
    if (!player) throw new Error(`nobody plays seat ${seat}`)
    model.apply(state, player.policy.choose(model.observe(state, seat), player.whim), rng)
  }
  const isOver = model.result(state) !== undefined
  return { state, turn: isOver ? turnNow() : turn, isOver }
}
