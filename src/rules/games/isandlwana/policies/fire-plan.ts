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
  const { changes, defence } = state.params
  const { hexes, range } = tablesOf(state.params)
  const { first, left, firstTarget, unit: units, target: targets, change, committed, head, next } = desk
  const { zulus } = state
  const isCombat = state.stage === 'combat'
  head.fill(NONE)
  let shots = 0
  for (let unit = 0; unit < first.length - 1; unit++) {
    first[unit] = shots
    const points = leftToFire(state, unit)
    left[unit] = points
    firstTarget[unit] = NONE
    if (points === 0) continue
    const row = (state.at[unit] ?? 0) * hexes
    const steady = steadyChange(state, unit, isCombat)
    for (const target of hexesInRange(state, unit)) {
      if (zulus[target] === 0 || !isTarget(state, target)) continue
      units[shots] = unit
      targets[shots] = target
      change[shots] = steady + (changes.range[range[row + target] ?? 0] ?? 0)
      committed[shots] = 0
      shots++
    }
  }
  first[first.length - 1] = shots
  // From the last to the first, so that the shots at a target come in unit order.
  for (let shot = shots - 1; shot >= 0; shot--) {
    const target = targets[shot] ?? 0
    const following = head[target] ?? NONE
    next[shot] = following
    head[target] = shot
    if (following >= 0) continue
    desk.numbers[target] = -(defence[target] ?? 0)
    desk.chances[target] = 0
    desk.threats[target] = threatOf(state, target)
  }
}

/** British combat units beside a hex. */
function threatOf(state: BattleState, target: number): number {
  const { neighbours } = tablesOf(state.params)
  let threat = 0
  for (let edge = 6 * target; edge < 6 * target + 6; edge++) {
    const hex = neighbours[edge] ?? NONE
    if (hex >= 0) threat += state.bodies[hex] ?? 0
  }
  return threat
}
