import type { BattleState } from '../battle-state.ts'
import { chanceAt, tablesOf, type BattleTables } from '../battle-tables.ts'
import type { FireDesk } from './fire-desk.ts'

const NONE = -1

/** Gains per point of strength are compared in whole numbers: this is divisible by every strength up to 8. */
const SCALE = 840

/** How a phase is planned. */
interface Planning {
  readonly desk: FireDesk
  readonly tables: BattleTables
  /** Least strength of a unit in an attack. */
  readonly least: number
  readonly perPoint: boolean
  /** Whether units commit all their points at once. */
  readonly whole: boolean
  /** Whether a unit's changes count in its first target only. */
  readonly once: boolean
  /** The best chance that there is. */
  readonly top: number
  /** Shots, and threats and points that are told apart: figures of a shot's worth. */
  readonly shots: number
  readonly threats: number
  readonly mostPoints: number
}

/** Commits points to shots at open targets as long as anything gains. */
export function commitAll(state: BattleState, desk: FireDesk): void {
  const { params, stage } = state
  const tables = tablesOf(params)
  const units = state.at.length
  const planning: Planning = {
    desk,
    tables,
    least: params.numbers.leastStrength,
    perPoint: stage === 'combat',
    whole: stage !== 'combat' || params.rulings.splitFire === 'none',
    once: params.rulings.splitFire === 'once',
    top: tables.topChance,
    shots: desk.first[units] ?? 0,
    threats: units + 1,
    mostPoints: 256,
  }
  for (let unit = 0; unit < units; unit++) weighUnit(planning, unit)
  for (;;) {
    let shot = NONE
    let most = 0
    for (let unit = 0; unit < units; unit++) {
      const best = desk.best[unit] ?? NONE
      const worth = best < 0 ? 0 : (desk.worth[best] ?? 0)
      if (worth <= most) continue
      most = worth
      shot = best
    }
    if (shot < 0) return
    commit(planning, shot)
    weighRivals(planning, shot)
    weighUnit(planning, desk.unit[shot] ?? 0)
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

/** Weighs anew what other units can do to the target of a shot. */
function weighRivals(planning: Planning, shot: number): void {
  const { unit, target, next, head, best, worth } = planning.desk
  for (let rival = head[target[shot] ?? 0] ?? NONE; rival >= 0; rival = next[rival] ?? NONE) {
    const other = unit[rival] ?? 0
    if (other === unit[shot]) continue
    const now = weigh(planning, rival)
    worth[rival] = now
    const old = best[other] ?? NONE
    if (old === rival) chooseBest(planning, other)
    else if (now > (old < 0 ? 0 : (worth[old] ?? 0))) best[other] = rival
  }
}

function chooseBest({ desk }: Planning, unit: number): void {
  const end = desk.first[unit + 1] ?? 0
  let best = NONE
  let most = 0
  for (let shot = desk.first[unit] ?? 0; shot < end; shot++) {
    const worth = desk.worth[shot] ?? 0
    if (worth <= most) continue
    most = worth
    best = shot
  }
  desk.best[unit] = best
}

/** Finds the best number of points to commit further, and what the shot is worth: gain, threat, fewness of points and place in the order, in one number. */
function weigh(planning: Planning, shot: number): number {
  const { desk, tables, least, perPoint, top } = planning
  const target = desk.target[shot] ?? 0
  const left = desk.left[desk.unit[shot] ?? 0] ?? 0
  const room = top - (desk.chances[target] ?? 0)
  if (left === 0 || room <= 0 || desk.isOpen[target] === 0) return 0
  const number = numberBefore(planning, shot)
  const base = (desk.committed[shot] ?? 0) + changeOf(planning, shot)
  let best = 0
  let most = 0
  for (let points = planning.whole ? left : 1; points <= left; points++) {
    // More points cannot gain more each than if they brought the best chance.
    if (perPoint && SCALE * room <= most * points) break
    const strength = base + points
    const more = chanceAt(tables, number + (strength < least ? least : strength)) - top + room
    const gain = perPoint ? Math.floor((SCALE * more) / points) : more
    if (gain <= most) continue
    most = gain
    best = points
  }
  if (most <= 0) return 0
  desk.points[shot] = best
  const { shots, threats, mostPoints } = planning
  const fewness = perPoint ? mostPoints - best : 0
  return ((most * threats + (desk.threats[target] ?? 0)) * mostPoints + fewness) * shots + shots - shot
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
