import type { BattleMove, Share } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { steadyChange } from '../odds.ts'
import { hexesInRange, isTarget, leftToFire } from '../stages/fire.ts'
import { besides } from '../ways.ts'
import { commitAll } from './fire-commit.ts'
import { fireDesk, type FireDesk } from './fire-desk.ts'

const NONE = -1

/**
 * Fire plan of a phase: again and again the unit and target that gain most, until nothing gains. In Reaction a unit fires whole, and gains of chance are
 * compared; in Combat it commits any number of points, and gains a point are. Ties: the larger threat, in Combat fewer points, unit order, the lowest
 * target. The targets of `first` are served before all others.
 */
export function planFire(state: BattleState, first: readonly number[] = []): BattleMove[] {
  const desk = fireDesk(state.params)
  layShots(state, desk)
  if (first.length > 0) {
    desk.isOpen.fill(0)
    for (const target of first) desk.isOpen[target] = 1
    commitAll(state, desk)
  }
  desk.isOpen.fill(1)
  commitAll(state, desk)
  const moves: BattleMove[] = []
  for (let target = 0; target < desk.head.length; target++) {
    if ((desk.head[target] ?? NONE) < 0) continue
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
  const { changes } = state.params
  const { hexes, range } = tablesOf(state.params)
  const isCombat = state.stage === 'combat'
  desk.head.fill(NONE)
  let shots = 0
  for (let unit = 0; unit < state.at.length; unit++) {
    desk.first[unit] = shots
    const left = leftToFire(state, unit)
    desk.left[unit] = left
    desk.firstTarget[unit] = NONE
    if (left === 0) continue
    const steady = steadyChange(state, unit, isCombat)
    for (const target of hexesInRange(state, unit)) {
      if (!isTarget(state, target)) continue
      const far = range[(state.at[unit] ?? 0) * hexes + target] ?? 0
      desk.unit[shots] = unit
      desk.target[shots] = target
      desk.change[shots] = steady + (changes.range[far] ?? 0)
      desk.committed[shots] = 0
      shots++
    }
  }
  desk.first[state.at.length] = shots
  // From the last to the first, so that the shots at a target come in unit order.
  for (let shot = shots - 1; shot >= 0; shot--) {
    const target = desk.target[shot] ?? 0
    const next = desk.head[target] ?? NONE
    desk.next[shot] = next
    desk.head[target] = shot
    if (next >= 0) continue
    desk.numbers[target] = -(state.params.defence[target] ?? 0)
    desk.chances[target] = 0
    desk.threats[target] = threatOf(state, target)
  }
}

/** British combat units beside a hex. */
function threatOf(state: BattleState, target: number): number {
  let threat = 0
  for (const hex of besides(state, target)) threat += state.bodies[hex] ?? 0
  return threat
}
