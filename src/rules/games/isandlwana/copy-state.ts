import type { BattleState } from './battle-state.ts'

/** Lists that change in the course of a game. */
const LISTS = [
  'at',
  'strength',
  'square',
  'leaders',
  'zulus',
  'bodies',
  'force',
  'fresh',
  'stormed',
  'sorties',
  'attacked',
  'fired',
  'spent',
  'moved',
  'reformed',
  'led',
  'snipable',
  'heat',
] as const satisfies readonly (keyof BattleState)[]

/** A state of its own: nothing that changes is shared. */
export function cloneState(state: BattleState): BattleState {
  const lists = Object.fromEntries(LISTS.map((name) => [name, state[name].slice()]))
  return { ...state, ...lists, attackers: [...state.attackers], tally: { ...state.tally } }
}

/** Makes a state the same as another of the same battle; nothing that changes is shared. */
export function copyState(from: BattleState, to: BattleState): void {
  to.turn = from.turn
  to.stage = from.stage
  to.asks = from.asks
  to.wagon = from.wagon
  to.wagonCaptured = from.wagonCaptured
  to.colors = from.colors
  to.exempt = from.exempt
  to.placed = from.placed
  to.wagonMoved = from.wagonMoved
  to.first = from.first
  to.target = from.target
  to.attackers = [...from.attackers]
  to.snipes = from.snipes
  to.fallen = from.fallen
  to.struck = from.struck
  to.emptied = from.emptied
  to.bled = from.bled
  to.marched = from.marched
  to.end = from.end
  Object.assign(to.tally, from.tally)
  for (const name of LISTS) to[name].set(from[name])
}
