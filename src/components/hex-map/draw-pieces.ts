import type { Face } from '../../draw/face.ts'
import { decimal } from '../../kernel/units.ts'
import type { Scene } from './scene.ts'

/** Pieces that stand in a hex, from the bottom of the stack up. */
export interface HexPieces {
  readonly hex: string
  readonly faces: readonly Face[]
}

/** Largest edge of a piece in map units: it leaves the number of its hex in view. */
const LARGEST = 15
/** From the centre of a hex to the lower edge of the lowest piece. */
const FOOT = 8.4
const STACK_FOOT = 10.4
/** How far each piece of a stack stands below the one under it: its first line stays in view. All steps of a stack together have `SPREAD`. */
const STEP = 4.3
const SPREAD = 6.4

/** Draws pieces in their hexes, in mm, no larger than has room. `scale`: mm of a map unit. */
export function drawPieces(pieces: readonly HexPieces[], scene: Scene, scale: number): string {
  return pieces
    .map(({ hex: id, faces }) => {
      const hex = scene.byId.get(id)
      if (!hex) throw new Error(`no hex ${id}`)
      const step = faces.length < 2 ? 0 : Math.min(STEP, SPREAD / (faces.length - 1))
      const foot = faces.length < 2 ? FOOT : STACK_FOOT
      return faces
        .map((face, i) => {
          const zoom = Math.min(1, (LARGEST * scale) / Math.max(face.width, face.height))
          const left = hex.x * scale - (face.width * zoom) / 2
          const top = (hex.y + foot - (faces.length - 1 - i) * step) * scale - face.height * zoom
          const rim =
            `<rect width="${decimal(face.width)}" height="${decimal(face.height)}" fill="none" stroke="#000000" ` +
            `stroke-width="${decimal(0.2 / zoom)}"/>`
          return `<g transform="translate(${decimal(left)} ${decimal(top)}) scale(${decimal(zoom, 6)})">${face.svg}${rim}</g>`
        })
        .join('')
    })
    .join('')
}
