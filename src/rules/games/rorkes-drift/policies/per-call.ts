import type { RorkesState } from '../rorkes-state.ts'

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
