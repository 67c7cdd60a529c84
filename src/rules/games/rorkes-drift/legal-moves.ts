import { has } from './figure-sets.ts'
import { yardOf } from './ground.ts'
import type { RorkesMove } from './moves.ts'
import { freePlaces, hasBlockedDoor, hasRoom, stepBetween } from './passage.ts'
import { BRITISH, ZULU } from './rorkes-params.ts'
import type { RorkesState } from './rorkes-state.ts'
import { isGarrison } from './stages/assault.ts'
import { canBritonFight, canZuluFight } from './stages/melee.ts'
import { canFireAt, shotsLeft } from './stages/shooting.ts'
import { isOpenToWaves } from './stages/waves.ts'

/** Whether the side that decides may play a move now. */
export function isLegalMove(state: RorkesState, move: RorkesMove): boolean {
  if (state.end) return false
  switch (state.stage) {
    case 'redoubt':
      return move.do === 'redoubt'
    case 'garrison':
      return move.do === 'garrison' && isGarrison(state, move.spots)
    case 'waves':
      if (move.do !== 'wave') return move.do === 'done'
      return isWithin(move.size, 1, state.pool) && isOpenToWaves(state, move.section)
    case 'withdraw':
      if (move.do !== 'withdraw') return move.do === 'done'
      return state.waves[move.wave]?.gone === false
    case 'moves':
      return isMove(state, move)
    case 'attacks':
      return isAttack(state, move)
  }
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** Whether a figure acts in this call and has not moved. */
function canMove(state: RorkesState, figure: number): boolean {
  const figures = state.side === BRITISH ? state.british : state.zulus
  return has(state.acting, figure) && !has(figures.moved, figure) && figures.spot[figure]! >= 0
}

function isMove(state: RorkesState, move: RorkesMove): boolean {
  switch (move.do) {
    case 'done':
      return true
    case 'move':
      return canMove(state, move.figure) && canGo(state, move.figure, move.spot)
    case 'jump':
      return isJump(state, move)
    case 'chop':
      return isChop(state, move.figures)
    case 'climb':
      return isClimb(state, move.figures)
    case 'redoubt':
    case 'garrison':
    case 'wave':
    case 'fire':
    case 'fight':
    case 'withdraw':
      return false
  }
}

/** Whether a figure can be on a spot with its next step, the enemy and the room there allowing. */
export function canGo(state: RorkesState, figure: number, spot: number): boolean {
  const { params, counts, side, british, zulus } = state
  const { ground } = params
  const from = (side === BRITISH ? british : zulus).spot[figure]!
  const step = stepBetween(state, from, spot)
  if (step === 'none') return false
  const passes = ground.farSide[from] === spot
  if (side === ZULU) return !passes || freePlaces(state, from ^ 1) > 0
  if (passes && counts.zulusAt[from ^ 1]! > 0) return false
  return spot >= ground.yards || hasRoom(state, spot)
}

function isJump(state: RorkesState, { figure, zone, onto }: RorkesMove & { do: 'jump' }): boolean {
  const { params, side, zulus, british } = state
  const { ground } = params
  if (side !== ZULU || !canMove(state, figure)) return false
  const roof = ground.roofs[zulus.spot[figure]! - ground.roofSpots]
  return roof?.jumpTo.includes(zone) === true && (onto === undefined || british.spot[onto] === yardOf(ground, zone))
}

/** Whether figures are Zulus of this call, each once, on one spot outside. The spot, or -1. */
function gathered(state: RorkesState, figures: readonly number[]): number {
  const { side, zulus, params } = state
  const [first] = figures
  if (side !== ZULU || first === undefined || new Set(figures).size !== figures.length) return -1
  const spot = zulus.spot[first] ?? -1
  const outside = spot >= 0 && spot < params.ground.yards && params.ground.sections[spot >> 1]!.outer && spot % 2 === 0
  return outside && figures.every((figure) => zulus.spot[figure] === spot && canMove(state, figure)) ? spot : -1
}

function isChop(state: RorkesState, figures: readonly number[]): boolean {
  const spot = gathered(state, figures)
  if (spot < 0 || !hasBlockedDoor(state, spot >> 1)) return false
  return state.choppers[spot >> 1]! + figures.length <= state.params.numbers.choppers
}

function isClimb(state: RorkesState, figures: readonly number[]): boolean {
  const { params, counts, guards } = state
  const { ground, numbers } = params
  const spot = gathered(state, figures)
  const roof = spot < 0 ? -1 : ground.sections[spot >> 1]!.roof
  if (roof < 0) return false
  if (guards[roof]! > 0) return figures.length >= numbers.storm
  return figures.length > 1 || counts.zulusAt[ground.roofSpots + roof]! > 0
}

function isAttack(state: RorkesState, move: RorkesMove): boolean {
  if (move.do === 'done') return true
  if (move.do !== 'fire' && move.do !== 'fight') return false
  return canAttack(state, move.figure, move.do) && isTarget(state, move.figure, move.target, move.do)
}

/** Whether a figure still has an attack of a kind in this call, whomever it may reach. */
export function canAttack(state: RorkesState, figure: number, kind: 'fire' | 'fight'): boolean {
  const { side, british, zulus, acting } = state
  const figures = side === BRITISH ? british : zulus
  if (!has(acting, figure) || has(figures.busy, figure) || has(figures.struck, figure)) return false
  if (figures.spot[figure]! < 0) return false
  if (side === ZULU) return kind === 'fight'
  return kind === 'fire' ? shotsLeft(state, figure) > 0 : british.fired[figure] === 0
}

/** Whether a figure that has an attack of a kind may make it on a target. */
export function isTarget(state: RorkesState, figure: number, target: number, kind: 'fire' | 'fight'): boolean {
  if (state.side === ZULU) return canZuluFight(state, figure, target)
  return kind === 'fire' ? canFireAt(state, figure, target) : canBritonFight(state, figure, target)
}
