import type { G } from '@svgdotjs/svg.js'
import type { Picture } from '../../../draw/pictures.ts'
import { placePicture } from '../../../draw/helpers/place-picture.ts'
import type { GroundInk } from '../ground-ink.ts'
import { polyline, type Point } from '../point.ts'
import type { SceneHex } from '../scene.ts'
import type { OffMap } from './mark-edge.ts'

/** What marks are drawn with. */
export interface MarkTools {
  readonly layer: G
  readonly ink: GroundInk
  readonly icon: (name: string) => Picture
}

/** The outline of a hex drawn in towards its centre. */
function shrunk({ x, y, corners }: SceneHex, by: number): string {
  return polyline(
    corners.map((corner) => ({ x: x + (corner.x - x) * by, y: y + (corner.y - y) * by })),
    true,
  )
}

/** Whether a mark prints the word of its terrain into the hex. Such hexes carry their number a little lower, inside the ring. */
export function hasRing(look: string): boolean {
  return look !== 'exit'
}

/** Draws a mark into a hex. `edge`: the way off the map. */
export function drawMark(look: string, hex: SceneHex, edge: OffMap, tools: MarkTools): void {
  if (look === 'exit') drawExit(hex, edge, tools)
  else if (look === 'onrush') drawOnrush(hex, edge, tools)
  else drawRing(hex, 'paper', 'ink', tools)
}

function drawRing(hex: SceneHex, ground: string, colour: string, { layer, ink }: MarkTools): void {
  const ring = layer.path(shrunk(hex, 0.87)).fill(ink.flat(ground))
  ring.stroke({ color: ink.line(colour), width: ink.low ? 0.5 : 1.9, linejoin: 'round' })
  layer.path(shrunk(hex, 0.78)).fill('none').stroke({ color: '#000000', width: 0.35 })
}

/** A double ring, a shield, and two arrows into the map. */
function drawOnrush(hex: SceneHex, edge: OffMap, tools: MarkTools): void {
  drawRing(hex, 'onrush', 'ochre', tools)
  const area = { x: hex.x - 3, y: hex.y - 3.6, width: 6, height: 8.8 }
  const use = /href="([^"]+)" transform="([^"]+)"/.exec(
    placePicture(tools.icon('isihlangu'), area, '#000000', { stands: false }),
  )
  tools.layer.element('use').attr({ href: use?.[1], transform: use?.[2] })
  const arrows = [-5, 5].map((side) => {
    const into = { x: hex.x + side, y: hex.y + 0.8 }
    return arrow(into, (edge + 180) % 360, 5.6)
  })
  const path = tools.layer.path(arrows.join('')).fill('none')
  path.stroke({ color: '#000000', width: 0.55, linecap: 'round', linejoin: 'round' })
}

/** Path data of an arrow round its middle. `angle`: degrees clockwise from the right. */
function arrow(centre: Point, angle: number, length: number): string {
  const turn = (angle * Math.PI) / 180
  const at = (along: number, across: number): Point => ({
    x: centre.x + along * Math.cos(turn) - across * Math.sin(turn),
    y: centre.y + along * Math.sin(turn) + across * Math.cos(turn),
  })
  const half = length / 2
  return polyline([at(-half, 0), at(half, 0)]) + polyline([at(half - 1.5, -1.3), at(half, 0), at(half - 1.5, 1.3)])
}

/** Three chevrons that point off the map. */
function drawExit(hex: SceneHex, edge: OffMap, { layer, ink }: MarkTools): void {
  const turn = (edge * Math.PI) / 180
  // A road through the hex keeps its middle.
  const down = hex.roads.length > 0 ? 5 : 0.8
  const d = [-1, 0, 1].map((i) => {
    const at = (along: number, across: number): Point => ({
      x: hex.x + (3.6 * i + along) * Math.cos(turn) - across * Math.sin(turn),
      y: hex.y + down + (3.6 * i + along) * Math.sin(turn) + across * Math.cos(turn),
    })
    return polyline([at(-1.5, -3), at(1.5, 0), at(-1.5, 3)])
  })
  const path = layer.path(d.join('')).fill('none')
  path.stroke({ color: ink.line('scarlet'), width: 1.3, linecap: 'round', linejoin: 'round' })
}
