import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { isBlankCell, type Cell, type Table } from '../source/table.ts'
import { addAll } from './add-all.ts'
import { assignColumns } from './assign-columns.ts'
import { countValue, fieldValue, oneLine } from './cell-value.ts'
import { colourFindings } from './colour-findings.ts'
import { columnsOf, type Column } from './column.ts'
import { withTitle } from './find-title.ts'
import { COUNTER_MEANINGS } from './header-words.ts'
import { iconFindings } from './icon-findings.ts'
import { sayImport } from './import-messages.ts'
import { inOrder, type ColumnUse, type Intake, type Wishes } from './intake.ts'
import { asciiSlug } from './make-ids.ts'
import { nameRows } from './name-rows.ts'
import { spoiledCells } from './spoiled-cells.ts'
import { stepsOf } from './steps-of.ts'

/** Most counters of a kind, as in the schema of counters. */
const MOST = 500
/** What a counter looks like where no column says it. */
const USUAL = { look: 'solid', colour: 'slate' }
const TARGETS = [
  ...['id', 'title', 'side', 'group', 'count', 'steps', 'reduced', 'factors', 'aside', 'look', 'colour'],
  ...['name', 'symbol', 'note', 'bonus', 'word'],
]

/** Makes a set of counters of a table: a unit of each row. Never throws; what is wrong comes back at its cell. */
export function countersIntake(table: Table, { id, title, map, known }: Wishes): Intake {
  const { columns, rows, diagnostics: found } = columnsOf(table)
  const diagnostics: Diagnostic[] = [...found]
  const { assigned, rest } = withTitle(assignColumns(columns, COUNTER_MEANINGS, map, diagnostics), known)
  for (const { target, type, column } of assigned) {
    if (target === '-' || (TARGETS.includes(target) && type === undefined)) continue
    const wanted = type === undefined ? target : `${target}:${type}`
    diagnostics.push(
      sayImport('bad-target', { target: wanted }, column.at, {
        hints: didYouMean(target, TARGETS, 'keys of counters'),
      }),
    )
  }
  const uses: ColumnUse[] = assigned.map(({ column: { header, at }, target, why }) => {
    return { header, at, why, ...(target !== '-' && { target }) }
  })
  for (const column of rest) uses.push(leftOut(column, diagnostics))
  for (const column of columns)
    if (!assigned.some((one) => one.column === column && one.target === '-')) addAll(diagnostics, spoiledCells(column))
  const keyed = (target: string): Column | undefined => assigned.find((one) => one.target === target)?.column
  const symbols = keyed('symbol')
  if (symbols) addAll(diagnostics, iconFindings(symbols, known))
  addAll(diagnostics, colourFindings(keyed('colour'), known))
  const names = nameRows({ columns, titles: keyed('title'), ids: keyed('id'), usual: 'counter' }, diagnostics)
  for (const [key, value] of Object.entries(USUAL))
    if (!keyed(key) && rows > 0) diagnostics.push(sayImport('usual-value', { key, value }, columns[0]?.at))
  if (!keyed('name') && rows > 0) diagnostics.push(sayImport('no-label', {}, columns[0]?.at))
  const sides = keyed('side') ? known.sides() : []
  const places = new Map<string, Span>()
  const units = names.map((name, row) => {
    const unit: Record<string, unknown> = { id: name.id, title: name.title }
    places.set(`units ${row}`, name.titleAt).set(`units ${row} id`, name.idAt).set(`units ${row} title`, name.titleAt)
    const put = (key: string, value: (cell: Cell) => unknown, usual?: string): void => {
      const cell = keyed(key)?.cells[row]
      const read = cell && !isBlankCell(cell) ? value(cell) : usual
      if (read === undefined) return
      unit[key] = read
      places.set(`units ${row} ${key}`, cell?.at ?? name.titleAt)
    }
    const word = (key: string, usual?: string): void =>
      put(key, (cell) => oneLine(cell, `"${key}"`, diagnostics), usual)
    put('side', (cell) => sideOf(cell, sides, diagnostics))
    put('group', (cell) => asciiSlug(oneLine(cell, '"group"', diagnostics)) || undefined)
    put('count', (cell) => countValue(cell, MOST, keyed('count')?.header ?? '', diagnostics))
    put('steps', (cell) => stepsIn(cell, keyed('reduced')?.cells[row], diagnostics))
    put('aside', (cell) => fieldValue(cell, { type: 'flag', name: 'aside' }, diagnostics))
    word('look', USUAL.look)
    word('colour', USUAL.colour)
    for (const key of ['factors', 'name', 'symbol', 'note', 'bonus', 'word']) word(key)
    return unit
  })
  return {
    data: { kind: 'counters', id, title: title ?? id, units },
    columns: inOrder(columns, uses),
    rows,
    pieces: pieceCount(units),
    places,
    diagnostics,
  }
}

function leftOut({ header, at, cells }: Column, diagnostics: Diagnostic[]): ColumnUse {
  if (cells.every(isBlankCell)) {
    if (cells.length > 0) diagnostics.push(sayImport('no-values', { header }, at))
    return { header, at, why: 'no row has a value' }
  }
  const hints = [`counters have: ${TARGETS.join(', ')}`, `to say that it is not wanted: --map "${header}=-"`]
  diagnostics.push(sayImport('no-place', { header }, at, { hints }))
  return { header, at, why: 'counters have no place for it' }
}

/** The id of a side of the game. */
function sideOf(cell: Cell, sides: readonly string[], diagnostics: Diagnostic[]): string | undefined {
  const side = asciiSlug(oneLine(cell, '"side"', diagnostics))
  if (sides.includes(side)) return side
  const hints = sides.length > 0 ? didYouMean(side, sides, 'sides') : []
  diagnostics.push(sayImport('no-side', { side: cell.text.trim() }, cell.at, { hints }))
  return undefined
}

/** The strengths of a unit, the one for the back in a column of its own or not. */
function stepsIn(cell: Cell, reduced: Cell | undefined, diagnostics: Diagnostic[]): readonly string[] | undefined {
  const text = isBlankCell(reduced) ? cell.text.trim() : `${cell.text.trim()}/${reduced!.text.trim()}`
  const steps = stepsOf(text)
  if (!steps) diagnostics.push(sayImport('bad-steps', { text }, cell.at))
  return steps
}

/** Counters to cut: one for each pair of steps, times the copies. */
function pieceCount(units: readonly Record<string, unknown>[]): number {
  return units.reduce((sum, { count, steps }) => {
    return sum + (typeof count === 'number' ? count : 1) * (Array.isArray(steps) ? steps.length : 1)
  }, 0)
}
