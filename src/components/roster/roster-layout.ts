import { INSET } from '../../draw/boxes/box.ts'
import type { RosterColumn } from '../../game/roster.ts'
import { filledIn, type RosterContext } from './roster-context.ts'

/** A column of the roster with its place, mm. */
export interface PlacedColumn {
  readonly column: RosterColumn
  readonly x: number
  readonly width: number
}

/** Width of the unit and least width of the dots, at full size, mm. */
const UNIT = 36
const LEAST_DOTS = 40
/** Boxes to write in: many narrow, few wide. mm. */
const NARROW = 4.6
const WIDE = 6.6
const FEW = 3
/** Width of the boxes of a column, which butt, mm. */
export function boxWidth(boxes: number, factor: number): number {
  return (boxes > FEW ? NARROW : WIDE) * factor
}

/** Columns from left to right: boxes get what they and their heads need, dots what is left. Without dots the units get it. */
export function layOutRoster(width: number, context: RosterContext): PlacedColumn[] {
  const { columns } = context.roster
  const needs = columns.map((column) => needOf(column, context))
  const wide = columns.some(({ kind }) => kind === 'dots') ? 'dots' : 'unit'
  const growing = columns.filter(({ kind }) => kind === wide).length
  const rest = width - needs.reduce((sum, need) => sum + need, 0)
  let x = 0
  return columns.map((column, i) => {
    const own = needs[i]! + (column.kind === wide ? rest / growing : 0)
    const placed = { column, x, width: own }
    x += own
    return placed
  })
}

/** Least width of a column, mm. */
function needOf(column: RosterColumn, context: RosterContext): number {
  const { setter } = context
  if (column.kind === 'unit') return UNIT * setter.factor
  if (column.kind === 'dots') return LEAST_DOTS * setter.factor
  const title = setter.width(column.title, setter.style('column-head'))
  const note = setter.width(filledIn(column.note ?? '', context), setter.style('roster-small'))
  return Math.max(column.boxes * boxWidth(column.boxes, setter.factor) + 2 * INSET, Math.max(title, note) + 2 * INSET)
}
