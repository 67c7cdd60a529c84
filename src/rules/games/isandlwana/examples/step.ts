import type { Figure } from '../../../helpers/compare-expected.ts'
import type { GivenReader } from '../../../helpers/given-reader.ts'
import { makePolicy } from '../../../policy-name.ts'
import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState, Stage } from '../battle-state.ts'
import { POLICIES } from '../policies/policies.ts'
import { comesUp, rulesNow } from '../turn.ts'

/** What came out of a step, by key of `expect`. */
export type Outcomes = Readonly<Record<string, Figure>>

/** What a step is played with. */
export interface StepInput {
  readonly state: BattleState
  readonly given: GivenReader
  /** Policies of the seats, as written. */
  readonly policies: readonly string[]
  readonly rng: Rng
}

/** A step that an example can play: the keys that it reads beside the position, and what it does. */
export interface ExampleStep {
  readonly keys: readonly string[]
  play(input: StepInput): Outcomes
}

/** Players of the seats. */
export function playersOf({ state, policies }: StepInput): Policy<BattleState, BattleMove>[] {
  return policies.map((name, seat) => makePolicy(POLICIES, state.params, seat, name))
}

/** Goes to a stage, where it is to be decided what the rules of the stage ask. */
export function goTo(state: BattleState, stage: Stage): void {
  state.stage = state.asks = stage
}

/** Plays a move of the stage and what comes up at once: victims, lone leaders, advances, returns, chosen by the policies. Nothing that would follow is played. */
export function playMove(input: StepInput, move: BattleMove): void {
  const { state, rng } = input
  rulesNow(state).apply(state, move, rng)
  settle(input)
}

/** Plays what has come up. */
export function settle(input: StepInput): void {
  const { state, rng } = input
  const players = playersOf(input)
  while (!state.end) {
    const asks = comesUp(state, rng)
    if (!asks || hasEnded(state)) break
    state.asks = asks
    const rules = rulesNow(state)
    const move = players[rules.seat]?.choose(state, rng)
    if (move) rules.apply(state, move, rng)
  }
  state.asks = state.stage
}

function hasEnded({ end }: BattleState): boolean {
  return end !== undefined
}

export function yesNo(holds: boolean): string {
  return holds ? 'yes' : 'no'
}

/** Printed numbers of hexes, in their order. */
export function namesOf({ params }: BattleState, hexes: Iterable<number>): string[] {
  return [...hexes].map((hex) => params.ids[hex] ?? '')
}
