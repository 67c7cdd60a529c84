import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import type { FieldTypeName } from '../schema/kinds/deck.ts'
import type { Column } from './column.ts'
import type { KnownNames } from './known-names.ts'

/** What the user wants a table to become. */
export interface Wishes {
  readonly id: string
  readonly title?: string | undefined
  /** What columns are to be, by header: `title`, `cost`, `cost:number`, `-`. */
  readonly map: readonly (readonly [header: string, target: string])[]
  readonly known: KnownNames
}

/** What became of a column. */
export interface ColumnUse {
  readonly header: string
  readonly at: Span
  /** Key of a card or counter, or name of a field; absent when the column is left out. */
  readonly target?: string
  /** Of a field. */
  readonly type?: FieldTypeName
  /** Not every row has a value. */
  readonly optional?: boolean
  readonly why: string
}

/** The data of a file made of a table. */
export interface Intake {
  /** Plain data of the file, keys in the order of writing; texts are strings. */
  readonly data: Readonly<Record<string, unknown>>
  readonly columns: readonly ColumnUse[]
  readonly rows: number
  /** Copies in all. */
  readonly pieces: number
  /** Cells by the way to what they became, steps parted by blanks: `cards 3 title`; the row for `cards 3`, the header for `fields cost`. */
  readonly places: ReadonlyMap<string, Span>
  readonly diagnostics: readonly Diagnostic[]
}

/** Uses in the order of the columns. */
export function inOrder(columns: readonly Column[], uses: readonly ColumnUse[]): ColumnUse[] {
  return columns.flatMap(({ at }) => uses.filter((use) => use.at === at))
}
