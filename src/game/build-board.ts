import type { Diagnostic } from '../kernel/diagnostic.ts'
import { countersShape } from '../schema/kinds/counters.ts'
import { mapShape } from '../schema/kinds/hex-map.ts'
import { planShape } from '../schema/kinds/plan.ts'
import { rosterShape } from '../schema/kinds/roster.ts'
import { tablesShape } from '../schema/kinds/tables.ts'
import { terrainShape } from '../schema/kinds/terrain.ts'
import { buildCounterSheets } from './build-counters.ts'
import { buildMaps } from './build-maps.ts'
import { buildPlans } from './build-plans.ts'
import { buildRosters } from './build-rosters.ts'
import { buildTables, buildTerrain, buildTracks } from './build-tables.ts'
import type { Game, Scenario } from './game.ts'
import { readAll, type Sorted } from './sort-documents.ts'

/** The parts of a game that is played on a board. */
export type Board = Pick<Game, 'counterSheets' | 'maps' | 'plans' | 'terrain' | 'tables' | 'tracks' | 'rosters'>

/** Reads counters, maps, terrain and tables. */
export function buildBoard(sorted: Sorted, scenarios: readonly Scenario[], diagnostics: Diagnostic[]): Board {
  const tableFiles = readAll(sorted, 'tables', tablesShape, diagnostics)
  const tables = buildTables(tableFiles)
  return {
    counterSheets: buildCounterSheets(readAll(sorted, 'counters', countersShape, diagnostics), scenarios),
    maps: buildMaps(readAll(sorted, 'map', mapShape, diagnostics), diagnostics),
    plans: buildPlans(readAll(sorted, 'plan', planShape, diagnostics)),
    terrain: buildTerrain(readAll(sorted, 'terrain', terrainShape, diagnostics)),
    tables,
    tracks: buildTracks(tableFiles),
    rosters: buildRosters(readAll(sorted, 'roster', rosterShape, diagnostics), tables, scenarios),
  }
}
