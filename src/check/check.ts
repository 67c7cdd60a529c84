import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Game } from '../game/game.ts'
import type { MessageTable } from '../kernel/messages.ts'
import type { AnyRules } from '../rules/rules-model.ts'

/** A question asked of a game before anything is printed. One file each under `data/`, `print/` or `rules/`; registered in `registry.ts`. */
export interface Check {
  /** `data/deck-size`: folder and file. */
  readonly id: string
  /** One line for `qm check --list`. */
  readonly summary: string
  /** The findings it can make, for `qm explain`. */
  readonly messages: { readonly stage: string; readonly table: MessageTable }
  /** Runs when the look of the game is known, so that `context.colours` is there. */
  readonly afterDrawing?: true
  /** Compares the game with what its rules state or force, so that it only informs about a variant. */
  readonly ofSource?: true
  run(game: Game, context: CheckContext): readonly Diagnostic[]
}

/** What checks may know beside the game. */
export interface CheckContext {
  /** Rulings in force: defaults, the scenario's, then the command line's. */
  readonly rulings: ReadonlyMap<string, string>
  /** What the checks of rules play with; without it they find nothing. Absent for a game without rules. */
  readonly play?: PlayContext | undefined
  /** `#rrggbb` by name, of the theme. */
  readonly colours?: Readonly<Record<string, string>> | undefined
}

/** The rules of the game, and how much may be played. */
export interface PlayContext {
  readonly rules: AnyRules
  /** Rulings of the command line alone, which go over those of any scenario. */
  readonly chosen: ReadonlyMap<string, string>
  readonly seed: number
  /** Games per scenario that may be played; 0 for none. */
  readonly games: number
}
