import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import type { OpenCanvas } from '../../../draw/open-canvas.ts'
import { share } from '../../../draw/share.ts'
import type { Studio } from '../../../draw/studio.ts'
import type { HexMap, TerrainKey } from '../../../game/hex-map.ts'
import type { TerrainPictures } from '../../component.ts'
import { openGround } from '../looks/all-looks.ts'
import { makeScene } from '../scene.ts'
import { withGrounds } from '../with-grounds.ts'
import { specimen } from './specimen.ts'

/** A hex of each kind of terrain as a map draws it, for keys on other sheets. Colours that the theme lacks go to `diagnostics`. */
export function terrainPictures(
  map: HexMap,
  terrain: TerrainKey,
  { studio, openCanvas }: { readonly studio: Studio; readonly openCanvas: OpenCanvas },
  diagnostics: Diagnostic[],
): TerrainPictures {
  const types = withGrounds(terrain.types, studio.theme, diagnostics)
  const ground = openGround(makeScene(map, types).hexes.map((hex) => hex.terrain))
  const tools = { studio, openCanvas, lowInk: studio.theme.lowInk }
  return new Map(
    types.map((type) => [type.id, share(studio.library, specimen(type, map.grid.orientation, ground, tools))]),
  )
}
