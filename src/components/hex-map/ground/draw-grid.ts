import type { G } from '@svgdotjs/svg.js'
import type { GroundInk } from '../ground-ink.ts'
import { middle, xy } from '../point.ts'
import type { SceneHex } from '../scene.ts'

/** The outlines of all hexes as one path; a side between two hexes is drawn once. */
export function gridPath(hexes: readonly SceneHex[]): string {
  const drawn = new Set<string>()
  let d = ''
  for (const { corners } of hexes)
    corners.forEach((from, side) => {
      const to = corners[(side + 1) % 6] ?? from
      const { x, y } = middle(from, to)
      const key = `${Math.round(x * 10)},${Math.round(y * 10)}`
      if (drawn.has(key)) return
      drawn.add(key)
      d += `M${xy(from)}L${xy(to)}`
    })
  return d
}

/** Draws the hex lines. `scale` is the printed size of a map unit: lines never get thinner than 0.15 mm. */
export function drawGrid(layer: G, hexes: readonly SceneHex[], ink: GroundInk, scale: number): void {
  const width = Math.max(ink.low ? 0.15 : 0.22, 0.15 / scale)
  layer
    .path(gridPath(hexes))
    .fill('none')
    .stroke({ color: ink.line('grid'), width, linecap: 'round' })
}
