import { countOf } from '../../../../kernel/count-of.ts'
import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { rollOn } from '../dice.ts'
import { actingPhase, britonName, britonPiece, report, zuluPiece } from '../events.ts'
import { add } from '../figure-sets.ts'
import { killZulu, loseBriton, putZulu } from '../figures.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** Chops at the first blocked door of a section. What goes beyond its points is lost, and all throw though the first may open it. */
export function chopAt(
  state: RorkesState,
  section: number,
  figures: readonly number[],
  rng: Rng,
  tell?: Listener,
): void {
  const { params, chopped, choppers, zulus } = state
  const { door } = params.numbers
  const open = (Math.floor(chopped[section]! / door) + 1) * door
  const sums: number[] = []
  for (const figure of figures) {
    const sum = rollOn(rng, params.chopping)
    sums.push(sum)
    chopped[section] = Math.min(open, chopped[section]! + params.chopping.results.points[sum]!)
    add(zulus.busy, figure)
    add(zulus.moved, figure)
  }
  choppers[section]! += figures.length
  if (!tell) return
  const end = chopped[section] === open ? 'the door is open' : countOf(door - open + chopped[section]!, 'point')
  const text = `Zulus chop at ${params.ground.sections[section]?.id}: ${sums.join(', ')}, ${end}.`
  report(state, tell, actingPhase(state), 'chop', text)
}

/** Zulus climb a roof together; who gets up stands on it. */
export function climbRoof(
  state: RorkesState,
  roof: number,
  figures: readonly number[],
  rng: Rng,
  tell?: Listener,
): void {
  const { params, zulus } = state
  const { ground, numbers } = params
  const up = figures.filter((_, place) => getsUp(state, roof, figures.length, place, rng))
  for (const figure of figures) {
    add(zulus.busy, figure)
    add(zulus.moved, figure)
  }
  for (const figure of up) putZulu(state, figure, ground.roofSpots + roof)
  if (!tell) return
  const how = state.guards[roof]! > 0 ? `, ${Math.floor(figures.length / numbers.storm)} dice` : ''
  const text = `${figures.length} Zulus climb ${ground.roofs[roof]?.id}${how}: ${up.length} get up.`
  report(state, tell, actingPhase(state), 'climb', text, up.map(zuluPiece))
}

/** Whether the figure at a place of a group gets up; throws its die, if it has one. */
function getsUp({ params, guards }: RorkesState, roof: number, group: number, place: number, rng: Rng): boolean {
  const { boost, storm } = params.numbers
  const { climbingDefended, climbingBoosted } = params
  if (guards[roof]! > 0) {
    const isDie = place % storm === storm - 1
    return isDie && climbingDefended.results.up[rollOn(rng, climbingDefended)]! > 0
  }
  if (group >= boost) return place % boost === boost - 1
  return place === group - 1 && climbingBoosted.results.up[rollOn(rng, climbingBoosted)]! > 0
}

/** A Zulu jumps off a roof into a yard, or on a British figure in it. */
export function jumpOff(
  state: RorkesState,
  figure: number,
  zone: number,
  onto: number | undefined,
  rng: Rng,
  tell?: Listener,
): void {
  const { params, zulus, british } = state
  add(zulus.busy, figure)
  add(zulus.moved, figure)
  const table = onto === undefined ? params.jumping : params.jumpingOn
  const sum = rollOn(rng, table)
  const jumperOut = table.results.jumper[sum]! > 0
  const victimOut = onto !== undefined && params.jumpingOn.results.victim[sum]! > 0
  if (onto !== undefined) add(british.fought, onto)
  if (victimOut) loseBriton(state, onto)
  if (jumperOut) killZulu(state, figure)
  else putZulu(state, figure, params.ground.yards + zone)
  if (!tell) return
  const on = onto === undefined ? `into ${params.ground.zones[zone]}` : `on ${britonName(state, onto)}`
  const end = victimOut ? (jumperOut ? 'both are out' : 'his victim is out') : jumperOut ? 'he is out' : 'safe'
  const text = `Zulu ${figure} jumps ${on}: ${sum}, ${end}.`
  const pieces = [zuluPiece(figure), ...(onto === undefined ? [] : [britonPiece(onto)])]
  report(state, tell, actingPhase(state), 'jump', text, pieces)
}
