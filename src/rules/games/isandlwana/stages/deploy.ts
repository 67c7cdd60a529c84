import { standUnit, type BattleState } from '../battle-state.ts'
import type { BattleParams, PlacingRule } from '../battle-params.ts'
import { tablesOf } from '../battle-tables.ts'
import { BRITISH } from '../seats.ts'
import { hexName, leaderName, tellOf, unitName } from '../telling.ts'
import { listed, type DecisionRules } from './decision-rules.ts'

const LEADER = 'leader'

/** The piece that is to be placed next. */
export function nextPiece(state: BattleState): number | undefined {
  return state.params.toPlace[state.placed]
}

/** Usual hex of a piece. */
export function usualHex({ units, leaders }: BattleParams, piece: number): number {
  return units[piece]?.hex ?? leaders[piece - units.length]?.hex ?? -1
}

function rulesFor(params: BattleParams, group: string): PlacingRule[] {
  return params.placing.filter(({ groups }) => groups.includes(group))
}

/** Whether a piece may be placed in a hex as things stand (3.2, 10.0). */
export function canPlace(state: BattleState, piece: number, hex: number): boolean {
  const { params } = state
  const unit = params.units[piece]
  if (tablesOf(params).closedToBritish[hex] !== 0 || (state.zulus[hex] ?? 0) > 0) return false
  const rules = rulesFor(params, unit?.group ?? LEADER)
  if (!rules.every((rule) => rule.hexes.includes(hex))) return false
  if (!unit) return (state.bodies[hex] ?? 0) > 0
  if ((state.force[hex] ?? 0) + unit.strength > params.stacking) return false
  const alone = rules.filter((rule) => rule.alone)
  if (alone.length > 0) return alone.every((rule) => isAlone(state, rule, unit.group, hex))
  return leavesRoom(state, hex, unit.strength)
}

/** Hexes where a piece may be placed, ascending. */
export function placesFor(state: BattleState, piece: number): number[] {
  return Array.from(state.bodies, (_, hex) => hex).filter((hex) => canPlace(state, piece, hex))
}

/** Whether nobody is in the way of a unit that stands alone; beside the wagon it is alone of its kind. */
function isAlone(state: BattleState, rule: PlacingRule, group: string, hex: number): boolean {
  if ((state.bodies[hex] ?? 0) === 0) return true
  if (!rule.sharesWagon || hex !== state.wagon) return false
  return !state.params.units.some((other, unit) => state.at[unit] === hex && other.group === group)
}

/** Whether the units that stand alone find enough hexes after a unit of this strength has taken one. */
function leavesRoom(state: BattleState, taken: number, strength: number): boolean {
  const { params } = state
  for (const rule of params.placing) {
    if (!rule.alone) continue
    const waiting = params.units.filter(({ group, hex, free }) => rule.groups.includes(group) && hex >= 0 && free)
    const most = Math.max(0, ...waiting.map((unit) => unit.strength))
    const rooms = rule.hexes.filter((hex) => {
      const force = (state.force[hex] ?? 0) + (hex === taken ? strength : 0)
      return force === 0 || (rule.sharesWagon && hex === state.wagon && force + most <= params.stacking)
    })
    if (rooms.length < waiting.length) return false
  }
  return true
}

const listedRules = listed({
  seat: BRITISH,
  moves(state) {
    const piece = nextPiece(state)
    return piece === undefined ? [] : placesFor(state, piece).map((hex) => ({ do: 'place', piece, hex }))
  },
  apply(state, move, _rng, tell) {
    if (move.do !== 'place') return
    const { piece, hex } = move
    const leader = piece - state.params.units.length
    const name = leader < 0 ? unitName(state, piece) : leaderName(state, leader)
    tellOf(state, tell, 'place', () => `${name} stands in ${hexName(state, hex)} (3.2).`)
    if (leader < 0) standUnit(state, piece, hex)
    else state.leaders[leader] = hex
    state.placed++
  },
})

/** The British place their pieces one by one. A place is looked at by itself, not looked up among all that there are. */
export const deployRules: DecisionRules = {
  ...listedRules,
  isLegal: (state, move) =>
    move.do === 'place' && move.piece === nextPiece(state) && canPlace(state, move.piece, move.hex),
}
