import type { TerrainType } from '../../../game/hex-map.ts'
import { freeSpace } from '../free-space.ts'
import { drawGrid } from '../ground/draw-grid.ts'
import { drawGround } from '../ground/draw-ground.ts'
import { drawHexsides } from '../ground/draw-hexsides.ts'
import { drawRoads } from '../ground/draw-roads.ts'
import { groundInk } from '../ground-ink.ts'
import { iconOf, NO_BLOCK, type MapRequest } from '../draw-map.ts'
import { drawMark } from '../marks/draw-marks.ts'
import { polyline, type Point } from '../point.ts'
import { SIDE, UNITS, type Scene, type SceneHex } from '../scene.ts'

/** Draws one hex of a kind of terrain round 0 0, in map units, as the map draws it. `ground`: colour of open ground. */
export function specimen(
  type: TerrainType,
  orientation: Scene['orientation'],
  ground: string,
  request: Pick<MapRequest, 'studio' | 'openCanvas' | 'lowInk'>,
): string {
  const { studio, openCanvas, lowInk } = request
  const ink = groundInk(studio.theme, lowInk)
  const hex = loneHex(type, orientation)
  const scene = {
    width: UNITS,
    height: UNITS,
    orientation,
    hexes: [hex],
    byId: new Map(),
    roads: [],
    marks: [],
  }
  const canvas = openCanvas()
  canvas.layer().path(polyline(hex.corners, true)).fill(ink.flat(ground))
  const free = freeSpace(scene, NO_BLOCK, [])
  const icon = iconOf(studio)
  if (type.on === 'hex') drawGround([hex], { canvas, ink, free, icon, sway: 0, open: ground })
  const layer = canvas.layer()
  if (type.on === 'road') drawRoads(layer, [{ terrain: type, bends: [roadThrough(hex)] }], ink)
  if (type.on === 'mark') drawMark(type.look, hex, type.look === 'exit' ? 180 : 90, { layer, ink, icon })
  const [from, to] = [hex.corners[1], hex.corners[2]]
  if (type.on === 'hexside' && from && to) drawHexsides(layer, [{ terrain: type, from, to }], ink)
  drawGrid(canvas.layer(), [hex], ink, 0.6)
  return canvas.svg()
}

function loneHex(terrain: TerrainType, orientation: Scene['orientation']): SceneHex {
  const start = orientation === 'flat' ? -120 : -90
  const corners = Array.from({ length: 6 }, (_, side): Point => {
    const angle = ((start + 60 * side) * Math.PI) / 180
    return { x: SIDE * Math.cos(angle), y: SIDE * Math.sin(angle) }
  })
  return { id: '', x: 0, y: 0, terrain, corners, neighbours: corners.map(() => undefined), roads: [] }
}

/** A road that bends a little, from side to side. */
function roadThrough({ corners }: SceneHex): readonly [Point, Point, Point] {
  const side = (i: number): Point => {
    const [a, b] = [corners[i] ?? { x: 0, y: 0 }, corners[(i + 1) % 6] ?? { x: 0, y: 0 }]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  return [side(4), { x: 0, y: 0 }, side(1)]
}
