import { Resvg } from '@resvg/resvg-js'

/** A picture as another program decodes it. */
export interface PngPixels {
  readonly width: number
  readonly height: number
  /** Pixels of a millimetre, as the file says. */
  readonly perMm: number
  /** Red, green, blue and opacity of a pixel. */
  readonly at: (x: number, y: number) => readonly number[]
}

/** Decodes a PNG with resvg; size and resolution are read from its head. */
export function pngPixels(bytes: Uint8Array): PngPixels {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [head.getUint32(16), head.getUint32(20)]
  const physical = Buffer.from(bytes).indexOf('pHYs')
  const href = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  const image = `<image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const at = (x: number, y: number): readonly number[] => [
    ...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
  ]
  return { width, height, perMm: head.getUint32(physical + 4) / 1000, at }
}
