import type { Diagnostic } from '../kernel/diagnostic.ts'
import { countersShape } from '../schema/kinds/counters.ts'
import { mapShape } from '../schema/kinds/hex-map.ts'
import { tablesShape } from '../schema/kinds/tables.ts'
import { terrainShape } from '../schema/kinds/terrain.ts'
import { buildCounterSheets } from './build-counters.ts'
import { buildMaps } from './build-maps.ts'
import { buildTables, buildTerrain, buildTracks } from './build-tables.ts'
import type { Game, Scenario } from './game.ts'
import { readAll, type Sorted } from './sort-documents.ts'

/** The parts of a game that is played on a board. */
export type Board = Pick<Game, 'counterSheets' | 'maps' | 'terrain' | 'tables' | 'tracks'>

/** Reads counters, maps, terrain and tables. */
export function buildBoard(sorted: Sorted, scenarios: readonly Scenario[], diagnostics: Diagnostic[]): Board {
  const tables = readAll(sorted, 'tables', tablesShape, diagnostics)
  return {
    counterSheets: buildCounterSheets(readAll(sorted, 'counters', countersShape, diagnostics), scenarios),
    maps: buildMaps(readAll(sorted, 'map', mapShape, diagnostics), diagnostics),
    terrain: buildTerrain(readAll(sorted, 'terrain', terrainShape, diagnostics)),
    tables: buildTables(tables),
    tracks: buildTracks(tables),
  }
}
