import { countOf } from '../../../../kernel/count-of.ts'
import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { lookForElimination, loseLeader, loseStrength } from '../losses.ts'
import { ZULU } from '../seats.ts'
import { hexName, leaderName, tellOf } from '../telling.ts'
import { isBesideZulus } from '../ways.ts'
import { listed } from './decision-rules.ts'

/** Hits of a roll in a turn (5.7). */
export function snipingHits(state: BattleState, face: number): number {
  const { die, numbers, rulings } = state.params
  const isLate = rulings.lateSniping && state.turn >= numbers.snipingBonusTurn
  return (isLate ? die.late : die.early)[face - 1] ?? 0
}

/** Phase VI begins: one die, whether anybody can be hit or not. */
export function rollSniping(state: BattleState, rng: Rng, tell?: Listener): void {
  const face = 1 + rng.pick(state.params.die.sides)
  const hits = snipingHits(state, face)
  let able = 0
  for (let unit = 0; unit < state.at.length; unit++) {
    const hex = state.at[unit] ?? -1
    const isAble = hex >= 0 && isBesideZulus(state, hex)
    state.snipable[unit] = isAble ? 1 : 0
    if (isAble) able++
  }
  state.snipes = Math.min(hits, able)
  tellOf(
    state,
    tell,
    'sniping',
    () => `Sniping: die ${face}, ${countOf(hits, 'hit')} on ${countOf(able, 'unit')} beside Zulus (5.7).`,
  )
}

/** A unit loses a step to sniping. */
export function snipe(state: BattleState, unit: number, tell?: Listener): void {
  state.snipable[unit] = 0
  state.snipes--
  loseStrength(state, unit, 1, 'lostToSniping', tell)
}

/** The Zulus choose a unit that loses a step, each at most one (5.7E). */
export const snipeRules = listed({
  seat: ZULU,
  moves: (state) => [...state.snipable].flatMap((able, unit): BattleMove[] => (able ? [{ do: 'snipe', unit }] : [])),
  apply(state, move, _rng, tell) {
    if (move.do === 'snipe') snipe(state, move.unit, tell)
  },
})

/** Phase VII: a die for each leader beside a Zulu (5.8). */
export function rollForLeaders(state: BattleState, rng: Rng, tell?: Listener): void {
  const title = state.params.phases.at(-1) ?? ''
  for (let leader = 0; leader < state.leaders.length && !state.end; leader++) {
    const hex = state.leaders[leader] ?? -1
    if (hex < 0 || !isBesideZulus(state, hex)) continue
    const face = 1 + rng.pick(state.params.die.sides)
    const fatal = state.params.die.fatal[face - 1] === true
    const words = () =>
      `${leaderName(state, leader)} in ${hexName(state, hex)}: die ${face}, ${fatal ? 'he is lost' : 'unharmed'} (5.8).`
    tellOf(state, tell, 'leader', words, title)
    if (!fatal) continue
    loseLeader(state, leader)
    lookForElimination(state, tell)
  }
}
