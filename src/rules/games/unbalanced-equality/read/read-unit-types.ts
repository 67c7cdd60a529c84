import type { TableRow } from '../../../../game/tables.ts'
import { parseFraction, type Fraction } from '../fraction.ts'
import type { Branch, Formation, UnitType } from '../unit-type.ts'
import { eitherOf, INCHES, WHOLE, type CellForm, type TableReader } from './read-tables.ts'

/** Table of the types of units. */
const UNIT_TYPES = 'unit-types'

/** What the row of a second formation adds to the id of the first. */
const CLOSED = '-closed'
const DISMOUNTED = '-dismounted'

const TABLE = 'table'

/** Kills: `1 in 10` men, `10 a shot`, or `table`, which stands for none of its own. */
const KILLS: CellForm<Fraction> = {
  expected: 'kills such as 1 in 10, 10 a shot, or table',
  otherwise: { over: 0, under: 1 },
  parse(written) {
    const found = /^(\d{1,4}) (?:in ([1-9]\d{0,3})|a shot)$/.exec(written.trim())
    if (written.trim() === TABLE) return { over: 0, under: 1 }
    return found ? parseFraction(`${found[1]}/${found[2] ?? 1}`) : undefined
  },
}

/** The types of units by id. The row of a second formation is part of the first one's type. */
export function readUnitTypes(tables: TableReader): ReadonlyMap<string, UnitType> {
  const rows = tables.rows(UNIT_TYPES)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const types = new Map<string, UnitType>()
  for (const row of rows) {
    const { id } = row
    if (id === undefined || isSecond(id, byId)) continue
    const closed = byId.get(id + CLOSED) ?? byId.get(id + DISMOUNTED)
    const open = readFormation(tables, row)
    types.set(id, {
      id,
      title: tables.text(row, 'type') ?? id,
      branch: branchOf(tables, row, byId),
      figures: tables.cell(row, 'figures', WHOLE),
      open,
      closed: closed ? readFormation(tables, closed) : open,
      charge: tables.cell(row, 'charge', INCHES, 0),
      moveAndFire:
        tables.text(row, 'move-and-fire') === undefined ? undefined : tables.cell(row, 'move-and-fire', INCHES),
      ...readRanges(tables, row),
      native: tables.cell(row, 'native', eitherOf('yes', 'no')),
    })
  }
  return types
}

function isSecond(id: string, byId: ReadonlyMap<string | undefined, TableRow>): boolean {
  return [CLOSED, DISMOUNTED].some((end) => id.endsWith(end) && byId.has(id.slice(0, -end.length)))
}

function readFormation(tables: TableReader, row: TableRow): Formation {
  return {
    mv: tables.cell(row, 'mv', WHOLE),
    kills: tables.cell(row, 'kills', KILLS),
    move: tables.cell(row, 'move', INCHES),
  }
}

function readRanges(tables: TableReader, row: TableRow): Pick<UnitType, 'ranges' | 'reach'> {
  const short = tables.cell(row, 'short', INCHES, 0)
  const medium = tables.cell(row, 'medium', INCHES, 0)
  const long = tables.cell(row, 'long', INCHES, 0)
  return { ranges: { short, medium, long }, reach: Math.max(short, medium, long) }
}

/** What a type is shows in its row: a second formation, a charge, kills by table or a shot. */
function branchOf(tables: TableReader, row: TableRow, byId: ReadonlyMap<string | undefined, TableRow>): Branch {
  const kills = tables.text(row, 'kills') ?? ''
  if (byId.has(`${row.id}${CLOSED}`)) return 'regular'
  if (byId.has(`${row.id}${DISMOUNTED}`)) return 'mounted'
  if (kills.trim() === TABLE) return 'cannon'
  if (kills.endsWith('a shot')) return 'maxim'
  return tables.text(row, 'charge') === undefined ? 'other' : 'spears'
}
