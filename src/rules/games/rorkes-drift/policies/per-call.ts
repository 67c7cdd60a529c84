import type { RorkesState } from '../rorkes-state.ts'

/** The attack that was found last, and the lowest figure with which the search goes on. */
export interface Aim {
  next: number
  figure: number
  target: number
  /** Fire rather than melee. */
  fires: boolean
}

/** Back to before the first attack. */
export function resetAim(aim: Aim): void {
  aim.next = 0
}

/** Attacks before the first one. */
export function newAim(): Aim {
  return { next: 0, figure: -1, target: -1, fires: false }
}

/** Says of a position whether a zone and side is called in it that was not called when it was asked last: a player forgets what it had in mind. */
export function perCall(): (state: RorkesState) => boolean {
  let last = -1
  return ({ turns, call, params }) => {
    // No turn has more calls than two for each zone.
    const key = turns * (2 * params.ground.zones.length + 1) + call
    const isNew = key !== last
    last = key
    return isNew
  }
}
