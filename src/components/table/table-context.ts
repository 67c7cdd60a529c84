import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Studio } from '../../draw/studio.ts'
import type { TerrainKey } from '../../game/hex-map.ts'
import { diceName, type Dice } from '../../game/tables.ts'
import type { TerrainPictures } from '../component.ts'

/** What tables are drawn with. */
export interface TableContext {
  readonly terrain: TerrainKey
  /** Rulings in force. */
  readonly rulings: ReadonlyMap<string, string>
  readonly studio: Studio
  readonly setter: Typesetter
  /** Hexes of the terrain key as the map draws them. */
  readonly pictures?: TerrainPictures | undefined
  /** The sheet, in messages: `tables "tables"`. */
  readonly piece: string
}

/** First and last of a range: `2–4`, or `6` alone. */
export function rangeName({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : `${from}–${to}`
}

/** Said in the strip of every table with figures that are computed. */
const WORKED_OUT = 'bold figures are worked out'
/** Room in a strip beside its texts, mm. */
const STRIP_ROOM = 8

/** What the strip of a table with dice says at its right end: the dice and, where the title leaves room for it, what the bold figures are. */
export function stripNote(title: string, dice: Dice, width: number, setter: Typesetter): string {
  const full = `${diceName(dice)}; ${WORKED_OUT}`
  const heading = setter.width(title.toUpperCase(), setter.style('heading'))
  const room = width - heading - STRIP_ROOM
  return setter.width(full, setter.style('heading-note')) <= room ? full : diceName(dice)
}
