import type { Face } from '../../draw/face.ts'
import { encodePng } from '../encode-png.ts'
import { rasterSvg, type Raster } from '../raster-svg.ts'
import type { PicturePlan } from './picture-plan.ts'

/** Draws a planned picture as a PNG, its faces side by side without gaps. */
export function drawPicture(plan: PicturePlan, svgOf: (face: Face) => string): Uint8Array {
  const { columns, rows, width, height, dpi, faces } = plan
  const whole = { width: columns * width, height: rows * height }
  const pixels = new Uint8Array(4 * whole.width * whole.height).fill(255)
  faces.forEach((face, i) => {
    if (!face) return
    const cell = rasterSvg(svgOf(face), { width, height, background: '#ffffff' })
    if (!cell) throw new Error(`${face.piece} is too large to be drawn`)
    lay(cell, { ...whole, pixels }, (i % columns) * width, Math.floor(i / columns) * height)
  })
  return encodePng({ ...whole, pixels }, { dpi, clear: false })
}

/** Copies a picture into a larger one. */
function lay(part: Raster, whole: Raster, left: number, top: number): void {
  for (let y = 0; y < part.height; y++) {
    const row = part.pixels.subarray(4 * y * part.width, 4 * (y + 1) * part.width)
    whole.pixels.set(row, 4 * ((top + y) * whole.width + left))
  }
}
