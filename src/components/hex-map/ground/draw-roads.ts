import type { G } from '@svgdotjs/svg.js'
import type { GroundInk } from '../ground-ink.ts'
import { xy } from '../point.ts'
import type { SceneRoad } from '../scene.ts'

/** Draws roads: a track as two broken edges on a light bed, a stream as two solid ones, anything else as a plain band of its colour between black edges. */
export function drawRoads(layer: G, roads: readonly SceneRoad[], ink: GroundInk): void {
  for (const { terrain, bends } of roads) {
    const d = bends.map(([from, control, to]) => `M${xy(from)}Q${xy(control)} ${xy(to)}`).join('')
    if (d === '') continue
    const band = (width: number, colour: string, dash?: string): void => {
      const path = layer.path(d).fill('none').stroke({ color: colour, width, linejoin: 'round' })
      if (dash !== undefined) path.stroke({ dasharray: dash })
    }
    const bed = ink.flat(terrain.colour ?? (terrain.look === 'stream' ? 'water' : 'track'))
    if (terrain.look === 'stream') {
      band(1.7, ink.line('rock'))
      band(1.1, bed)
    } else if (terrain.look === 'track') {
      band(2.1, bed)
      band(1.75, ink.line('rock'), '1.5 0.55')
      band(1.1, bed)
    } else {
      band(2.1, ink.line('rock'))
      band(1.5, bed)
    }
  }
}
