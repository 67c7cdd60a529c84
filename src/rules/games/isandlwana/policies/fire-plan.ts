import type { BattleMove, Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { steadyChange } from '../odds.ts'
import { hexesInRange, isTarget, leftToFire } from '../stages/fire.ts'
import { commitAll } from './fire-commit.ts'
import { fireDesk, type FireDesk } from './fire-desk.ts'

const NONE = -1

/**
 * Fire plan of a phase: again and again the unit and target that gain most, until nothing gains. In Reaction a unit fires whole, and gains of chance are
 * compared; in Combat it commits any number of points, and gains a point are. Ties: the larger threat, in Combat fewer points, unit order, the lowest
 * target. The targets of `first` are served before all others. The plan holds good until the next is made.
 */
export function planFire(state: BattleState, first: readonly number[] = []): FireDesk {
  const desk = fireDesk(state.params)
  layShots(state, desk)
  if (first.length > 0) {
    desk.isOpen.fill(0)
    for (const target of first) desk.isOpen[target] = 1
    commitAll(state, desk)
  }
  desk.isOpen.fill(1)
  commitAll(state, desk)
  return desk
}

/** A plan as moves, targets ascending. */
export function fireMoves(desk: FireDesk): BattleMove[] {
  const moves: BattleMove[] = []
  for (let target = 0; target < desk.head.length; target++) {
    const shares: Share[] = []
    for (let shot = desk.head[target] ?? NONE; shot >= 0; shot = desk.next[shot] ?? NONE) {
      const committed = desk.committed[shot] ?? 0
      if (committed > 0) shares.push([desk.unit[shot] ?? 0, committed])
    }
    if (shares.length > 0) moves.push({ do: 'fire', target, shares })
  }
  return moves
}

/** Lays out every shot that there is, with nothing committed. */
function layShots(state: BattleState, desk: FireDesk): void {
  const { hexes, range } = tablesOf(state.params)
  const { first, left, firstTarget, unit: units, target: targets, change, committed } = desk
  const { zulus, at, params } = state
  const changes = params.changes.range
  const isCombat = state.stage === 'combat'
  let shots = 0
  for (let unit = 0; unit < at.length; unit++) {
    first[unit] = shots
    const points = leftToFire(state, unit)
    left[unit] = points
    firstTarget[unit] = NONE
    if (points === 0) continue
    const row = (at[unit] ?? 0) * hexes
    const steady = steadyChange(state, unit, isCombat)
    const inRange = hexesInRange(state, unit)
    for (let i = 0; i < inRange.length; i++) {
      const target = inRange[i] ?? 0
      if (zulus[target] === 0 || !isTarget(state, target)) continue
      units[shots] = unit
      targets[shots] = target
      change[shots] = steady + (changes[range[row + target] ?? 0] ?? 0)
      committed[shots] = 0
      shots++
    }
  }
  first[at.length] = shots
  linkShots(state, desk, shots)
  countThreats(state, desk.threats)
}

/** Links the shots at each target, in unit order, and begins with nobody who fires at it. */
function linkShots({ params }: BattleState, desk: FireDesk, shots: number): void {
  const { target: targets, next, head, numbers, chances } = desk
  head.fill(NONE)
  for (let shot = shots - 1; shot >= 0; shot--) {
    const target = targets[shot] ?? 0
    const following = head[target] ?? NONE
    next[shot] = following
    head[target] = shot
    if (following >= 0) continue
    numbers[target] = -(params.defence[target] ?? 0)
    chances[target] = 0
  }
}

/** British combat units beside each hex. */
function countThreats({ at, params }: BattleState, threats: Uint8Array): void {
  const { neighbours } = tablesOf(params)
  threats.fill(0)
  for (let unit = 0; unit < at.length; unit++) {
    const hex = at[unit] ?? NONE
    if (hex < 0) continue
    for (let edge = 6 * hex; edge < 6 * hex + 6; edge++) {
      const beside = neighbours[edge] ?? NONE
      if (beside >= 0) threats[beside] = (threats[beside] ?? 0) + 1
    }
  }
}
