import { coverageIndex, placesAt, type LayoutTable, type Lookup } from './layout-tables.ts'

/** Types of lookups of `GSUB`: one glyph for another, one for several, context and chained context. */
const [SINGLE, LIGATURE, CONTEXT, CHAINED] = [1, 4, 5, 6]

/** A glyph of a word with the characters it stands for. */
export interface SetGlyph {
  readonly id: number
  readonly points: readonly number[]
}

/** Whether a lookup might do something at a glyph with another (or none) after it, or at that other one. What stands farther off is not asked, so it may be true needlessly, and is never false wrongly. */
export function maySubstitute(
  table: LayoutTable,
  { type, parts }: Lookup,
  glyph: number,
  next: number | undefined,
): boolean {
  const holds = (coverage: number, one: number | undefined): boolean =>
    one !== undefined && coverageIndex(table, coverage, one) >= 0
  return parts.some((part) => {
    const format = table.getUint16(part)
    if (type === CHAINED && format === 3) {
      const [backtrack, input, lookahead] = chainAt(table, part)
      const [first, second = lookahead[0]] = input
      if (first === undefined) return true
      if (backtrack.length > 0) return holds(first, next) && backtrack.some((coverage) => holds(coverage, glyph))
      return holds(first, glyph) && (second === undefined || holds(second, next))
    }
    // Such a context begins with the number of its sets.
    if (type === CONTEXT && format === 3) return true
    const index = coverageOf(table, part, glyph)
    return (
      index >= 0 &&
      (type !== LIGATURE || ligaturesAt(table, part, index).some(({ rest }) => rest.length === 0 || rest[0] === next))
    )
  })
}

/** The glyphs of a word after all lookups; undefined where one of them does more than exchange glyphs one by one or join them. */
export function substitute(
  table: LayoutTable,
  lookups: readonly Lookup[],
  word: readonly SetGlyph[],
): readonly SetGlyph[] | undefined {
  let glyphs = word
  for (const lookup of lookups) {
    const { type, parts } = lookup
    if (type === SINGLE) glyphs = glyphs.map((glyph) => exchange(table, parts, glyph))
    else if (type === LIGATURE) glyphs = join(table, parts, glyphs)
    else if (glyphs.some(({ id }, i) => maySubstitute(table, lookup, id, glyphs[i + 1]?.id))) return undefined
  }
  return glyphs
}

/** The glyph that stands for another. */
function exchange(table: LayoutTable, parts: readonly number[], { id, points }: SetGlyph): SetGlyph {
  for (const part of parts) {
    const index = coverageOf(table, part, id)
    if (index < 0) continue
    if (table.getUint16(part) === 1) return { id: (id + table.getUint16(part + 4)) & 0xffff, points }
    return { id: table.getUint16(part + 6 + 2 * index), points }
  }
  return { id, points }
}

/** Joins glyphs into ligatures, from left to right; of those that could begin at a glyph the first of the table. */
function join(table: LayoutTable, parts: readonly number[], glyphs: readonly SetGlyph[]): SetGlyph[] {
  const joined: SetGlyph[] = []
  for (let i = 0; i < glyphs.length;) {
    const glyph = glyphs[i] as SetGlyph
    const ligature = ligatureOf(table, parts, glyphs, i)
    const taken = ligature ? 1 + ligature.rest.length : 1
    const points = glyphs.slice(i, i + taken).flatMap((one) => one.points)
    joined.push(ligature ? { id: ligature.glyph, points } : glyph)
    i += taken
  }
  return joined
}

function ligatureOf(
  table: LayoutTable,
  parts: readonly number[],
  glyphs: readonly SetGlyph[],
  at: number,
): Ligature | undefined {
  for (const part of parts) {
    const index = coverageOf(table, part, glyphs[at]?.id ?? 0)
    const found =
      index < 0
        ? undefined
        : ligaturesAt(table, part, index).find(({ rest }) => rest.every((id, i) => glyphs[at + 1 + i]?.id === id))
    if (found) return found
  }
  return undefined
}

/** The place of a glyph among those that a part is about; -1 where it is not. */
function coverageOf(table: LayoutTable, part: number, glyph: number): number {
  return coverageIndex(table, part + table.getUint16(part + 2), glyph)
}

/** The sets of a chained context: before, at and behind the glyphs that it changes. */
function chainAt(table: LayoutTable, part: number): [number[], number[], number[]] {
  const backtrack = part + 2
  const input = backtrack + 2 + 2 * table.getUint16(backtrack)
  const lookahead = input + 2 + 2 * table.getUint16(input)
  return [placesAt(table, backtrack, part), placesAt(table, input, part), placesAt(table, lookahead, part)]
}

/** A ligature, and the glyphs that must follow the first. */
interface Ligature {
  readonly glyph: number
  readonly rest: readonly number[]
}

/** The ligatures that may begin with the glyph of that place. */
function ligaturesAt(table: LayoutTable, part: number, index: number): Ligature[] {
  const set = part + table.getUint16(part + 6 + 2 * index)
  return placesAt(table, set, set).map((at) => {
    const components = table.getUint16(at + 2)
    return {
      glyph: table.getUint16(at),
      rest: Array.from({ length: Math.max(0, components - 1) }, (_, i) => table.getUint16(at + 4 + 2 * i)),
    }
  })
}
