import type { DrawContext, TerrainPictures } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { TERRAIN_KEY } from '../game/board-sheet.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Hexes for the terrain keys on sheets of tables, as the game's first map draws them; undefined without a map or without such a key. */
export async function drawTerrain(
  sheets: readonly PageSheet[],
  { game, studio }: DrawContext,
  diagnostics: Diagnostic[],
): Promise<TerrainPictures | undefined> {
  const wanted = sheets.some((sheet) => sheet.kind === 'tables' && sheet.tables.includes(TERRAIN_KEY))
  const [map] = game.maps
  if (!wanted || !map) return undefined
  const { openCanvas } = await import('../draw/open-canvas.ts')
  return COMPONENTS['hex-map'].pictures(map, game.terrain, { studio, openCanvas }, diagnostics)
}
