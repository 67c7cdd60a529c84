import type { RorkesState } from '../rorkes-state.ts'

/** How far attacks have got: the place of the next figure in `acting`. */
export interface Cursor {
  actor: number
}

/** What a player remembers while a zone is called: made anew for every call. */
export function perCall<Memory>(fresh: () => Memory): (state: RorkesState) => Memory {
  let call = -1
  let memory = fresh()
  return ({ turns, call: now, params }) => {
    // No turn has more calls than two for each zone.
    const key = turns * (2 * params.ground.zones.length + 1) + now
    if (key !== call) memory = fresh()
    call = key
    return memory
  }
}
