import type { Outcome } from '../kernel/diagnostic.ts'
import type { Face } from '../draw/face.ts'
import type { Studio } from '../draw/studio.ts'
import type { Game } from '../game/game.ts'

/** A hex of each kind of terrain by id, round 0 0, in units of which 22 go from flat side to flat side. */
export type TerrainPictures = ReadonlyMap<string, string>

/** What pieces are drawn with. */
export interface DrawContext {
  readonly studio: Studio
  readonly game: Game
  /** Rulings in force; texts that depend on one are drawn accordingly. */
  readonly rulings: ReadonlyMap<string, string>
  /** Draw one piece of every kind instead of all copies. */
  readonly oneOfEach: boolean
  /** Edge of counters and chits that somebody asked for, mm; absent: as the data say. */
  readonly counterSize?: number | undefined
  /** For keys of terrain beside a map; absent where the game has no map, or no key is wanted. */
  readonly terrainPictures?: TerrainPictures | undefined
  /** Height of paper figures that somebody asked for, mm; absent: as the data say. */
  readonly figureSize?: number | undefined
}

/** The studio that a side of a piece is drawn with: backs may save ink where fronts do not. */
export function studioFor(side: Face['side'], { studio }: DrawContext): Studio {
  return side === 'back' ? (studio.backs ?? studio) : studio
}

/** Drawn pieces, in the order of their list. `backs[i]` belongs to `fronts[i]`; undefined for a piece without a back. */
export interface DrawnPieces {
  readonly fronts: readonly Face[]
  readonly backs: readonly (Face | undefined)[]
}

/** A kind of thing that can be printed. One folder each; registered in `registry.ts`. */
export interface Component<Source> {
  /** Name of the folder: `card`. */
  readonly id: string
  /** One line for documentation. */
  readonly summary: string
  /** Draws all pieces of a source (a deck). There is a value whenever something could be drawn, even if some pieces have errors. */
  draw(source: Source, context: DrawContext): Outcome<DrawnPieces>
}
