import type { Rng } from '../../rng.ts'

/** Faces of the only die of the game. */
export const FACES = 6

/** A roll: 1 to 6. */
export function die(rng: Rng): number {
  return 1 + rng.pick(FACES)
}
