import { capHeight, measure } from '../../../draw/text-line.ts'
import type { Theme } from '../../../draw/theme.ts'
import type { TypeStyle } from '../../../draw/type-style.ts'
import type { Block } from '../free-space.ts'
import { scaledStyle } from '../ground-ink.ts'
import { SIDE, UNITS, type Scene } from '../scene.ts'

/** Where the number stands in every hex, and its type. */
export interface NumberPlace {
  readonly style: TypeStyle
  /** From the centre of the hex to the baseline, in mm. */
  readonly baseline: number
  /** The space it takes relative to the centre of its hex, in map units. */
  readonly block: Block
}

/** From the top of a hex to the top of its number, in map units: from the upper side of a flat hex, from the corner of a pointy one. */
const BELOW_SIDE = 1.2
const BELOW_CORNER = 3

/** Places the numbers at the top of the hexes. `scale`: mm of a map unit. */
export function numberPlace(scene: Scene, theme: Theme, scale: number): NumberPlace {
  const style = scaledStyle(theme, 'hex-number', scale)
  const cap = capHeight(theme.fonts, style)
  const widest = Math.max(0, ...scene.hexes.map(({ id }) => measure(theme.fonts, id, style)))
  const top = scene.orientation === 'flat' ? BELOW_SIDE - UNITS / 2 : BELOW_CORNER - SIDE
  const [width, height] = [widest / scale, cap / scale]
  return { style, baseline: top * scale + cap, block: { x: 0, y: top + height / 2, width, height, angle: 0 } }
}
