import type { Policy, Restriction } from './rules-model.ts'

/** A player that does without an option: its moves that use it are replaced. */
export function restricted<View, Move>(
  player: Policy<View, Move>,
  restriction: Restriction<View, Move>,
): Policy<View, Move> {
  return {
    choose(view, rng) {
      const move = player.choose(view, rng)
      return restriction.uses(view, move) ? restriction.instead(view, move, (seen) => player.choose(seen, rng)) : move
    },
  }
}

/**
 * How often a player is asked for another move before it counts as having none. Plans of the shipped players go on after 56 refused moves at most; those that
 * repeat themselves (every square to be formed, every advance) have nothing else left in their stage, and random players end it when all else is refused.
 */
const MOST_TRIES = 100

/** `instead` for players that go on in their plan when they are asked again, or draw another move; `last` is played where none comes. */
export function nextOther<View, Move>(
  uses: (view: View, move: Move) => boolean,
  last: Move,
): Restriction<View, Move>['instead'] {
  return (view, _move, choose) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const move = choose(view)
      if (!uses(view, move)) return move
    }
    return last
  }
}
