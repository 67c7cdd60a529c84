import type { Font } from 'fontkit'

/** A set of glyphs (OpenType 1.9, Coverage table). */
export type Coverage =
  | { readonly version: 1; readonly glyphs: readonly number[] }
  | {
      readonly version: 2
      readonly rangeRecords: readonly {
        readonly start: number
        readonly end: number
        readonly startCoverageIndex: number
      }[]
    }

/** Classes of glyphs; a glyph that is not named has class 0. */
export type ClassDef =
  | { readonly version: 1; readonly startGlyph: number; readonly classValueArray: readonly number[] }
  | {
      readonly version: 2
      readonly classRangeRecord: readonly { readonly start: number; readonly end: number; readonly class: number }[]
    }

/** A list that is read item by item. */
export interface LazyList<T> {
  get(index: number): T
}

/** A part of a lookup. Which members it has depends on the lookup's type and the part's version. */
export type LookupPart = Readonly<Record<string, unknown>>

interface LookupTable {
  readonly lookupType: number
  readonly flags: { readonly [flag: string]: unknown }
  readonly subTables: readonly LookupPart[]
}

/** What `GSUB` and `GPOS` have in common. */
interface LayoutTable {
  readonly scriptList: readonly {
    readonly tag: string
    readonly script: { readonly defaultLangSys: { readonly featureIndexes: readonly number[] } | null }
  }[]
  readonly featureList: readonly {
    readonly tag: string
    readonly feature: { readonly lookupListIndexes: readonly number[] }
  }[]
  readonly lookupList: LazyList<LookupTable>
}

/** The layout tables of a font as fontkit reads them; its types do not name them. */
export interface LayoutTables {
  readonly GSUB?: LayoutTable
  readonly GPOS?: LayoutTable
  readonly GDEF?: { readonly glyphClassDef?: ClassDef | null }
}

/** A lookup without the indirection of large ones. */
export interface Lookup {
  readonly type: number
  readonly parts: readonly LookupPart[]
}

/** The layout tables of a font. */
export function layoutTables(font: Font): LayoutTables {
  return font as unknown as LayoutTables
}

/** Where a glyph is in a set; -1 when it is not. */
export function coverageIndex(coverage: Coverage, glyph: number): number {
  if (coverage.version === 1) return coverage.glyphs.indexOf(glyph)
  const range = coverage.rangeRecords.find(({ start, end }) => start <= glyph && glyph <= end)
  return range ? range.startCoverageIndex + glyph - range.start : -1
}

/** The class of a glyph. */
export function classOf(classes: ClassDef, glyph: number): number {
  if (classes.version === 1) return classes.classValueArray[glyph - classes.startGlyph] ?? 0
  return classes.classRangeRecord.find(({ start, end }) => start <= glyph && glyph <= end)?.class ?? 0
}

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
  const found = [script, 'DFLT', 'dflt', 'latn']
    .map((tag) => table.scriptList.find((entry) => entry.tag === tag))
    .find((entry) => entry !== undefined)
  if (!found) return undefined
  const indexes = new Set<number>()
  for (const index of found.script.defaultLangSys?.featureIndexes ?? []) {
    const record = table.featureList[index]
    if (record && features.has(record.tag)) for (const lookup of record.feature.lookupListIndexes) indexes.add(lookup)
  }
  const lookups = [...indexes].sort((a, b) => a - b).map((index) => table.lookupList.get(index))
  if (lookups.some(({ flags }) => flags['ignoreBaseGlyphs'] === true || flags['ignoreLigatures'] === true))
    return undefined
  return lookups.map(({ lookupType, subTables }) => {
    if (lookupType !== extension) return { type: lookupType, parts: subTables }
    const type = Number(subTables[0]?.['lookupType'])
    return { type, parts: subTables.map((part) => part['extension'] as LookupPart) }
  })
}
