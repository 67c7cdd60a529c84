import { Resvg } from '@resvg/resvg-js'

/** Pixels of a picture: red, green, blue and opacity, 0 to 255 each, row by row; colours are multiplied by the opacity. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export interface RasterOptions {
  /** In pixels. The drawing fills both exactly, so it is stretched by less than half a pixel where its own sides are no whole numbers of them. */
  readonly width: number
  readonly height: number
  /** Colour under the drawing; absent: clear. */
  readonly background?: string | undefined
}

/** The largest canvas that is drawn on; it takes 4 bytes a pixel, and about four times that while it is drawn and packed. */
export const MOST_PIXELS = 100_000_000

/** How far from the top left of the canvas anything may lie, in widths and heights of it: resvg bears 2, less some pixels for soft edges. */
const REACH = 1.9

/**
 * Renders an SVG page whose `viewBox` starts at 0 0, with nothing of this computer in it: text must be outlines. Undefined when it
 * would take more than `MOST_PIXELS`. Loads a native module: import it only where somebody asks.
 */
export function rasterSvg(svg: string, { width, height, background }: RasterOptions): Raster | undefined {
  if (width * height > MOST_PIXELS) return undefined
  const options = { ...(background !== undefined && { background }), font: { loadSystemFonts: false } }
  const drawing = new Resvg(withSize(svg, width, height, 1, 1), options)
  const [across, down] = growth(drawing, svg)
  if (across === 1 && down === 1) return rasterOf(drawing)
  const [wide, high] = [Math.ceil(across * width), Math.ceil(down * height)]
  if (wide * high > MOST_PIXELS) return undefined
  const crop = { left: 0, top: 0, right: width, bottom: height }
  return rasterOf(new Resvg(withSize(svg, wide, high, wide / width, high / height), { ...options, crop }))
}

function rasterOf(drawing: Resvg): Raster {
  const { width, height, pixels } = drawing.render()
  return { width, height, pixels }
}

/** The first tag, and the size of its drawing. */
function rootOf(svg: string): { readonly tag: string; readonly width: number; readonly height: number } {
  const [tag = '', width, height] = /<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(svg) ?? []
  if (tag === '') throw new Error('an SVG page without size')
  return { tag, width: Number(width), height: Number(height) }
}

/** The page on a canvas of so many pixels that shows so many times its width and height. */
function withSize(svg: string, width: number, height: number, across: number, down: number): string {
  const root = rootOf(svg)
  const box = `0 0 ${root.width * across} ${root.height * down}`
  const tag = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">`
  return svg.replace(root.tag, () => tag)
}

/**
 * By how much the canvas must be wider and higher than the page. A clipped or half-transparent group that lies wholly farther out than two
 * canvases ends the whole process in this version of resvg, and pages of large maps have such groups: the canvas is made so large that none does.
 */
function growth(drawing: Resvg, svg: string): [across: number, down: number] {
  const ink = drawing.getBBox()
  if (!ink) return [1, 1]
  const page = rootOf(svg)
  const over = (start: number, length: number, side: number): number =>
    Math.max(1, Math.max(-start, start + length) / (REACH * side))
  return [over(ink.x, ink.width, page.width), over(ink.y, ink.height, page.height)]
}
