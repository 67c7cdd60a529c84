import { coverageIndex, placesAt, type LayoutTable, type Lookup } from './layout-tables.ts'

/** Types of lookups of `GSUB`: one glyph for another, one for several, context and chained context. */
const [SINGLE, LIGATURE, CONTEXT, CHAINED] = [1, 4, 5, 6]

/** A glyph of a word with the characters it stands for. */
export interface SetGlyph {
  readonly id: number
  readonly points: readonly number[]
}

/** Whether something might be done at a glyph with another (or none) after it, or at that other one. */
export type PairWatch = (glyph: number, next: number | undefined) => boolean

/** A part of a lookup that may begin at a glyph. */
interface Part {
  readonly type: number
  readonly at: number
  /** Of a chained context of sets. */
  readonly chain: Chain | undefined
}

/**
 * Watches for what lookups do. What stands farther off than the next glyph is not asked, so it may be true needlessly, and is never false wrongly.
 * Pairs are many and glyphs few: which parts may begin at a glyph is found out once.
 */
export function watchPairs(table: LayoutTable, lookups: readonly Lookup[]): PairWatch {
  const all = lookups.flatMap(({ type, parts }) =>
    parts.map((at): Part => {
      const isChain = type === CHAINED && table.getUint16(at) === 3
      return { type, at, chain: isChain ? chainAt(table, at) : undefined }
    }),
  )
  // A context of sets begins with their number instead of a set.
  const isBare = ({ type, at, chain }: Part): boolean =>
    chain ? chain.input.length === 0 : type === CONTEXT && table.getUint16(at) === 3
  if (all.some(isBare)) return () => true

  const holds = (coverage: number, glyph: number | undefined): boolean =>
    glyph !== undefined && coverageIndex(table, coverage, glyph) >= 0
  const known = new Map<number, readonly Part[]>()
  const partsAt = (glyph: number): readonly Part[] => {
    let parts = known.get(glyph)
    if (!parts) {
      parts = all.filter(({ at, chain }) => holds(chain?.input[0] ?? at + table.getUint16(at + 2), glyph))
      known.set(glyph, parts)
    }
    return parts
  }
  const mayBegin = ({ type, at, chain }: Part, glyph: number, next: number | undefined): boolean => {
    if (chain) {
      const second = chain.input[1] ?? chain.lookahead[0]
      return chain.backtrack.length === 0 && (second === undefined || holds(second, next))
    }
    if (type !== LIGATURE) return true
    const ligatures = ligaturesAt(table, at, coverageOf(table, at, glyph))
    return ligatures.some(({ rest }) => rest.length === 0 || rest[0] === next)
  }
  return (glyph, next) =>
    partsAt(glyph).some((part) => mayBegin(part, glyph, next)) ||
    (next !== undefined &&
      partsAt(next).some(({ chain }) => chain?.backtrack.some((coverage) => holds(coverage, glyph)) === true))
}

/** Gives the glyphs of a word after all lookups; undefined where one of them might do more than exchange glyphs one by one or join them. */
export function substituter(
  table: LayoutTable,
  lookups: readonly Lookup[],
): (word: readonly SetGlyph[]) => readonly SetGlyph[] | undefined {
  const isPlain = ({ type }: Lookup): boolean => type === SINGLE || type === LIGATURE
  const steps = lookups.map((lookup) => ({
    ...lookup,
    watch: isPlain(lookup) ? undefined : watchPairs(table, [lookup]),
  }))
  return (word) => {
    let glyphs = word
    for (const { type, parts, watch } of steps) {
      if (watch && glyphs.some(({ id }, i) => watch(id, glyphs[i + 1]?.id))) return undefined
      if (type === SINGLE) glyphs = glyphs.map((glyph) => exchange(table, parts, glyph))
      if (type === LIGATURE) glyphs = join(table, parts, glyphs)
    }
    return glyphs
  }
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
interface Chain {
  readonly backtrack: readonly number[]
  readonly input: readonly number[]
  readonly lookahead: readonly number[]
}

function chainAt(table: LayoutTable, part: number): Chain {
  const backtrack = part + 2
  const input = backtrack + 2 + 2 * table.getUint16(backtrack)
  const lookahead = input + 2 + 2 * table.getUint16(input)
  return {
    backtrack: placesAt(table, backtrack, part),
    input: placesAt(table, input, part),
    lookahead: placesAt(table, lookahead, part),
  }
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
