import type { RorkesState } from '../rorkes-state.ts'

/** How far attacks have got, and the attack that was found last. */
export interface Aim {
  /** Place of the next figure in `acting`. */
  actor: number
  figure: number
  target: number
  /** Fire rather than melee. */
  fires: boolean
  /** Spots of the figure and of its target. */
  spot: number
  targetSpot: number
  /** Spot from which nobody was found; that stays so, since nobody comes within reach while a side attacks. -1 for none yet. */
  barren: number
}

/** Back to before the first attack. */
export function resetAim(aim: Aim): void {
  aim.actor = 0
  aim.figure = -1
  aim.target = -1
  aim.fires = false
  aim.spot = -1
  aim.targetSpot = -1
  aim.barren = -1
}

/** Attacks before the first one. */
export function newAim(): Aim {
  return { actor: 0, figure: -1, target: -1, fires: false, spot: -1, targetSpot: -1, barren: -1 }
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
