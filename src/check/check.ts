import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Game } from '../game/game.ts'
import type { MessageTable } from '../kernel/messages.ts'

/** A question asked of a game before anything is printed. One file each under `data/`, `print/` or `rules/`; registered in `registry.ts`. */
export interface Check {
  /** `data/deck-size`: folder and file. */
  readonly id: string
  /** One line for `qm check --list`. */
  readonly summary: string
  /** The findings it can make, for `qm explain`. */
  readonly messages: { readonly stage: string; readonly table: MessageTable }
  run(game: Game, context: CheckContext): readonly Diagnostic[]
}

/** What checks may know beside the game. */
export interface CheckContext {
  /** Rulings in force: defaults, the scenario's, then the command line's. */
  readonly rulings: ReadonlyMap<string, string>
}
