import type { Listener } from '../../rules-model.ts'
import type { BattleState } from './battle-state.ts'

/** Place of each phase in `BattleParams.phases`. */
const PHASE_OF = {
  deploy: -1,
  colors: -1,
  arrive: -1,
  march: 0,
  reaction: 1,
  storm: 2,
  order: 3,
  combat: 3,
  movement: 3,
  displace: 3,
  snipe: 5,
} as const

/** Title of the phase that is being played, as the scenario names it. */
export function phaseOf(state: BattleState): string {
  const { stage, first, params } = state
  if (stage === 'deploy') return 'Set-up'
  if (stage === 'colors' || stage === 'arrive') return 'Arrivals'
  const isSecond = (stage === 'combat' || stage === 'movement') && stage !== first
  return params.phases[PHASE_OF[stage] + (isSecond ? 1 : 0)] ?? ''
}

/** Puts an event together, where somebody listens. */
export function tellOf(
  state: BattleState,
  tell: Listener | undefined,
  kind: string,
  text: () => string,
  rule?: string,
): void {
  tell?.({ turn: state.stage === 'deploy' ? 0 : state.turn, rule: rule ?? phaseOf(state), kind, text: text() })
}

/** Printed number of a hex. */
export function hexName(state: BattleState, hex: number): string {
  return state.params.ids[hex] ?? '(off the map)'
}

export function unitName(state: BattleState, unit: number): string {
  return state.params.units[unit]?.name ?? ''
}

export function leaderName(state: BattleState, leader: number): string {
  return state.params.leaders[leader]?.name ?? ''
}

/** `one, two and three`. */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}
