import type { Listener } from '../../rules-model.ts'
import { liftUnit, type BattleState } from './battle-state.ts'
import { BRITISH, ZULU } from './seats.ts'
import { hexName, tellOf, unitName } from './telling.ts'

/** What a strength point can be lost to. */
export type Cause = 'lostToAttacks' | 'lostToSniping' | 'lostToDisplacement'

/** A unit loses strength points; at 0 it is eliminated (8.6). */
export function loseStrength(state: BattleState, unit: number, points: number, cause: Cause, tell?: Listener): void {
  const hex = state.at[unit] ?? -1
  const left = (state.strength[unit] ?? 0) - points
  state.force[hex] = (state.force[hex] ?? 0) - points
  state.strength[unit] = left
  state.tally[cause] += points
  if (left > 0) {
    tellOf(
      state,
      tell,
      'loss',
      () => `${unitName(state, unit)} in ${hexName(state, hex)} loses a step: ${left} left (8.6).`,
    )
    return
  }
  tellOf(
    state,
    tell,
    'eliminated',
    () =>
      `${unitName(state, unit)} in ${hexName(state, hex)} is eliminated (${cause === 'lostToDisplacement' ? '6.2' : '8.6'}).`,
  )
  liftUnit(state, unit)
  state.square[unit] = 0
  state.bled = true
}

/** A leader is lost. */
export function loseLeader(state: BattleState, leader: number): void {
  state.leaders[leader] = -1
  state.tally.leadersLost++
  state.bled = true
}

/** Strength points on the map. */
export function strengthOnMap(state: BattleState): number {
  let sum = 0
  for (let unit = 0; unit < state.at.length; unit++) if ((state.at[unit] ?? -1) >= 0) sum += state.strength[unit] ?? 0
  return sum
}

/** Names of the figures of a finished battle. */
export const FIGURES = [
  'zulus-eliminated',
  'lost-to-attacks',
  'lost-to-sniping',
  'lost-to-displacement',
  'leaders-lost',
  'wagon-captured',
] as const

/** Figures of a position, in the order of `FIGURES`. */
export function figuresOf({ tally, wagonCaptured }: BattleState): number[] {
  const { zulusEliminated, lostToAttacks, lostToSniping, lostToDisplacement, leadersLost } = tally
  return [zulusEliminated, lostToAttacks, lostToSniping, lostToDisplacement, leadersLost, wagonCaptured ? 1 : 0]
}

const LAST_WORDS = {
  elimination: 'No British unit and no leader is left: the Zulus win (4.3).',
  survival: 'The British hold out to the end and win (4.2).',
  'sudden-death': 'The wagon reaches the west edge with the Colors and an escort: the British win at once (4.1).',
} as const

/** Kinds of ending. */
export const ENDINGS = Object.keys(LAST_WORDS)

/** Ends the battle. */
export function endBattle(state: BattleState, ending: keyof typeof LAST_WORDS, tell?: Listener): void {
  state.end = {
    winner: ending === 'elimination' ? ZULU : BRITISH,
    ending,
    turns: state.turn,
    score: strengthOnMap(state),
    figures: figuresOf(state),
    fought: heatOf(state),
  }
  tellOf(state, tell, 'end', () => LAST_WORDS[ending])
}

/** Attacks made on each hex that was attacked. */
function heatOf({ heat, params }: BattleState): Readonly<Record<string, number>> {
  const fought: Record<string, number> = {}
  for (let hex = 0; hex < heat.length; hex++) if ((heat[hex] ?? 0) > 0) fought[params.ids[hex] ?? ''] = heat[hex] ?? 0
  return fought
}

/** Looks for the Zulu victory after a loss (4.3). */
export function lookForElimination(state: BattleState, tell?: Listener): void {
  state.bled = false
  if (state.at.every((hex) => hex < 0) && state.leaders.every((hex) => hex < 0)) endBattle(state, 'elimination', tell)
}

/** Looks for the wagon at the west edge after a British move (4.1). */
export function lookForEscape(state: BattleState, tell?: Listener): void {
  if (state.colors !== 'shown' || !state.params.exit.includes(state.wagon)) return
  if ((state.bodies[state.wagon] ?? 0) > 0) endBattle(state, 'sudden-death', tell)
}

/** A Zulu has entered a hex: the wagon is captured if it is there, and with it the Colors (8.7, 8.10C). */
export function captureIn(state: BattleState, hex: number, tell?: Listener): void {
  if (state.wagonCaptured || state.wagon !== hex) return
  state.wagonCaptured = true
  const withColors = state.colors === 'shown'
  if (withColors) state.colors = 'captured'
  const what = withColors ? 'The wagon and the Colors are' : 'The wagon is'
  tellOf(state, tell, 'capture', () => `${what} captured in ${hexName(state, hex)} (8.7).`)
}
