import type { Side } from '../../game/game.ts'
import type { GameJob } from '../game-job.ts'
import type { Pictures } from './pictures.ts'

/** What the parts of a module are made with. */
export interface ModuleContext {
  readonly job: GameJob
  /** Pixels of a millimetre, the same for everything: counters are as large as they should be on their hexes. */
  readonly scale: number
  readonly pictures: Pictures
  /** The number of another slot, from 1. VASSAL knows pieces by them. */
  readonly nextSlot: () => number
}

/** Players of a game that names no sides. */
const PLAYERS: readonly Side[] = [1, 2].map((n) => ({ id: `player-${n}`, title: `Player ${n}` }))

/** The sides to choose from: those of the game, or two players. */
export function sidesOf({ game }: GameJob): readonly Side[] {
  return game.sides.length > 0 ? game.sides : PLAYERS
}

/** Name of a side, as players choose it. */
export function sideTitle(job: GameJob, id: string | undefined): string | undefined {
  return sidesOf(job).find((side) => side.id === id)?.title
}

/** The side of somebody who plays alone, and sees all hands. VASSAL knows it by this name. */
export const SOLITAIRE = 'Solitaire'

/** Who made the game; icons and type are named on the page about the module. */
export function authorsOf({ game, credits }: GameJob): string {
  return credits.slice(0, game.credits.length).join('; ')
}
