import type { FieldTypeName } from '../schema/kinds/deck.ts'
import { colour } from '../schema/values/texts.ts'
import { isBlankCell } from '../source/table.ts'
import { normalHeader, type Column } from './column.ts'
import { TYPE_WORDS } from './header-words.ts'
import type { KnownNames } from './known-names.ts'

/** The type of a field, and why it is that. */
export interface FieldType {
  readonly type: FieldTypeName
  readonly why: string
  /** Numbers are written with a decimal comma. */
  readonly comma?: true
}

/** Longer texts get a place of their own on a card, shorter ones stand on its strip. */
const LONGEST_LINE = 24

/** A number that comes back as it was written: no leading zeros, no `+`, no trailing zeros, not too long. */
export function isExactNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && String(Number(text)) === text
}

/** Works out the type of a field from its header and all its values. There must be one value at least. */
export function fieldTypeOf(column: Column, known: KnownNames): FieldType {
  const values = column.cells.filter((cell) => !isBlankCell(cell)).map(({ text }) => text.trim())
  const header = normalHeader(column.header)
  const every = (test: (text: string) => boolean): boolean => values.every(test)
  if (TYPE_WORDS.colour.test(header) && every((text) => isColour(text, known)))
    return { type: 'colour', why: 'by its header and its values' }
  if (every((text) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)))
    return { type: 'colour', why: 'all values are codes of colours' }
  if (TYPE_WORDS.text.test(header)) return { type: 'text', why: 'by its header' }
  if (every(isExactNumber)) return { type: 'number', why: 'all values are numbers' }
  if (every((text) => isExactNumber(text.replace(',', '.'))) && !every((text) => /^[^,]*$|,\d{3}$/.test(text)))
    return { type: 'number', why: 'all values are numbers, with a decimal comma', comma: true }
  if (every((text) => /^(?:true|false)$/i.test(text))) return { type: 'flag', why: 'all values are true or false' }
  if (every((text) => /^[^\n]+\.(?:png|jpe?g|svg)$/i.test(text)))
    return { type: 'image', why: 'all values are picture files' }
  if (TYPE_WORDS.icon.test(header) && values.some((text) => known.isIcon(text)))
    return { type: 'icon', why: every((text) => known.isIcon(text)) ? 'by its header and its values' : 'by its header' }
  return textType(values)
}

function textType(values: readonly string[]): FieldType {
  if (values.some((text) => /\n|\\n/.test(text))) return { type: 'text', why: 'a value has several lines' }
  if (values.some((text) => /[*{\\]/.test(text))) return { type: 'text', why: 'a value has markup' }
  const longest = values.reduce((most, text) => Math.max(most, text.length), 0)
  if (longest > LONGEST_LINE) return { type: 'text', why: `values of up to ${longest} letters` }
  return { type: 'line', why: 'short values' }
}

const shape = colour()

/** Whether a value is a code, or the name of a colour of the theme. */
export function isColour(text: string, known: KnownNames): boolean {
  const read = shape.safeParse(text)
  return read.success && (read.data.startsWith('#') || known.isColour(read.data))
}
