import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Studio } from '../../draw/studio.ts'
import type { Game } from '../../game/game.ts'
import { withParameters } from '../../game/named-parameters.ts'
import type { Roster } from '../../game/roster.ts'

/** What the rows of a roster are drawn with. */
export interface RosterContext {
  readonly game: Game
  readonly roster: Roster
  /** Rulings in force. */
  readonly rulings: ReadonlyMap<string, string>
  readonly studio: Studio
  readonly setter: Typesetter
  /** The roster, in messages: `roster "two-companies"`. */
  readonly piece: string
}

/** A text of the roster with the numbers of the parameters that it names. */
export function filledIn(text: string, { game, roster, rulings }: RosterContext): string {
  const scenario = game.scenarios.find(({ id }) => id === roster.scenario)
  return withParameters(text, game, scenario, rulings)
}
