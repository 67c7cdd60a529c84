import type { Place } from '../source/located-document.ts'
import type { Source } from './source.ts'

/** The grid of a map and how its hexes are numbered. Columns count from the left, rows from the top. */
export interface GridSpec {
  /** `flat`: hexes with a flat top, in straight columns. `pointy`: hexes with a corner on top, in straight rows. */
  readonly orientation: 'flat' | 'pointy'
  /** Which lines (columns of a flat grid, rows of a pointy one) lie half a hex further down or right, by their printed number. */
  readonly shifted: 'even' | 'odd'
  readonly columns: number
  readonly rows: number
  /** Printed numbers of the first column and row. */
  readonly firstColumn: number
  readonly firstRow: number
  /** Whether the shifted lines have one hex less than the others, so that the map ends straight. */
  readonly shortShifted: boolean
  /** How an id is written: a run of `C` stands for the column, of `R` for the row, of `A` for the column in letters; all else as it is. `CCRR` gives 0314. */
  readonly numbers: string
}

/** One hex. Hexes that the file does not name have the terrain of `fill`. */
export interface MapHex {
  /** Number as printed: `0304`. */
  readonly id: string
  /** Printed numbers of its column and row. */
  readonly column: number
  readonly row: number
  readonly terrain: string
  /** Name of the spot, printed in the hex. */
  readonly name?: string | undefined
  /** Where the terrain is from. */
  readonly source?: Source | undefined
  readonly place: Place
}

/** A road, river or track through the centres of hexes, each next to the one before. */
export interface MapRoad {
  readonly id: string
  readonly title: string
  /** Terrain of this road, which has `on: road`. */
  readonly terrain: string
  readonly hexes: readonly string[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** Something along hexsides: a wall, a stream. `terrain` has `on: hexside`. */
export interface MapHexsides {
  readonly terrain: string
  /** Pairs of neighbours. */
  readonly between: readonly (readonly [string, string])[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** Hexes that a rule singles out, each marked on the map: entry and exit hexes. `terrain` has `on: mark`. */
export interface MapMark {
  readonly id: string
  readonly title: string
  readonly terrain: string
  readonly hexes: readonly string[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** A name written across hexes. */
export interface MapLabel {
  readonly text: string
  /** It is centred on these hexes, and runs from the first to the last. */
  readonly hexes: readonly string[]
  readonly style: 'place' | 'water' | 'relief' | 'camp'
  /** Whether it may run over other hexes: `along` follows the line of the hexes, `level` stays level. */
  readonly run: 'along' | 'level'
  readonly place: Place
}

/** What the rules force about hexes, whatever terrain is chosen. Every given condition must hold. */
export interface HexConstraint {
  /** All of these, or with `any` at least one of them. */
  readonly hexes: readonly string[]
  readonly any: boolean
  readonly terrain?: string | undefined
  readonly notTerrain?: string | undefined
  /** Whether units may enter. */
  readonly enterable?: boolean | undefined
  /** Values of the terrain, by column of the terrain key: `{ df: 2, mp: 1 }`. */
  readonly values: Readonly<Record<string, number>>
  /** Hex to which no road may lead directly. */
  readonly noRoadTo?: string | undefined
  /** The rule that forces it, and how. */
  readonly source: Source
  readonly place: Place
}

/** A hex map. */
export interface HexMap {
  readonly id: string
  readonly title: string
  readonly grid: GridSpec
  /** mm across flats, from one flat side to the opposite one. */
  readonly size: number
  /** Ground distance of one hex in metres, for the scale bar. */
  readonly metres?: number | undefined
  /** Edge of the map that faces north, for the compass; absent: no compass. */
  readonly north?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** All hexes, column by column from the left, each from the top. */
  readonly hexes: readonly MapHex[]
  readonly roads: readonly MapRoad[]
  readonly hexsides: readonly MapHexsides[]
  readonly marks: readonly MapMark[]
  readonly labels: readonly MapLabel[]
  readonly constraints: readonly HexConstraint[]
  readonly source?: Source | undefined
  readonly place: Place
}

/** A column of the terrain key. */
export interface TerrainColumn {
  readonly id: string
  readonly title: string
  /** What the figures are, for the foot of the key. */
  readonly means: string
}

/** A figure of the terrain key. */
export interface TerrainValue {
  readonly value: number
  readonly source?: Source | undefined
}

/** A kind of terrain: what it is worth and how it looks. */
export interface TerrainType {
  readonly id: string
  readonly title: string
  /** What it covers: whole hexes, roads through hexes, hexsides, or hexes singled out by a mark. */
  readonly on: 'hex' | 'road' | 'hexside' | 'mark'
  /** Name of the drawing: `clear tents wagons slope koppie donga ledge heights track onrush exit wall stream woods rough`. Unknown ones are drawn as plain colour. */
  readonly look: string
  /** Ground colour: of the theme, or `#rrggbb`. */
  readonly colour?: string | undefined
  /** What tells it apart where colours fail, in a word: `tents`, `hachures`. Absent: nothing but colour. */
  readonly cue?: string | undefined
  /** By column of the key; a missing one prints as a dash. */
  readonly values: Readonly<Record<string, TerrainValue>>
  readonly enterable: boolean
  readonly blocksSight: boolean
  /** Small print beside the title in the key. */
  readonly note?: string | undefined
  readonly source?: Source | undefined
  readonly place: Place
}

/** The terrain key of a game. */
export interface TerrainKey {
  readonly columns: readonly TerrainColumn[]
  readonly types: readonly TerrainType[]
}
