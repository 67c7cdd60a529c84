import type { Game } from '../../../game/game.ts'
import type { HitOddsTable, RowsTable, TableRow } from '../../../game/tables.ts'
import { wordingFor } from '../../../game/wording-for.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { Changes, DieTables } from './battle-params.ts'
import { say } from './messages.ts'

/** What the tables say to the rules. */
export interface ReadTables {
  readonly changes: Changes
  readonly die: DieTables
}

/** Word of the leader table that means a loss. */
const LOST = 'lost'

/** Reads the printed tables that the rules play by; undefined when something is wrong with them. */
export function readTables(
  game: Game,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): ReadTables | undefined {
  const before = diagnostics.length
  const rowsTable = (id: string): RowsTable | undefined => {
    const table = game.tables.find((t) => t.id === id)
    if (table?.kind === 'rows') return table
    diagnostics.push(say('missing-table', { table: id }, spanAt(table?.place ?? game.place)))
    return undefined
  }
  const figure = (table: RowsTable, row: TableRow, column: string): number => {
    const cell = wordingFor(row.cells[column] ?? '', rulings)
    // A printed minus is no hyphen.
    const value = cell.trim() === '' ? NaN : Number(cell.replace('−', '-'))
    if (Number.isInteger(value)) return value
    const at = spanAt(row.place, 'cells', column)
    diagnostics.push(say('bad-cell', { table: table.id, cell, expected: 'a whole number' }, at))
    return 0
  }
  const change = (table: RowsTable | undefined, id: string): number => {
    const row = table?.rows.find((r) => r.id === id)
    if (table && row) return figure(table, row, 'change')
    if (table) diagnostics.push(say('missing-row', { table: table.id, row: `"${id}"` }, spanAt(table.place, 'rows')))
    return 0
  }
  const fire = rowsTable('fire')
  const defence = rowsTable('defence')
  const changes: Changes = {
    range: readRanges(rowsTable('range'), figure, diagnostics),
    colors: change(fire, 'colors'),
    square: change(fire, 'square'),
    shortage: change(fire, 'shortage'),
    colorsLost: change(fire, 'colors-lost'),
    leaderDefence: change(defence, 'leader'),
    colorsDefence: change(defence, 'colors'),
    squareDefence: change(defence, 'square'),
  }

  const hits = game.tables.find((t): t is HitOddsTable => t.kind === 'hit-odds')
  if (!hits) diagnostics.push(say('missing-table', { table: 'hit-odds' }, spanAt(game.place)))
  const sides = hits?.dice.sides ?? 0
  const faces = Array.from({ length: sides }, (_, i) => i + 1)
  const byFace = <T>(table: RowsTable | undefined, read: (table: RowsTable, row: TableRow) => T): T[] =>
    faces.flatMap((face) => {
      const row = table?.rows.find(({ on }) => on && on.from <= face && face <= on.to)
      if (table && row) return [read(table, row)]
      if (table)
        diagnostics.push(say('missing-row', { table: table.id, row: `a roll of ${face}` }, spanAt(table.place, 'rows')))
      return []
    })
  const sniping = rowsTable('sniping')
  const die: DieTables = {
    sides,
    alwaysHit: hits?.alwaysHit ?? [],
    alwaysMiss: hits?.alwaysMiss ?? [],
    early: byFace(sniping, (table, row) => figure(table, row, 'early')),
    late: byFace(sniping, (table, row) => figure(table, row, 'late')),
    fatal: byFace(rowsTable('leader-fatalities'), (_, row) => wordingFor(row.cells['result'] ?? '', rulings) === LOST),
  }
  return diagnostics.length > before ? undefined : { changes, die }
}

/** Changes by range, from 1 on without a gap. */
function readRanges(
  table: RowsTable | undefined,
  figure: (table: RowsTable, row: TableRow, column: string) => number,
  diagnostics: Diagnostic[],
): number[] {
  if (!table) return []
  const byRange = new Map(table.rows.map((row) => [figure(table, row, 'range'), figure(table, row, 'change')]))
  const ranges = Array.from({ length: byRange.size }, (_, i) => i + 1)
  for (const range of ranges)
    if (!byRange.has(range))
      diagnostics.push(say('missing-row', { table: table.id, row: `a range of ${range}` }, spanAt(table.place, 'rows')))
  return [0, ...ranges.map((range) => byRange.get(range) ?? 0)]
}
