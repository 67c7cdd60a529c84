import type { Face, Library } from '../draw/face.ts'
import type { CounterType, CounterUnit } from '../game/counter-sheet.ts'
import type { Deck, Game } from '../game/game.ts'
import type { HexMap } from '../game/hex-map.ts'

/** A kind of physical piece: its two faces, drawn once, and how many copies there are. */
export interface PieceKind {
  /** Unique within the job: `zulu/blood`. */
  readonly id: string
  readonly title: string
  /** Physical copies, at least 1. */
  readonly count: number
  readonly front: Face
  /** Absent: the piece is printed on one side. */
  readonly back?: Face | undefined
}

/** The cards of a deck, each with its copies. */
export interface DeckOfPieces {
  readonly deck: Deck
  readonly kinds: readonly PieceKind[]
}

/** A kind of piece that lies loose: a counter, a token, a figure. */
export interface LooseKind extends PieceKind {
  /** Side of the game that it belongs to. */
  readonly side?: string | undefined
  /** The counter that it is; absent for tokens, figures and the like. */
  readonly counter?: { readonly unit: CounterUnit; readonly type: CounterType } | undefined
}

/** Loose pieces that belong together. */
export interface PieceSet {
  readonly id: string
  readonly title: string
  readonly kinds: readonly LooseKind[]
}

/** A place on a face, mm from its upper left corner. */
export interface FacePoint {
  readonly x: number
  readonly y: number
}

/** The hexes that are drawn on a surface. */
export interface DrawnHexes {
  readonly map: HexMap
  /** mm across flats, as drawn. */
  readonly size: number
  /** Centre of a hex; undefined for an id that is none. */
  readonly centreOf: (hex: string) => FacePoint | undefined
}

/** Something that pieces are put on: a map, a plan, a track. */
export interface Surface {
  readonly id: string
  readonly title: string
  readonly face: Face
  readonly hexes?: DrawnHexes | undefined
}

/** Pages to look things up on. */
export interface Chart {
  readonly id: string
  readonly title: string
  readonly pages: readonly Face[]
}

/** A whole game, drawn but not laid on paper: what a format needs that makes a game to be played on a screen. */
export interface GameJob {
  readonly game: Game
  /** File name without extension. */
  readonly name: string
  /** Version of the program, and of variants where there are some; the stamp of the sheets. */
  readonly version: string
  /** Who made what, a line each, as in the foot of sheets. */
  readonly credits: readonly string[]
  readonly decks: readonly DeckOfPieces[]
  readonly sets: readonly PieceSet[]
  /** Maps and plans, in the order of the game. */
  readonly boards: readonly Surface[]
  readonly tracks: readonly Surface[]
  readonly charts: readonly Chart[]
  readonly library: Library
}
