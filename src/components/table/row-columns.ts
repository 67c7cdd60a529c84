import { columnWidth, type Column } from '../../draw/boxes/table.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import { diceName, type Dice, type DiceRange, type RowsTable } from '../../game/tables.ts'
import { printedInstead, wordingFor } from '../../game/wording-for.ts'
import type { Wording } from '../../game/wording.ts'
import { diceChance } from '../../rules/helpers/dice-chance.ts'
import { percent } from '../percent.ts'
import { DOUBLE_DAGGER, isMarked } from './reconstructed-note.ts'
import { rangeName, type TableContext } from './table-context.ts'
import { textWidths } from './text-widths.ts'

/** Letters of a figure or short word; a column of them is as wide as it needs, and columns of longer texts share the rest. */
const SHORT = 12
/** Least width of a column of longer texts, mm. */
const LEAST_TEXT = 25
const NONE = '–'

/** A column with its texts, row by row, not yet laid out. */
export interface RowColumn {
  readonly head: string
  readonly texts: readonly string[]
  /** Worked out. */
  readonly strong: boolean
  /** Only figures and short words, which stand on one line; texts with markup are never among them. */
  readonly short: boolean
  readonly align: Column['align']
  /** Key of the rows in which it is written. */
  readonly path: readonly string[]
}

/** The columns of a table as they are printed: in front the results of its dice and their exact chances. What is missing is a dash. */
export function rowColumns(table: RowsTable, { rulings }: Pick<TableContext, 'rulings'>): RowColumn[] {
  const written = table.columns.map(({ id, title, roll }, i): RowColumn => {
    const texts = table.rows.map((row) => {
      const cell = row.cells[id]
      const mark = i === 0 && !table.dice && isMarked(row, table) ? DOUBLE_DAGGER : ''
      return (cell === undefined ? NONE : textOf(cell, rulings) + rollChance(cell, roll, rulings)) + mark
    })
    const short = texts.every((text) => text.length <= SHORT && !/[*{\\\n]/.test(text))
    const names = i === 0 && !table.dice && texts.every((text) => /\p{Letter}/u.test(text))
    return { head: title, texts, strong: false, short, align: short && !names ? 'centre' : 'left', path: ['cells', id] }
  })
  return [...diceColumns(table), ...written]
}

/** Stands behind what a ruling says otherwise than the source. */
export const DAGGER = '†'

function textOf(cell: Wording, rulings: ReadonlyMap<string, string>): string {
  return wordingFor(cell, rulings) + (printedInstead(cell, rulings) === undefined ? '' : DAGGER)
}

/** ` (58%)`: the chance that dice reach the number in a cell, `7` or `7+`; nothing for a cell of anything else. */
function rollChance(cell: Wording, roll: Dice | undefined, rulings: ReadonlyMap<string, string>): string {
  const need = /^(\d+)\+?$/.exec(wordingFor(cell, rulings).trim())?.[1]
  return roll && need !== undefined ? ` (${percent(diceChance(roll, (result) => result >= Number(need)))})` : ''
}

function diceColumns(table: RowsTable): RowColumn[] {
  const { dice, rows } = table
  if (!dice) return []
  const chance = (on: DiceRange | undefined): string =>
    on ? percent(diceChance(dice, (result) => on.from <= result && result <= on.to)) : NONE
  const rest = { short: true, align: 'centre', path: ['on'] } as const
  const results = rows.map((row) => {
    return (row.on ? rangeName(row.on) : NONE) + (isMarked(row, table) ? DOUBLE_DAGGER : '')
  })
  return [
    { head: diceName(dice), texts: results, strong: false, ...rest },
    { head: 'Chance', texts: rows.map(({ on }) => chance(on)), strong: true, ...rest },
  ]
}

/** Width that columns need at least, mm. */
export function leastWidth(columns: readonly RowColumn[], setter: Typesetter): number {
  return columns.reduce((sum, column) => sum + (column.short ? needOf(column, setter) : LEAST_TEXT), 0)
}

const needOf = ({ head, texts }: RowColumn, setter: Typesetter): number => columnWidth(setter, [head], texts)

/**
 * Columns laid out in a width: short ones get what they need, texts the rest; without texts all share the width. Where not even the short ones
 * have room, they are narrowed evenly, and texts that no longer fit are found when they are set.
 */
export function layOutColumns(columns: readonly RowColumn[], width: number, setter: Typesetter): Column[] {
  const needs = columns.map((column) => needOf(column, setter))
  const texts = columns.filter(({ short }) => !short)
  const wanted = needs.reduce((sum, need, i) => sum + (columns[i]!.short ? need : 0), 0)
  const kept = Math.min(LEAST_TEXT * texts.length, width / 2)
  const share = Math.min(1, (width - kept) / wanted)
  const room = width - wanted * share
  const shared = textWidths(
    needs.filter((_, i) => !columns[i]!.short),
    room,
  )
  const slack = texts.length === 0 ? room / columns.length : 0
  return columns.map(({ head, short, align }, i): Column => {
    return { head: [head], width: short ? needs[i]! * share + slack : (shared.shift() ?? 0), align }
  })
}
