import { INSET, type Drawn } from '../../draw/boxes/box.ts'
import { decimal } from '../../kernel/units.ts'
import type { RosterCell } from './cell.ts'
import { dotsCell, sizeOf } from './dots-cell.ts'
import type { RosterContext } from './roster-context.ts'
import type { RosterEntry } from './roster-entries.ts'
import { columnRules } from './roster-head.ts'
import { boxWidth, type PlacedColumn } from './roster-layout.ts'
import { unitCell } from './unit-cell.ts'

/** Least height of a row, room above and below what stands in it, height of boxes to write in. At full size, mm. */
const LEAST = 11
const PADDING = 1.9
const BOX_HEIGHT = 4.8

/** A row of the roster: all that stands in its columns, on one middle line. `perRow`: dots in a row of its stands. */
export function unitRow(
  entry: RosterEntry,
  columns: readonly PlacedColumn[],
  perRow: number,
  context: RosterContext,
): Drawn {
  const { factor } = context.setter
  const dots = columns.map(({ column, width }) =>
    column.kind === 'dots' ? dotsCell(entry, perRow, width, context) : undefined,
  )
  // The size is said once: beside the dots, or below the name.
  const said = dots.some((cell) => cell && !cell.crowded) ? undefined : sizeOf(entry, context)
  const cells = columns.map(({ column, width }, i): RosterCell => {
    if (column.kind === 'unit') return unitCell(entry, { column, width }, said, context)
    return column.kind === 'dots' ? dots[i]! : boxesCell(column.boxes, factor)
  })
  const height = Math.max(LEAST * factor, ...cells.map((cell) => cell.height + 2 * PADDING * factor))
  const drawn = cells.map((cell, i) => cell.draw(columns[i]!.x, (height - cell.height) / 2))
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const rule = `<path d="M0 ${decimal(height)}H${decimal(width)}" fill="none" stroke="#000000" stroke-width="0.15"/>`
  return { height, svg: drawn.join('') + columnRules(columns, height) + rule }
}

/** Boxes to write in. */
function boxesCell(boxes: number, factor: number): RosterCell {
  const width = boxWidth(boxes, factor)
  const height = BOX_HEIGHT * factor
  return {
    height,
    draw: (x, y) =>
      Array.from({ length: boxes }, (_, i) => {
        const left = x + INSET + i * width
        return `<rect x="${decimal(left)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" fill="none" stroke="#000000" stroke-width="0.2"/>`
      }).join(''),
  }
}
