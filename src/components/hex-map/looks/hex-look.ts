import type { G } from '@svgdotjs/svg.js'
import type { Picture } from '../../../draw/pictures.ts'
import type { FreeSpace } from '../free-space.ts'
import type { GroundInk } from '../ground-ink.ts'
import type { SceneHex } from '../scene.ts'

/** What pictures inside a hex are drawn with. */
export interface LookTools {
  readonly layer: G
  readonly ink: GroundInk
  readonly free: FreeSpace
  /** An icon by name, drawn in black. */
  readonly icon: (name: string) => Picture
}

/** How a kind of terrain that covers hexes looks. */
export interface HexLook {
  /** Colour of its ground: also behind its hex numbers. */
  readonly ground: string
  /** `flat`: smooth patches of the ground's colour. `rise`, `koppie`, `heights`: relief. `gully`: a bed from hex to hex. `none`: open ground. */
  readonly form: 'none' | 'flat' | 'rise' | 'koppie' | 'heights' | 'gully'
  /** The pictures inside one hex. */
  readonly picture?: (hex: SceneHex, tools: LookTools) => void
}
