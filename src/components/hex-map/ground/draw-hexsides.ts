import type { G } from '@svgdotjs/svg.js'
import type { TerrainType } from '../../../game/hex-map.ts'
import type { GroundInk } from '../ground-ink.ts'
import { distance, polyline, type Point } from '../point.ts'

/** A hexside with what runs along it. */
export interface SceneSide {
  readonly terrain: TerrainType
  readonly from: Point
  readonly to: Point
}

/** Draws what runs along hexsides: a wall as two lines with joints, a stream as a waved band, anything else as a broad line of its colour in a black edge. */
export function drawHexsides(layer: G, sides: readonly SceneSide[], ink: GroundInk): void {
  for (const { terrain, from, to } of sides) {
    const line = terrain.look === 'stream' ? polyline(wave(from, to)) : polyline([from, to])
    const stroke = (color: string, width: number): void =>
      void layer.path(line).fill('none').stroke({ color, width, linecap: 'round', linejoin: 'round' })
    stroke('#000000', 1.9)
    stroke(ink.flat(terrain.colour ?? (terrain.look === 'stream' ? 'water' : 'paper')), 1.3)
    if (terrain.look === 'wall') layer.path(joints(from, to)).fill('none').stroke({ color: '#000000', width: 0.3 })
  }
}

/** Places along a side that sway twice to each hand. */
function wave(from: Point, to: Point): Point[] {
  const length = distance(from, to) || 1
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length]
  return Array.from({ length: 17 }, (_, i) => {
    const off = 0.6 * Math.sin((i / 16) * 4 * Math.PI)
    return { x: from.x + ((to.x - from.x) * i) / 16 + nx * off, y: from.y + ((to.y - from.y) * i) / 16 + ny * off }
  })
}

/** Joints between the stones of a wall. */
function joints(from: Point, to: Point): string {
  const length = distance(from, to) || 1
  const [nx, ny] = [(-(to.y - from.y) / length) * 0.65, ((to.x - from.x) / length) * 0.65]
  const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
  return [1, 2, 3, 4, 5, 6, 7]
    .map((i) => at(i / 8))
    .map(({ x, y }) =>
      polyline([
        { x: x - nx, y: y - ny },
        { x: x + nx, y: y + ny },
      ]),
    )
    .join('')
}
