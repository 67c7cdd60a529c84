import type { Diagnostic } from '../kernel/diagnostic.ts'
import { countersShape } from '../schema/kinds/counters.ts'
import { figuresShape } from '../schema/kinds/figures.ts'
import { mapShape } from '../schema/kinds/hex-map.ts'
import { planShape } from '../schema/kinds/plan.ts'
import { rosterShape } from '../schema/kinds/roster.ts'
import { sticksShape } from '../schema/kinds/sticks.ts'
import { tablesShape } from '../schema/kinds/tables.ts'
import { terrainShape } from '../schema/kinds/terrain.ts'
import { buildCounterSheets } from './build-counters.ts'
import { buildFigures } from './build-figures.ts'
import { buildMaps } from './build-maps.ts'
import { buildPlans } from './build-plans.ts'
import { buildRosters } from './build-rosters.ts'
import { buildSticks } from './build-sticks.ts'
import { buildTables, buildTerrain, buildTracks } from './build-tables.ts'
import type { Game, Scenario } from './game.ts'
import { readAll, type Sorted } from './sort-documents.ts'

/** The parts of a game that is played on a board. */
export type Board = Pick<
  Game,
  'counterSheets' | 'maps' | 'plans' | 'figures' | 'terrain' | 'tables' | 'tracks' | 'rosters' | 'stickSets'
>

/** Reads counters, maps, terrain and tables. */
export function buildBoard(sorted: Sorted, scenarios: readonly Scenario[], diagnostics: Diagnostic[]): Board {
  const tableFiles = readAll(sorted, 'tables', tablesShape, diagnostics)
  const tables = buildTables(tableFiles)
  return {
    counterSheets: buildCounterSheets(readAll(sorted, 'counters', countersShape, diagnostics), scenarios),
    maps: buildMaps(readAll(sorted, 'map', mapShape, diagnostics), diagnostics),
    figures: buildFigures(readAll(sorted, 'figures', figuresShape, diagnostics)),
    plans: buildPlans(readAll(sorted, 'plan', planShape, diagnostics)),
    terrain: buildTerrain(readAll(sorted, 'terrain', terrainShape, diagnostics)),
    tables,
    tracks: buildTracks(tableFiles),
    stickSets: buildSticks(readAll(sorted, 'sticks', sticksShape, diagnostics), tables),
    rosters: buildRosters(readAll(sorted, 'roster', rosterShape, diagnostics), tables, scenarios),
  }
}
