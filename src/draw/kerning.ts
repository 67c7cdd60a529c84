import { classOf, coverageIndex, type LayoutTable, type Lookup } from './layout-tables.ts'

/** The kerning of two glyphs by lookups of pairs, in font units; undefined where the font moves them in any other way. */
export function kernOf(
  table: LayoutTable,
  lookups: readonly Lookup[],
  first: number,
  second: number,
): number | undefined {
  let sum = 0
  for (const { parts } of lookups) {
    for (const part of parts) {
      const index = coverageIndex(table, part + table.getUint16(part + 2), first)
      const pair = index < 0 ? undefined : pairAt(table, part, index, first, second)
      if (pair === undefined) continue
      const kern = advanceOf(table, part, pair)
      if (kern === undefined) return undefined
      sum += kern
      break
    }
  }
  return sum
}

/** The length of a value: two bytes for each bit of its format. */
function bytesOf(format: number): number {
  let bytes = 0
  for (let bits = format; bits > 0; bits >>= 1) bytes += 2 * (bits & 1)
  return bytes
}

/** Where the values of a pair stand; undefined where the part has none for it. */
function pairAt(table: LayoutTable, part: number, index: number, first: number, second: number): number | undefined {
  const size = bytesOf(table.getUint16(part + 4)) + bytesOf(table.getUint16(part + 6))
  if (table.getUint16(part) === 1) {
    const set = part + table.getUint16(part + 10 + 2 * index)
    // The number of the second glyph stands before the values.
    for (let left = table.getUint16(set), at = set + 2; left > 0; left--, at += 2 + size)
      if (table.getUint16(at) === second) return at + 2
    return undefined
  }
  const firstClass = classOf(table, part + table.getUint16(part + 8), first)
  const secondClass = classOf(table, part + table.getUint16(part + 10), second)
  return part + 16 + (firstClass * table.getUint16(part + 14) + secondClass) * size
}

/** The bit of an advance along the line. */
const X_ADVANCE = 0x4

/** By how much the values of a pair lengthen its first glyph; undefined where they do anything else. */
function advanceOf(table: LayoutTable, part: number, pair: number): number | undefined {
  let advance = 0
  let at = pair
  for (const glyph of ['first', 'second']) {
    const format = table.getUint16(part + (glyph === 'first' ? 4 : 6))
    for (let bit = 1; bit <= format; bit <<= 1) {
      if ((format & bit) === 0) continue
      const by = table.getInt16(at)
      at += 2
      if (glyph === 'first' && bit === X_ADVANCE) advance = by
      else if (by !== 0) return undefined
    }
  }
  return advance
}
