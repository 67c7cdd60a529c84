import { Resvg } from '@resvg/resvg-js'
import type { Box, Page } from '../sheets/print-job.ts'
import { inkOfPixels } from './ink-of-pixels.ts'

/** Pixels of a millimetre: enough for areas, since edges come out grey in their share. */
const PER_MM = 3

/**
 * Estimates the ink on the pieces of pages, given each as an SVG too: the sum of the four inks over the area of the pieces as cut, so that 1 is one full ink everywhere.
 * Pages that look alike, as backs do, are rendered once. Loads a native module: import it only where somebody asks.
 */
export function measureInk(pages: readonly Page[], svgs: readonly string[]): number[] {
  const known = new Map<string, number>()
  return pages.map((page, i) => {
    const key = looksOf(page)
    const ink = known.get(key) ?? measurePage(page, svgs[i] ?? '')
    known.set(key, ink)
    return ink
  })
}

/** The same for pages that show the same pieces in the same places. */
function looksOf({ under, placements }: Page): string {
  return JSON.stringify([under, placements.map(({ face, x, y, turn }) => [face.svg, x, y, turn])])
}

function measurePage({ width, placements }: Page, svg: string): number {
  const image = new Resvg(svg, {
    background: '#ffffff',
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: Math.round(width * PER_MM) },
  }).render()
  const picture = { pixels: image.pixels, width: image.width, height: image.height }
  const scale = image.width / width
  let [ink, area] = [0, 0]
  for (const { face, x, y, turn } of placements) {
    const [wide, high] = turn % 180 === 0 ? [face.width, face.height] : [face.height, face.width]
    const part = inkOfPixels(picture, pixelBox({ x, y, width: wide, height: high }, scale))
    ink += part.ink
    area += part.area
  }
  return area === 0 ? 0 : ink / area
}

function pixelBox({ x, y, width, height }: Box, scale: number) {
  return { left: x * scale, top: y * scale, right: (x + width) * scale, bottom: (y + height) * scale }
}
