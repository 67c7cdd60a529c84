import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { FIELD_TYPES, type FieldTypeName } from '../schema/kinds/deck.ts'
import { slug } from '../schema/values/texts.ts'
import { isBlankCell } from '../source/table.ts'
import type { Assigned } from './assign-columns.ts'
import type { Column } from './column.ts'
import { fieldTypeOf, type FieldType } from './field-type.ts'
import { sayImport } from './import-messages.ts'
import type { ColumnUse } from './intake.ts'
import type { KnownNames } from './known-names.ts'

/** Keys of every card line; no field may be called like one. */
export const CARD_KEYS: readonly string[] = ['id', 'title', 'count', 'back', 'source']
const FIELD_NAME = /^\p{L}[\p{L}\p{N}_-]*$/u

/** A column that becomes a field of a deck. */
export interface Field extends FieldType {
  readonly name: string
  readonly column: Column
  readonly optional: boolean
}

/** Where to say what was found and what became of columns. */
interface Saying {
  readonly known: KnownNames
  readonly uses: ColumnUse[]
  readonly diagnostics: Diagnostic[]
}

/** The fields that columns become, wished for or not. A column without values becomes none. */
export function deckFields(
  wished: readonly Assigned[],
  rest: readonly Column[],
  { known, uses, diagnostics }: Saying,
): Field[] {
  const fields: Field[] = []
  const add = (column: Column, name: string, read: FieldType): void => {
    const optional = column.cells.some(isBlankCell)
    fields.push({ ...read, name, column, optional })
    uses.push({ header: column.header, at: column.at, target: name, type: read.type, optional, why: read.why })
  }
  const isFilled = (column: Column): boolean => {
    const { header, at, cells } = column
    if (cells.some((cell) => !isBlankCell(cell))) return true
    if (cells.length > 0) diagnostics.push(sayImport('no-values', { header }, at))
    uses.push({ header, at, why: 'no row has a value' })
    return false
  }
  for (const wish of wished) {
    const { column, target, type } = wish
    if (!isTarget(wish, diagnostics) || !isFilled(column)) continue
    const wanted = type === undefined ? fieldTypeOf(column, known) : { type: type as FieldTypeName, why: 'by --map' }
    add(column, target, wanted)
  }
  for (const column of rest) {
    if (!isFilled(column)) continue
    add(
      column,
      unusedName(column.header, [...CARD_KEYS, ...fields.map(({ name }) => name)]),
      fieldTypeOf(column, known),
    )
  }
  return fields
}

function isTarget({ target, type, column }: Assigned, diagnostics: Diagnostic[]): boolean {
  const types: readonly string[] = FIELD_TYPES
  if (!FIELD_NAME.test(target)) {
    const hints = ['a field starts with a letter, and goes on with letters, digits, - and _']
    diagnostics.push(sayImport('bad-target', { target }, column.at, { hints }))
  } else if (type !== undefined && !types.includes(type)) {
    const hints = didYouMean(type, types, 'types')
    diagnostics.push(sayImport('bad-target', { target: `${target}:${type}` }, column.at, { hints }))
  } else return true
  return false
}

/** A name made of a header that no key of a card and no other field has. */
function unusedName(header: string, taken: readonly string[]): string {
  const plain = slug(header)
  const wanted = FIELD_NAME.test(plain) ? plain : plain === '' ? 'field' : `field-${plain}`
  const start = CARD_KEYS.includes(wanted) ? `card-${wanted}` : wanted
  let name = start
  for (let n = 2; taken.includes(name); n++) name = `${start}-${n}`
  return name
}
