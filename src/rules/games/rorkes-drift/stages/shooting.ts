import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { rollOn } from '../dice.ts'
import { actingPhase, britonName, britonPiece, report, zuluPiece } from '../events.ts'
import { add } from '../figure-sets.ts'
import { killZulu } from '../figures.ts'
import { OUTSIDE } from '../ground.ts'
import { ADVANCING, type RorkesState } from '../rorkes-state.ts'

/** Whether a figure has a shot ready. Where soldiers need not reload, only officers run out. */
export function isLoaded({ params, british }: RorkesState, figure: number): boolean {
  return british.shots[figure]! > 0 || (figure >= params.officers.length && !params.rulings.soldiersReload)
}

/** Shots that a figure may still fire this turn, as far as it is loaded. */
export function shotsLeft(state: RorkesState, figure: number): number {
  const { params, british } = state
  const most = figure < params.officers.length ? params.numbers.shots : 1
  return isLoaded(state, figure) ? most - british.fired[figure]! : 0
}

/** Whether a figure sees a Zulu to fire at: in its zone, and from a post those at its far side, advancing on it or in the zone beyond. */
export function canFireAt(state: RorkesState, figure: number, target: number): boolean {
  const { params, british, zulus, waves } = state
  const { zoneOf, yards } = params.ground
  const spot = british.spot[figure]!
  const aim = zulus.spot[target]
  if (spot < 0 || aim === undefined) return false
  if (aim === ADVANCING) {
    const { section } = waves[zulus.wave[target]!]!
    return spot === 2 * section + 1
  }
  if (aim < 0) return false
  if (zoneOf[aim] === zoneOf[spot] && zoneOf[aim] !== OUTSIDE) return true
  if (spot >= yards) return false
  return aim === (spot ^ 1) || (zoneOf[aim] !== OUTSIDE && zoneOf[aim] === zoneOf[spot ^ 1])
}

/** A figure fires one shot at a Zulu. */
export function fireAt(state: RorkesState, figure: number, target: number, rng: Rng, tell?: Listener): void {
  const { params, british } = state
  const sum = rollOn(rng, params.shooting)
  const kills = params.shooting.results.hits[sum]! > 0
  british.fired[figure]!++
  if (british.shots[figure]! > 0 && --british.shots[figure]! === 0) add(british.empty, figure)
  if (kills) killZulu(state, target)
  if (!tell) return
  const text = `${britonName(state, figure)} fires at Zulu ${target}: ${sum}, ${kills ? 'a kill' : 'a miss'}.`
  report(state, tell, actingPhase(state), 'fire', text, [britonPiece(figure), zuluPiece(target)])
}
