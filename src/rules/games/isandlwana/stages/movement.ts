import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import { liftUnit, standUnit, type BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { lookForEscape } from '../losses.ts'
import { BRITISH } from '../seats.ts'
import { hexName, leaderName, listOf, tellOf, unitName } from '../telling.ts'
import { britishReach, isClosedToBritish, OUT_OF_REACH } from '../ways.ts'
import type { DecisionRules } from './decision-rules.ts'

/** MP that a unit has for hexes: in square, or after forming or leaving one, it has less (7.7). */
export function movementOf(state: BattleState, unit: number): number {
  const { britishMovement, squareMovement, squareCost } = state.params.numbers
  if (state.params.units[unit]?.fixed) return 0
  const points = britishMovement - (state.reformed[unit] ? squareCost : 0)
  return state.square[unit] ? Math.min(squareMovement, points) : points
}

/** Whether a unit can form or leave square now: once a phase, and with the MP that it costs (7.7B, C). */
export function canReform(state: BattleState, unit: number): boolean {
  const { britishMovement, squareCost } = state.params.numbers
  const spec = state.params.units[unit]
  if (!spec || spec.fixed || (state.at[unit] ?? -1) < 0 || state.reformed[unit]) return false
  return (state.spent[unit] ?? 0) + squareCost <= britishMovement
}

/** Whether a hex has room for a unit that comes from elsewhere (6.3). */
export function hasRoom(state: BattleState, hex: number, unit: number): boolean {
  return (state.force[hex] ?? 0) + (state.strength[unit] ?? 0) <= state.params.stacking
}

/** Leaders in a hex. */
export function leadersIn(state: BattleState, hex: number): number[] {
  return [...state.leaders].flatMap((at, leader) => (at === hex ? [leader] : []))
}

/** Hexes to which the wagon can go: along the road, or one off it (7.8); ascending. */
export function wagonHexes(state: BattleState): number[] {
  if (state.wagonCaptured || state.wagonMoved) return []
  const { enter, numbers } = state.params
  const { neighbours, roads } = tablesOf(state.params)
  const found = new Set<number>()
  let ring = [state.wagon]
  for (let step = 0; step < numbers.wagonRoadMovement; step++) {
    ring = ring.flatMap((hex) => roads[hex] ?? []).filter((hex) => !isClosedToBritish(state, hex))
    for (const hex of ring) found.add(hex)
  }
  for (let edge = 6 * state.wagon; edge < 6 * state.wagon + 6; edge++) {
    const hex = neighbours[edge] ?? -1
    if (hex >= 0 && (enter[hex] ?? 0) <= numbers.wagonMovement && !isClosedToBritish(state, hex)) found.add(hex)
  }
  found.delete(state.wagon)
  return [...found].sort((a, b) => a - b)
}

/** Whether leaders may go along with a unit: from its hex, each once a phase; all of them with the last unit. */
function mayLead(state: BattleState, unit: number, leaders: readonly number[]): boolean {
  const from = state.at[unit] ?? -1
  if (new Set(leaders).size !== leaders.length) return false
  if (!leaders.every((leader) => state.leaders[leader] === from && !state.led[leader])) return false
  return state.bodies[from] !== 1 || leadersIn(state, from).every((leader) => leaders.includes(leader))
}

function isLegal(state: BattleState, move: BattleMove): boolean {
  if (move.do === 'walk') return canWalk(state, move.unit, move.to) && mayLead(state, move.unit, move.leaders)
  if (move.do === 'lead') return canLead(state, move.leader, move.to)
  if (move.do === 'square') return canReform(state, move.unit) && (state.square[move.unit] === 1) !== move.form
  return move.do === 'done' || (move.do === 'wagon' && wagonHexes(state).includes(move.to))
}

/** Whether a unit can still move to a hex (7.3, 6.3). */
function canWalk(state: BattleState, unit: number, to: number): boolean {
  const from = state.at[unit] ?? -1
  if (from < 0 || from === to || state.moved[unit] || !hasRoom(state, to, unit)) return false
  return (britishReach(state, from, movementOf(state, unit))[to] ?? OUT_OF_REACH) !== OUT_OF_REACH
}

/** Whether a leader can go by himself: once a phase, to a combat unit. */
function canLead(state: BattleState, leader: number, to: number): boolean {
  const from = state.leaders[leader] ?? -1
  if (from < 0 || from === to || state.led[leader] || (state.bodies[to] ?? 0) === 0) return false
  return (britishReach(state, from, state.params.numbers.britishMovement)[to] ?? OUT_OF_REACH) !== OUT_OF_REACH
}

/** Moves of a unit at random, leaders with it where they must or may. */
function walks(state: BattleState, unit: number, rng: Rng): BattleMove[] {
  const from = state.at[unit] ?? -1
  if (from < 0 || state.moved[unit]) return []
  const here = leadersIn(state, from)
  const leaders = state.bodies[from] === 1 ? here : here.filter((leader) => !state.led[leader] && rng.pick(2) === 0)
  if (!mayLead(state, unit, leaders)) return []
  const moves: BattleMove[] = []
  britishReach(state, from, movementOf(state, unit)).forEach((cost, to) => {
    if (cost > 0 && cost !== OUT_OF_REACH && hasRoom(state, to, unit)) moves.push({ do: 'walk', unit, to, leaders })
  })
  return moves
}

/** Some piece, and one of its moves. */
function sample(state: BattleState, rng: Rng): BattleMove {
  const { units, leaders } = state.params
  const piece = rng.pick(units.length + leaders.length + 2)
  const moves: BattleMove[] = []
  if (piece < units.length) {
    moves.push(...walks(state, piece, rng))
    if (canReform(state, piece) && rng.pick(4) === 0)
      return { do: 'square', unit: piece, form: state.square[piece] !== 1 }
  } else if (piece < units.length + leaders.length) {
    const leader = piece - units.length
    for (let to = 0; to < state.bodies.length; to++) {
      const move: BattleMove = { do: 'lead', leader, to }
      if ((state.bodies[to] ?? 0) > 0 && isLegal(state, move)) moves.push(move)
    }
  } else if (piece === units.length + leaders.length)
    moves.push(...wagonHexes(state).map((to): BattleMove => ({ do: 'wagon', to })))
  return moves[rng.pick(Math.max(1, moves.length))] ?? DONE
}

function apply(state: BattleState, move: BattleMove, _rng: Rng, tell?: Listener): void {
  if (move.do === 'walk') walkUnit(state, move.unit, move.to, move.leaders, tell)
  if (move.do === 'lead') {
    const words = () =>
      `${leaderName(state, move.leader)} goes from ${hexName(state, state.leaders[move.leader] ?? -1)} to ${hexName(state, move.to)} (7.0).`
    tellOf(state, tell, 'move', words)
    state.leaders[move.leader] = move.to
    state.led[move.leader] = 1
  }
  if (move.do === 'square') {
    state.square[move.unit] = move.form ? 1 : 0
    state.reformed[move.unit] = 1
    state.spent[move.unit] = (state.spent[move.unit] ?? 0) + state.params.numbers.squareCost
    const words = () => `${unitName(state, move.unit)} ${move.form ? 'forms' : 'leaves'} square (7.7).`
    tellOf(state, tell, 'square', words)
  }
  if (move.do === 'wagon') {
    tellOf(state, tell, 'wagon', () => `The wagon goes to ${hexName(state, move.to)} (7.8).`)
    state.wagon = move.to
    state.wagonMoved = true
  }
  lookForEscape(state, tell)
}

function walkUnit(
  state: BattleState,
  unit: number,
  to: number,
  leaders: readonly number[],
  tell: Listener | undefined,
): void {
  const from = state.at[unit] ?? -1
  const cost = britishReach(state, from, movementOf(state, unit))[to] ?? 0
  state.spent[unit] = (state.spent[unit] ?? 0) + cost
  state.moved[unit] = 1
  liftUnit(state, unit)
  standUnit(state, unit, to)
  for (const leader of leaders) {
    state.leaders[leader] = to
    state.led[leader] = 1
  }
  tellOf(state, tell, 'move', () => {
    const names = [unitName(state, unit), ...leaders.map((leader) => leaderName(state, leader))]
    return `${listOf(names)} ${names.length > 1 ? 'move' : 'moves'} from ${hexName(state, from)} to ${hexName(state, to)} for ${cost} MP (7.3).`
  })
}

/** The British Movement of phases IV and V: every unit, leader and the wagon once (7.0). */
export const movementRules: DecisionRules = { seat: BRITISH, isLegal, sample, apply }
