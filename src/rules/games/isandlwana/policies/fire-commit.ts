import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf, type BattleTables } from '../battle-tables.ts'
import type { FireDesk } from './fire-desk.ts'
import { bestGain, MOST_POINTS, type FireGains } from './fire-gains.ts'

const NONE = -1

/** How a phase is planned. */
interface Planning {
  readonly desk: FireDesk
  readonly gains: FireGains
  readonly tables: BattleTables
  /** Least strength of a unit in an attack. */
  readonly least: number
  /** Whether a unit's changes count in its first target only. */
  readonly once: boolean
  /** More than any threat: a gain outweighs so many of them. */
  readonly threats: number
}

/** Commits points to shots at open targets as long as anything gains. */
export function commitAll(state: BattleState, desk: FireDesk): void {
  const { params, stage } = state
  const units = state.at.length
  const gains = stage === 'combat' ? desk.combatGains : desk.reactionGains
  const planning: Planning = {
    desk,
    gains,
    tables: tablesOf(params),
    least: gains.least,
    once: params.rulings.splitFire === 'once',
    threats: units + 1,
  }
  const { best, most } = desk
  for (let unit = 0; unit < units; unit++) weighUnit(planning, unit)
  for (;;) {
    let first = 0
    for (let unit = 1; unit < units; unit++) if ((most[unit] ?? 0) > (most[first] ?? 0)) first = unit
    const shot = best[first] ?? NONE
    if (shot < 0) return
    commit(planning, shot)
    weighRivals(planning, shot)
    weighAgain(planning, shot)
  }
}

/** Commits what was found best for a shot. */
function commit(planning: Planning, shot: number): void {
  const { desk, tables, least } = planning
  const unit = desk.unit[shot] ?? 0
  const target = desk.target[shot] ?? 0
  const points = desk.points[shot] ?? 0
  const committed = (desk.committed[shot] ?? 0) + points
  const number = numberBefore(planning, shot) + Math.max(least, committed + changeOf(planning, shot))
  desk.numbers[target] = number
  desk.chances[target] = chanceAt(tables, number)
  desk.left[unit] = (desk.left[unit] ?? 0) - points
  if (desk.firstTarget[unit] === NONE) desk.firstTarget[unit] = target
  desk.committed[shot] = committed
}

/** Weighs all shots of a unit anew. */
function weighUnit(planning: Planning, unit: number): void {
  const { first, worth } = planning.desk
  const end = first[unit + 1] ?? 0
  for (let shot = first[unit] ?? 0; shot < end; shot++) worth[shot] = weigh(planning, shot)
  chooseBest(planning, unit)
}

/** Weighs the shots of a unit anew that has committed points to one of them. A shot whose best number of points is still there is worth what it was. */
function weighAgain(planning: Planning, shot: number): void {
  const { desk, once } = planning
  const { first, worth, points } = desk
  const unit = desk.unit[shot] ?? 0
  const left = desk.left[unit] ?? 0
  const end = first[unit + 1] ?? 0
  let best = NONE
  let most = 0
  for (let other = first[unit] ?? 0; other < end; other++) {
    let value = worth[other] ?? 0
    if (other === shot || once || (value > 0 && (points[other] ?? 0) > left))
      worth[other] = value = weigh(planning, other)
    if (value <= most) continue
    most = value
    best = other
  }
  desk.best[unit] = best
  desk.most[unit] = most
}

/** Weighs anew what other units can do to the target of a shot. */
function weighRivals(planning: Planning, shot: number): void {
  const { unit, target, next, head, best, most, worth } = planning.desk
  for (let rival = head[target[shot] ?? 0] ?? NONE; rival >= 0; rival = next[rival] ?? NONE) {
    const other = unit[rival] ?? 0
    if (other === unit[shot]) continue
    const now = weigh(planning, rival)
    worth[rival] = now
    const old = best[other] ?? NONE
    if (old === rival) chooseBest(planning, other)
    else if (now > (most[other] ?? 0) || (now === most[other] && rival < old)) {
      best[other] = rival
      most[other] = now
    }
  }
}

function chooseBest({ desk }: Planning, unit: number): void {
  const { first, worth } = desk
  const end = first[unit + 1] ?? 0
  let best = NONE
  let most = 0
  for (let shot = first[unit] ?? 0; shot < end; shot++) {
    const value = worth[shot] ?? 0
    if (value <= most) continue
    most = value
    best = shot
  }
  desk.best[unit] = best
  desk.most[unit] = most
}

/** Finds the best number of points to commit further, and what the shot is worth: gain, threat and fewness of points in one number. */
function weigh(planning: Planning, shot: number): number {
  const { desk, gains } = planning
  const target = desk.target[shot] ?? 0
  const left = desk.left[desk.unit[shot] ?? 0] ?? 0
  const room = planning.tables.topChance - (desk.chances[target] ?? 0)
  if (left === 0 || room <= 0 || desk.isOpen[target] === 0) return 0
  const base = (desk.committed[shot] ?? 0) + changeOf(planning, shot)
  const found = bestGain(gains, numberBefore(planning, shot), room, base, left)
  if (found === 0) return 0
  const points = found % MOST_POINTS
  const gain = (found - points) / MOST_POINTS
  desk.points[shot] = points
  const fewness = gains.perPoint ? MOST_POINTS - points : 0
  return (gain * planning.threats + (desk.threats[target] ?? 0)) * MOST_POINTS + fewness
}

/** What is added to a unit's strength at a target. */
function changeOf({ desk, once }: Planning, shot: number): number {
  if (once) {
    const first = desk.firstTarget[desk.unit[shot] ?? 0] ?? NONE
    if (first !== NONE && first !== desk.target[shot]) return 0
  }
  return desk.change[shot] ?? 0
}

/** Hit number of a target without what the unit has committed to it. */
function numberBefore(planning: Planning, shot: number): number {
  const { desk, least } = planning
  const committed = desk.committed[shot] ?? 0
  const old = committed > 0 ? Math.max(least, committed + changeOf(planning, shot)) : 0
  return (desk.numbers[desk.target[shot] ?? 0] ?? 0) - old
}
