import type { Font } from 'fontkit'

/** The bytes of a table, mostly `GSUB`, `GPOS` or `GDEF` (OpenType 1.9, chapter "Common table formats"); all places are offsets in one of them. */
export type LayoutTable = DataView

/** A lookup without the indirection of large ones: its type, and where its parts stand. */
export interface Lookup {
  readonly type: number
  readonly parts: readonly number[]
}

/** What fontkit knows of where a font's tables are; its types do not name it. */
interface FontFile {
  readonly type: string
  readonly stream: { readonly buffer: Uint8Array }
  readonly directory: {
    readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number }>>
  }
}

/**
 * The bytes of a table. They are read where they lie, for of the thousands of pairs a text asks for a few; fontkit makes objects of whole lists. Undefined where
 * the font has no such table, or keeps it packed.
 */
export function layoutTable(font: Font, tag: 'GSUB' | 'GPOS' | 'GDEF' | 'hhea' | 'hmtx'): LayoutTable | undefined {
  const { type, stream, directory } = font as unknown as FontFile
  const entry = directory.tables[tag]
  if (type !== 'TTF' || !entry) return undefined
  const { buffer, byteOffset } = stream.buffer
  return new DataView(buffer, byteOffset + entry.offset, entry.length)
}

/** Gives the advances of a font's glyphs, in font units. fontkit reads outlines too when it is asked for one. Undefined as `layoutTable` is. */
export function advances(font: Font): ((glyph: number) => number) | undefined {
  const [hhea, hmtx] = [layoutTable(font, 'hhea'), layoutTable(font, 'hmtx')]
  if (!hhea || !hmtx) return undefined
  // Glyphs behind the last one listed are as wide as that.
  const last = hhea.getUint16(34) - 1
  return (glyph) => hmtx.getUint16(4 * Math.min(glyph, last))
}

/** The record of a sorted list that holds a glyph between its first and last one; -1 without. `size` is that of a record; a record of one word holds one glyph. */
function findRecord(table: LayoutTable, list: number, size: number, glyph: number): number {
  let [low, high] = [0, table.getUint16(list)]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = list + 2 + middle * size
    if (table.getUint16(at) > glyph) high = middle
    else if (table.getUint16(size === 2 ? at : at + 2) < glyph) low = middle + 1
    else return at
  }
  return -1
}

/** Where a glyph is in the set at a place; -1 when it is not. */
export function coverageIndex(table: LayoutTable, at: number, glyph: number): number {
  const list = at + 2
  if (table.getUint16(at) === 1) {
    const record = findRecord(table, list, 2, glyph)
    return record < 0 ? -1 : (record - list - 2) / 2
  }
  const record = findRecord(table, list, 6, glyph)
  return record < 0 ? -1 : table.getUint16(record + 4) + glyph - table.getUint16(record)
}

/** The class of a glyph by the definition at a place; a glyph that is not named has class 0. */
export function classOf(table: LayoutTable, at: number, glyph: number): number {
  if (table.getUint16(at) === 1) {
    const index = glyph - table.getUint16(at + 2)
    return index >= 0 && index < table.getUint16(at + 4) ? table.getUint16(at + 6 + 2 * index) : 0
  }
  const record = findRecord(table, at + 2, 6, glyph)
  return record < 0 ? 0 : table.getUint16(record + 4)
}

/** A list of numbers of two bytes behind their count. */
export function numbersAt(table: LayoutTable, at: number): number[] {
  return Array.from({ length: table.getUint16(at) }, (_, i) => table.getUint16(at + 2 + 2 * i))
}

/** Where the things stand whose distances from `from` are listed at `at`. */
export function placesAt(table: LayoutTable, at: number, from: number): number[] {
  return numbersAt(table, at).map((distance) => from + distance)
}

/** A list of tags, each with what it leads to, relative to the list. */
function recordsAt(table: LayoutTable, list: number): { readonly tag: string; readonly place: number }[] {
  return Array.from({ length: table.getUint16(list) }, (_, i) => {
    const at = list + 2 + 6 * i
    const letters = [0, 1, 2, 3].map((byte) => table.getUint8(at + byte))
    return { tag: String.fromCharCode(...letters), place: list + table.getUint16(at + 4) }
  })
}

/** Flags of lookups that skip base glyphs or ligatures. */
const SKIPS = 0x2 | 0x4

/**
 * The lookups of features for a script in its usual language, as fontkit chooses them. Undefined where one of them skips glyphs other than
 * marks, or where the table knows neither the script nor a usual one. `extension`: type of the lookups that only point at others.
 */
export function lookupsOf(
  table: LayoutTable,
  script: string,
  features: ReadonlySet<string>,
  extension: number,
): readonly Lookup[] | undefined {
  const scripts = recordsAt(table, table.getUint16(4))
  const found = [script, 'DFLT', 'dflt', 'latn']
    .map((tag) => scripts.find((entry) => entry.tag === tag))
    .find((entry) => entry !== undefined)
  if (!found) return undefined
  const usual = table.getUint16(found.place)
  const records = recordsAt(table, table.getUint16(6))
  const indexes = new Set<number>()
  for (const index of usual === 0 ? [] : numbersAt(table, found.place + usual + 4)) {
    const record = records[index]
    if (record && features.has(record.tag)) for (const lookup of numbersAt(table, record.place + 2)) indexes.add(lookup)
  }
  const list = table.getUint16(8)
  const places = placesAt(table, list, list)
  const lookups = [...indexes].sort((a, b) => a - b).flatMap((index) => places[index] ?? [])
  if (lookups.some((at) => (table.getUint16(at + 2) & SKIPS) !== 0)) return undefined
  return lookups.map((at) => {
    const parts = placesAt(table, at + 4, at)
    const [first] = parts
    if (table.getUint16(at) !== extension || first === undefined) return { type: table.getUint16(at), parts }
    return { type: table.getUint16(first + 2), parts: parts.map((part) => part + table.getUint32(part + 4)) }
  })
}
