import type { Diagnostic } from '../kernel/diagnostic.ts'
import { isBlank } from '../schema/describe-value.ts'
import { valueAt } from '../schema/read-shape.ts'
import { spanAt, type Place } from '../source/located-document.ts'
import type { BoardSheet } from './board-sheet.ts'
import type { Game } from './game.ts'
import { sayGame } from './game-messages.ts'
import { names, type Names } from './names.ts'
import type { Roster } from './roster.ts'
import { cellNumber, cellText, typeRows } from './unit-types.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** The table of types of a roster: does it exist, has it the columns that are named, a row for each type, and whole numbers where figures are counted? */
export function checkTypes(roster: Roster, checker: Checker): void {
  const { types, place, units, extras, columns } = roster
  const { game, names: judge, diagnostics } = checker
  judge.expect('table', types?.table, spanAt(place, 'types', 'table'))
  const table = game.tables.find(({ id }) => id === types?.table)
  if (types && table?.kind !== 'rows') return
  const rows = table?.kind === 'rows' ? table.rows.flatMap(({ id }) => id ?? []) : []
  const heads = table?.kind === 'rows' ? table.columns.map(({ id }) => id) : []
  const known = names({ 'type of unit': rows, column: heads }, judge.complete, diagnostics)
  for (const key of ['name', 'figures', 'points'] as const)
    known.expect('column', types?.[key], spanAt(place, 'types', key))
  columns.forEach((column, i) => {
    if (column.kind === 'unit')
      column.values.forEach((value, n) =>
        known.expect('column', value.column, spanAt(place, 'columns', i, 'values', n, 'column')),
      )
  })
  for (const extra of extras)
    extra.types.forEach((type, i) => known.expect('type of unit', type, spanAt(extra.place, 'types', i)))
  for (const unit of units) known.expect('type of unit', unit.type, spanAt(unit.place, 'type'))
  checkFigures(roster, checker)
}

/** Types of units on a sheet of paper figures must be rows of the table that its roster names. */
export function checkStands(
  sheet: Extract<BoardSheet, { kind: 'stands' }>,
  game: Game,
  { names: { complete }, diagnostics }: Pick<Checker, 'names' | 'diagnostics'>,
): void {
  const roster = game.rosters.find(({ id }) => id === sheet.roster)
  const table = game.tables.find(({ id }) => id === roster?.types?.table)
  if (table?.kind !== 'rows') return
  const known = names({ 'type of unit': table.rows.flatMap(({ id }) => id ?? []) }, complete, diagnostics)
  sheet.figures.forEach(({ types }, i) =>
    types.forEach((type, n) => known.expect('type of unit', type, spanAt(sheet.place, 'figures', i, 'types', n))),
  )
}

/** Cells from which figures of units come, each reported once. */
function checkFigures({ types, units }: Roster, { game, diagnostics }: Checker): void {
  if (types?.figures === undefined) return
  const seen = new Set<string>()
  for (const { type, place } of units) {
    const [row] = typeRows(game.tables, types, type)
    if (!row || type === undefined || seen.has(type) || countsItself(place)) continue
    seen.add(type)
    const figures = cellNumber(row, types.figures)
    if (figures !== undefined && Number.isInteger(figures) && figures > 0) continue
    const text = cellText(row, types.figures)
    const params = {
      what: 'number of figures',
      of: `units of the type "${type}"`,
      found: text === undefined ? 'missing' : `"${text}"`,
    }
    diagnostics.push(sayGame('cell-no-number', params, spanAt(row.place, 'cells', types.figures)))
  }
}

/** Whether a unit says itself how many figures it has. */
function countsItself({ document, path }: Place): boolean {
  return ['figures', 'members'].some((key) => !isBlank(valueAt(document.value, [...path, key])))
}
