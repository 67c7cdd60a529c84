import type { RosterFile } from '../schema/kinds/roster.ts'
import type { Place } from '../source/located-document.ts'
import type { Scenario } from './game.ts'
import type { Amount, Roster, RosterColumn, RosterUnit } from './roster.ts'
import type { Filed } from './sort-documents.ts'
import type { Table, TableRow } from './tables.ts'
import { cellNumber, typeRows } from './unit-types.ts'

type ReadUnit = RosterFile['units'][number]

/** Columns of a roster that names none. */
const USUAL_COLUMNS: readonly RosterColumn[] = [
  { kind: 'unit', title: 'Unit', values: [] },
  { kind: 'dots', title: 'Losses' },
]

/** The typed rosters. Figures and points that a unit does not give itself come from the row of its type. */
export function buildRosters(
  files: readonly Filed<RosterFile>[],
  tables: readonly Table[],
  scenarios: readonly Scenario[],
): Roster[] {
  return files.map(({ document, data }) => {
    const at = (...path: (string | number)[]): Place => ({ document, path })
    const menPerFigure = fixedNumber(data['men-per-figure'] ?? 1, data.scenario, scenarios) ?? 1
    return {
      id: data.id,
      title: data.title,
      scenario: data.scenario,
      menPerFigure,
      menIn: data['men-per-figure'] ?? 1,
      types: data.types && { ...data.types, forms: data.types.forms ?? [] },
      devices: data.devices ?? {},
      marks: (data.marks ?? []).map((mark, index) => ({ ...mark, place: at('marks', index) })),
      columns: data.columns?.map(columnOf) ?? USUAL_COLUMNS,
      extras: (data.extras ?? []).map((extra, index) => ({
        ...extra,
        words: extra.words ?? [],
        place: at('extras', index),
      })),
      blanks: (data.blanks ?? []).map(({ stands, figures }) => ({ stands, perStand: figures })),
      losses: (data.losses ?? []).map((loss, index) => ({ ...loss, place: at('losses', index) })),
      stated: (data.stated ?? []).map((claim, index) => ({ ...claim, place: at('stated', index) })),
      units: data.units.map((unit, index) => {
        const [row] = typeRows(tables, data.types, unit.type)
        return buildUnit(unit, at('units', index), { row, types: data.types, menPerFigure })
      }),
      place: at(),
    }
  })
}

/** A number, or that of a parameter which has one whatever the rulings; undefined for a parameter that is missing or depends on a ruling. */
export function fixedNumber(
  amount: Amount,
  scenario: string | undefined,
  scenarios: readonly Scenario[],
): number | undefined {
  if (typeof amount === 'number') return amount
  const parameters = scenarios.find(({ id }) => id === scenario)?.parameters ?? {}
  return Object.hasOwn(parameters, amount) ? parameters[amount]?.value : undefined
}

interface Context {
  readonly row: TableRow | undefined
  readonly types: RosterFile['types']
  readonly menPerFigure: number
}

function buildUnit(read: ReadUnit, place: Place, { row, types, menPerFigure }: Context): RosterUnit {
  const members = (read.members ?? []).map((some) => ({
    ...some,
    count: some.count ?? 1,
    carries: some.carries ?? [],
  }))
  const inMembers = members.reduce((sum, { count }) => sum + count, 0)
  const stands = read.stands ?? 1
  const perStand = read.figures ?? (members.length > 0 ? inMembers / stands : (cellNumber(row, types?.figures) ?? 1))
  const figures = stands * perStand
  return {
    id: read.id,
    title: read.title,
    side: read.side,
    type: read.type,
    count: read.count ?? 1,
    together: read.together ?? false,
    stands,
    perStand,
    figures,
    men: figures * menPerFigure,
    points: read.points ?? stands * (cellNumber(row, types?.points) ?? 0),
    members,
    starts: read.starts ?? [],
    at: read.at,
    when: read.when ?? {},
    note: read.note,
    stated: read.stated && { ...read.stated, place: { ...place, path: [...place.path, 'stated'] } },
    source: read.source,
    place,
  }
}

function columnOf(read: NonNullable<RosterFile['columns']>[number]): RosterColumn {
  return read.kind === 'unit' ? { ...read, values: read.values ?? [] } : read
}
