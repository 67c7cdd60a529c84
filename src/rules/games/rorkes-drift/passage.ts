import { OUTSIDE } from './ground.ts'
import type { RorkesState } from './rorkes-state.ts'

/** Places at a section, with those that breached doors have added. */
export function placesOf({ params, chopped }: RorkesState, section: number): number {
  const { places } = params.ground.sections[section]!
  return chopped[section] === 0 ? places : places + Math.floor(chopped[section]! / params.numbers.door)
}

/** Zulus that still get over to a spot this turn, past the defenders at it. */
export function freePlaces(state: RorkesState, spot: number): number {
  const section = spot >> 1
  const places = placesOf(state, section)
  const held = Math.min(places, state.params.fronts[section]! * state.counts.britishAt[spot]!)
  return places - held - state.passed[spot]!
}

/** Whether a post has room for one more British figure. */
export function hasRoom(state: RorkesState, post: number): boolean {
  return state.counts.britishAt[post]! < placesOf(state, post >> 1)
}

/** Whether a section is there at all: the ring of the redoubt must have been built. */
export function isThere({ params, redoubt }: RorkesState, section: number): boolean {
  return !params.ground.sections[section]!.whenBuilt || redoubt > 0
}

/** Whether a blocked door is left at a section. */
export function hasBlockedDoor({ params, chopped }: RorkesState, section: number): boolean {
  return chopped[section]! < params.ground.sections[section]!.blockedDoors * params.numbers.door
}

/** Whether Zulus are outside at a section or a wave advances on it, so that no other can be sent there. */
export function isEngaged({ counts }: RorkesState, section: number): boolean {
  return counts.advancing[section]! > 0 || counts.zulusAt[2 * section]! > 0
}

/** How a figure gets from one spot to another in one move. */
export type Step = 'none' | 'walk' | 'over' | 'through'

/**
 * How a figure gets from a spot to another in one move: walking within its zone, over a wall or through an opening, or through a door or an open
 * side; `none` when it does not. Who is in the way is another question.
 */
export function stepBetween(state: RorkesState, from: number, to: number): Step {
  const { ground } = state.params
  if (from === to || to < 0 || to >= ground.roofSpots || from >= ground.roofSpots) return 'none'
  const here = ground.zoneOf[from]!
  const there = ground.zoneOf[to]!
  if (there === OUTSIDE || (there === ground.redoubt && state.redoubt === 0)) return 'none'
  if (here === there) return to >= ground.yards || ground.posts[there]!.includes(to) ? 'walk' : 'none'
  if (ground.farSide[from] === to) {
    const { kind } = ground.sections[from >> 1]!
    if (kind === 'door') return 'through'
    return kind === 'wall' || kind === 'opening' ? 'over' : 'none'
  }
  return to >= ground.yards && ground.openTo[here]?.includes(there) === true ? 'through' : 'none'
}
