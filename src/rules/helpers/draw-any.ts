import type { Rng } from '../rng.ts'

/** Draws one item of a pile at random: the last item moves to the place of the one drawn. The pile must not be empty. */
export function drawAny<T>(pile: T[], rng: Rng): T {
  const place = rng.pick(pile.length)
  const drawn = pile[place]
  const last = pile.pop()
  if (drawn === undefined || last === undefined) throw new Error(`nothing at place ${place} of ${pile.length}`)
  if (place < pile.length) pile[place] = last
  return drawn
}
