import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { roll, rollOn } from '../dice.ts'
import { report } from '../events.ts'
import { killZulu, loseBriton } from '../figures.ts'
import { OUTSIDE, type Roof } from '../ground.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Whether Zulus are in contact with a building. */
function isTouched({ params, counts }: RorkesState, roof: Roof, number: number): boolean {
  if (counts.zulusAt[params.ground.roofSpots + number]! > 0) return true
  for (const zone of roof.touchZones) if (counts.zulusIn[zone]! > 0) return true
  for (const spot of roof.touchSpots) if (counts.zulusAt[spot]! > 0) return true
  return false
}

/** Everyone under a roof that has burnt down, and Zulus on it, are out. */
function collapse(state: RorkesState, roof: Roof, number: number, tell?: Listener): void {
  const { params, british, zulus } = state
  const { zoneOf, roofSpots } = params.ground
  let lost = 0
  let killed = 0
  const inside = (spot: number) => roof.over !== OUTSIDE && spot >= 0 && zoneOf[spot] === roof.over
  for (let figure = 0; figure < british.spot.length; figure++)
    if (inside(british.spot[figure]!)) {
      loseBriton(state, figure)
      lost++
    }
  for (let figure = 0; figure < zulus.spot.length; figure++) {
    const spot = zulus.spot[figure]!
    if (spot !== roofSpots + number && !inside(spot)) continue
    killZulu(state, figure)
    killed++
  }
  if (!tell) return
  report(state, tell, 'fire', 'collapse', `${roof.id} falls in: ${lost} British and ${killed} Zulus are out.`)
}

/** Roofs catch fire, burn on and fall in. */
export function burnRoofs(state: RorkesState, rng: Rng, tell?: Listener): void {
  const { params, inches, burntIn, turn } = state
  const { roofs } = params.ground
  for (let number = 0; number < roofs.length; number++) {
    const roof = roofs[number]!
    if (burntIn[number]! > 0) {
      if (burntIn[number] === turn - 1) collapse(state, roof, number, tell)
    } else if (inches[number]! >= 0) {
      const more = roll(rng, 1, params.numbers.die)
      const alight = Math.min(roof.length, inches[number]! + more)
      inches[number] = alight
      if (alight >= roof.length) burntIn[number] = turn
      if (!tell) continue
      const end = alight >= roof.length ? 'all of it' : `${alight} inches`
      report(state, tell, 'fire', 'burn', `${roof.id} burns on by ${more}: ${end}.`)
    } else if (isTouched(state, roof, number)) {
      const sum = rollOn(rng, params.catchingFire)
      if (params.catchingFire.results.alight[sum]! === 0) continue
      inches[number] = 0
      if (tell) report(state, tell, 'fire', 'alight', `${roof.id} is alight.`)
    }
  }
}
