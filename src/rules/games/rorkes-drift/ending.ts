import type { GameResult } from '../../rules-model.ts'
import { BRITISH, ZULU } from './rorkes-params.ts'
import type { RorkesState } from './rorkes-state.ts'

/** Every kind of ending. */
export const ENDINGS = ['garrison-lost', 'casualties', 'both', 'redoubt', 'held']

/** Names of the figures of a result. */
export const FIGURES = ['british-out', 'zulu-casualties', 'assaults']

/** How the game stands at the end of a turn: nobody left to hold the post, too many Zulus fallen, or both. */
export function endOfTurn(state: RorkesState): GameResult | undefined {
  const zulu = state.standing === 0
  const british = state.casualties > state.params.numbers.casualtyLimit
  if (zulu && british) return resultOf(state, 'both')
  if (zulu) return resultOf(state, 'garrison-lost', ZULU)
  return british ? resultOf(state, 'casualties', BRITISH) : undefined
}

/** How the game stands at the end of an assault: the redoubt must have brought victory, and the last assault ends the game. */
export function endOfAssault(state: RorkesState): GameResult | undefined {
  const end = endOfTurn(state)
  if (end) return end
  if (state.assault >= state.params.numbers.assaults) return resultOf(state, 'held', BRITISH)
  return state.redoubt === state.assault ? resultOf(state, 'redoubt', ZULU) : undefined
}

function resultOf(state: RorkesState, ending: string, winner?: number): GameResult {
  const { params, turns, casualties, assault, standing, rolls } = state
  const { sections, zones } = params.ground
  const fought: Record<string, number> = {}
  for (let section = 0; section < sections.length; section++) fought[sections[section]!.id] = rolls[section]!
  for (let zone = 0; zone < zones.length; zone++) fought[zones[zone]!] = rolls[sections.length + zone]!
  return {
    winner,
    ending,
    turns,
    score: standing,
    figures: [params.numbers.british - standing, casualties, assault],
    fought,
  }
}
