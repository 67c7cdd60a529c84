import { rasterSvg } from '../output/raster-svg.ts'
import type { Page } from '../sheets/print-job.ts'
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

function measurePage({ width, height, placements }: Page, svg: string): number {
  const size = { width: Math.round(width * PER_MM), height: Math.round(height * PER_MM) }
  const picture = rasterSvg(svg, { ...size, background: '#ffffff' })
  if (!picture) throw new Error(`a page of ${width} x ${height} mm is too large for an estimate of its ink`)
  const [across, down] = [picture.width / width, picture.height / height]
  let [ink, area] = [0, 0]
  for (const { face, x, y, turn } of placements) {
    const [wide, high] = turn % 180 === 0 ? [face.width, face.height] : [face.height, face.width]
    const box = { left: x * across, top: y * down, right: (x + wide) * across, bottom: (y + high) * down }
    const part = inkOfPixels(picture, box)
    ink += part.ink
    area += part.area
  }
  return area === 0 ? 0 : ink / area
}
