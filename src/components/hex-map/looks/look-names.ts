import type { TerrainType } from '../../../game/hex-map.ts'
import { HEX_LOOKS } from './all-looks.ts'

/** Looks that are drawn, by what a terrain covers; any other name is a plain colour. */
export const LOOK_NAMES: Readonly<Record<TerrainType['on'], readonly string[]>> = {
  hex: HEX_LOOKS,
  road: ['track', 'stream'],
  hexside: ['wall', 'stream'],
  mark: ['onrush', 'exit'],
}
