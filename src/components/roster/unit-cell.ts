import type { TypeStyle } from '../../draw/type-style.ts'
import { INSET } from '../../draw/boxes/box.ts'
import type { Subject } from '../../draw/boxes/typesetter.ts'
import type { RosterColumn, RosterUnit } from '../../game/roster.ts'
import { cellText, typeName, typeRows } from '../../game/unit-types.ts'
import { decimal, MM_PER_PT } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { stack, type RosterCell } from './cell.ts'
import type { RosterContext } from './roster-context.ts'
import { carried, ranks, type RosterEntry } from './roster-entries.ts'
import { sideDevice } from './side-device.ts'

/** Left of names, beside the device of the side; height of the line of a name, and where its middle is. At full size, mm. */
const NAME_X = 7
const DEVICE_X = 3.6
const NAME_LINE = 5.4
/** Height of capitals of Alegreya and of Source Sans, in em. */
const ALEGREYA_CAP = 0.64
const SOURCE_CAP = 0.66
/** Left and right of the line of an empty row. */
const LINE_INSET = 3

type UnitColumn = RosterColumn & { readonly kind: 'unit' }

/** Name, type with its values, size, members and note of a unit; a line to write on in an empty row. `size` is said where there is no room for it beside the dots. */
export function unitCell(
  { unit, title }: RosterEntry,
  { column, width }: { readonly column: UnitColumn; readonly width: number },
  size: string | undefined,
  context: RosterContext,
): RosterCell {
  const { setter, piece } = context
  if (!unit) return writingLine(width, setter.factor)
  const subject = (field: string): Subject => ({
    piece,
    field: `${field} of "${unit.id}"`,
    at: spanAt(unit.place, field),
  })
  const small = setter.style('roster-type')
  const paragraphs = [size, ranks(unit), carried(unit), unit.note].filter(
    (text): text is string => text !== undefined && text !== '',
  )
  return stack([
    nameLine(title, width, unit.side, context, subject('title')),
    ...typeLines(unit, column, width, context, small, subject('type')),
    ...paragraphs.map((text): RosterCell => {
      const { lines, lead, draw } = setter.paragraph(
        escape(text),
        width - NAME_X * setter.factor - INSET,
        small,
        subject('note'),
      )
      return { height: lines * lead, draw: (x, y) => draw(x + NAME_X * setter.factor, y + baseline(small, lead)) }
    }),
  ])
}

/** Markup has no meaning in the texts of a roster. */
function escape(text: string): string {
  return text.replace(/[\\*{]/g, '\\$&')
}

function nameLine(
  title: string,
  width: number,
  side: string | undefined,
  context: RosterContext,
  subject: Subject,
): RosterCell {
  const { setter } = context
  const height = NAME_LINE * setter.factor
  const style = setter.style('roster-name')
  const left = NAME_X * setter.factor
  return {
    height,
    draw: (x, y) => {
      const middle = y + height / 2
      const base = middle + (ALEGREYA_CAP * style.pt * MM_PER_PT) / 2
      const name = setter.line(title, { x: x + left, y: base, width: width - left - INSET }, style, subject)
      return sideDevice(side, x + DEVICE_X * setter.factor, middle, context) + name
    },
  }
}

/** The type, and right of it or below, where it has no room, its values. */
function typeLines(
  unit: RosterUnit,
  column: UnitColumn,
  width: number,
  { game, roster, setter }: RosterContext,
  style: TypeStyle,
  subject: Subject,
): RosterCell[] {
  const rows = typeRows(game.tables, roster.types, unit.type)
  if (!roster.types || rows.length === 0) return []
  const name = typeName(rows, roster.types)
  const values = column.values.map(({ label, column: id }) => {
    const texts = [...new Set(rows.map((row) => cellText(row, id) ?? '–'))]
    return `${label} ${texts.join(' / ')}`
  })
  const strong = setter.style('roster-value')
  const left = NAME_X * setter.factor
  const room = width - left - INSET
  const value = values.join(', ')
  const [nameWidth, valueWidth] = [setter.width(name, style), setter.width(value, strong)]
  const apart = value !== '' && nameWidth + valueWidth + INSET > room
  const line = (text: string, own: TypeStyle, end: boolean): RosterCell => ({
    height: own.lead,
    draw: (x, y) => {
      const at = { x: end ? x + width - INSET : x + left, y: y + baseline(own, own.lead), width: room }
      return setter.line(text, { ...at, anchor: end ? 'end' : 'start' }, own, subject)
    },
  })
  if (value === '') return [line(name, style, false)]
  if (apart) return [line(name, style, false), line(value, strong, false)]
  const both = [line(name, style, false), line(value, strong, true)]
  return [{ height: style.lead, draw: (x, y) => both.map((part) => part.draw(x, y)).join('') }]
}

/** Baseline of a line within its height. */
function baseline({ pt }: TypeStyle, lead: number): number {
  return lead / 2 + (SOURCE_CAP * pt * MM_PER_PT) / 2
}

function writingLine(width: number, factor: number): RosterCell {
  const inset = LINE_INSET * factor
  return {
    height: NAME_LINE * factor,
    draw: (x, y) =>
      `<path d="M${decimal(x + inset)} ${decimal(y + NAME_LINE * factor)}H${decimal(x + width - inset)}" fill="none" stroke="#000000" stroke-width="0.2"/>`,
  }
}
