import { britonPiece, zuluPiece } from './events.ts'
import { OUTSIDE, spotName } from './ground.ts'
import { placesOf } from './passage.ts'
import { setFaults } from './audit-sets.ts'
import { ADVANCING, AWAY, OUT, POOL, type RorkesState } from './rorkes-state.ts'
import { deadOnHand, markersFor } from './stages/waves.ts'

const ELSEWHERE: Readonly<Record<number, string>> = {
  [POOL]: 'pool',
  [ADVANCING]: 'advancing',
  [OUT]: 'out',
  [AWAY]: 'away',
}

/** Where every figure is. */
export function piecesOf({
  params,
  british,
  zulus,
}: RorkesState): readonly (readonly [piece: string, place: string])[] {
  const place = (spot: number) => ELSEWHERE[spot] ?? spotName(params.ground, spot)
  return [
    ...Array.from(british.spot, (spot, figure) => [britonPiece(figure), place(spot)] as const),
    ...Array.from(zulus.spot, (spot, figure) => [zuluPiece(figure), place(spot)] as const),
  ]
}

/** What must never be so at the beginning of a turn; within one the figures are moving. */
export function faultsOf(state: RorkesState): readonly string[] {
  const faults: string[] = []
  if (state.call > 0 && !state.end && state.stage !== 'withdraw') return faults
  auditFigures(state, faults)
  auditCounts(state, faults)
  auditWaves(state, faults)
  faults.push(...setFaults(state))
  return faults
}

/** Numbers of figures, shots and places. */
function auditFigures(state: RorkesState, faults: string[]): void {
  const { params, british, zulus, counts, standing, pool } = state
  const { ground, numbers } = params
  const alive = british.lostIn.reduce((sum, lost) => sum + (lost === 0 ? 1 : 0), 0)
  if (alive !== standing) faults.push(`${standing} British stand, but ${alive} are not lost`)
  british.lostIn.forEach((lost, figure) => {
    if (lost > 0 && british.spot[figure]! >= 0) faults.push(`British ${figure} is lost and on the table`)
  })
  british.shots.forEach((shots, figure) => {
    const most = figure < params.officers.length ? numbers.revolver : 1
    if (shots > most) faults.push(`British ${figure} has ${shots} shots`)
  })
  const inPool = zulus.spot.reduce((sum, spot) => sum + (spot === POOL ? 1 : 0), 0)
  if (inPool !== pool) faults.push(`${pool} Zulus in the pool, but ${inPool} there`)
  for (let spot = 0; spot < ground.yards; spot++)
    if (counts.britishAt[spot]! > placesOf(state, spot >> 1) && ground.sections[spot >> 1]!.kind !== 'open')
      faults.push(`${counts.britishAt[spot]} British at ${spotName(ground, spot)}`)
}

/** The counts beside the figures they count. */
function auditCounts({ params, british, zulus, counts, waves }: RorkesState, faults: string[]): void {
  const { ground } = params
  const at = (spots: Int8Array) => {
    const found = new Uint8Array(ground.spots)
    for (const spot of spots) if (spot >= 0) found[spot]!++
    return found
  }
  const within = (found: Uint8Array) => {
    const sums = new Uint8Array(ground.zones.length)
    for (let spot = 0; spot < found.length; spot++) {
      const zone = ground.zoneOf[spot]!
      if (zone !== OUTSIDE) sums[zone]! += found[spot]!
    }
    return sums
  }
  const british_ = at(british.spot)
  const zulus_ = at(zulus.spot)
  const advancing = new Uint8Array(ground.sections.length)
  zulus.spot.forEach((spot, figure) => {
    if (spot === ADVANCING) advancing[waves[zulus.wave[figure]!]!.section]!++
  })
  const threats = ground.posts.map((posts) =>
    posts.reduce((sum, post) => {
      const outside = ground.zoneOf[post ^ 1] === OUTSIDE
      return sum + zulus_[post ^ 1]! + (outside ? advancing[post >> 1]! : 0)
    }, 0),
  )
  const coming = new Uint8Array(ground.zones.length)
  for (const { gone, step, section } of waves)
    if (!gone && step < params.numbers.approach) coming[ground.sections[section]!.behind]!++
  const pairs: readonly (readonly [string, ArrayLike<number>, ArrayLike<number>])[] = [
    ['British at spots', counts.britishAt, british_],
    ['Zulus at spots', counts.zulusAt, zulus_],
    ['British in zones', counts.britishIn, within(british_)],
    ['Zulus in zones', counts.zulusIn, within(zulus_)],
    ['British by homes', british.homesIn, within(at(british.home))],
    ['advancing Zulus', counts.advancing, advancing],
    ['threats to zones', counts.threatsTo, threats],
    ['advancing waves', counts.coming, coming],
  ]
  for (const [what, kept, found] of pairs)
    if (Array.prototype.some.call(kept, (count, place) => count !== found[place]))
      faults.push(`${what} are counted wrong`)
}

/** Figures, dead and markers of the waves. */
function auditWaves(state: RorkesState, faults: string[]): void {
  const { params, waves, zulus, casualties, assault } = state
  const { resurrected } = params.numbers
  let kills = 0
  let markers = 0
  waves.forEach((wave, number) => {
    const name = `wave ${number + 1}`
    const own = zulus.spot.filter((_, figure) => zulus.wave[figure] === number)
    const dead = own.filter((spot) => spot === OUT).length
    if (own.length !== wave.size) faults.push(`${name} has ${own.length} of ${wave.size} figures`)
    if (dead !== deadOnHand(state, wave)) faults.push(`${name} has ${dead} dead, not ${deadOnHand(state, wave)}`)
    if (own.length - dead !== wave.alive) faults.push(`${name} has ${own.length - dead} alive, not ${wave.alive}`)
    if (wave.kills > wave.size + resurrected * wave.markers) faults.push(`${name} lost ${wave.kills} figures`)
    if (wave.markersUsed > wave.markers) faults.push(`${name} used ${wave.markersUsed} of ${wave.markers} markers`)
    if (!wave.gone && wave.alive === 0 && state.stage !== 'waves') faults.push(`${name} is empty and in play`)
    kills += wave.kills
    markers += wave.markers
  })
  if (markers > markersFor(state, assault, params.numbers.zulus))
    faults.push(`${markers} markers in assault ${assault}`)
  if (casualties < kills) faults.push(`${casualties} Zulu casualties, ${kills} in this assault alone`)
}
