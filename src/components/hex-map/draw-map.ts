import type { Picture } from '../../draw/pictures.ts'
import type { OpenCanvas } from '../../draw/open-canvas.ts'
import type { Studio } from '../../draw/studio.ts'
import type { HexMap, TerrainKey, TerrainType } from '../../game/hex-map.ts'
import { decimal } from '../../kernel/units.ts'
import { freeSpace, type Block } from './free-space.ts'
import { groundInk } from './ground-ink.ts'
import { drawGrid } from './ground/draw-grid.ts'
import { drawGround } from './ground/draw-ground.ts'
import { drawHexsides, type SceneSide } from './ground/draw-hexsides.ts'
import { drawRoads } from './ground/draw-roads.ts'
import { openGround } from './looks/all-looks.ts'
import { drawMark } from './marks/draw-marks.ts'
import { edgeOf } from './marks/mark-edge.ts'
import { drawNames, drawNumbers } from './names/draw-names.ts'
import { numberPlace } from './names/number-places.ts'
import { placeNames } from './names/place-names.ts'
import { makeScene, UNITS, type Scene } from './scene.ts'

/** A drawn map without any furniture: from 0 0, width and height in mm. */
export interface DrawnMap {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly scene: Scene
  /** mm of a map unit. */
  readonly scale: number
  /** Colour of open ground. */
  readonly ground: string
}

/** What a map is drawn with. */
export interface MapRequest {
  readonly map: HexMap
  readonly terrain: TerrainKey
  /** mm across flats. */
  readonly hexSize: number
  readonly lowInk: boolean
  readonly openCanvas: OpenCanvas
  readonly studio: Studio
  /** Open ground round the hexes, in mm. */
  readonly margin: number
  /** Hexes in which pieces will be drawn: names keep out of them. */
  readonly occupied?: ReadonlySet<string> | undefined
}

/** An icon of Quartermaster's own, in black. That one is missing is our own fault. */
export function iconOf(studio: Studio): (name: string) => Picture {
  return (name) => {
    const picture = studio.pictures.icon(name, { ink: '#000000', ground: '#ffffff' })
    if (!picture) throw new Error(`no icon ${name}`)
    return picture
  }
}

/**
 * Draws a map, from the ground up: open ground, terrain, roads, hexsides, marks, hex lines, numbers, names. Pictures are drawn in map units
 * and scaled; text is set in mm, since type has a least size.
 */
export function drawMap(request: MapRequest): DrawnMap {
  const { map, terrain, hexSize, lowInk, openCanvas, studio, margin, occupied = new Set() } = request
  const { theme } = studio
  const scene = makeScene(map, terrain.types)
  const scale = hexSize / UNITS
  const ink = groundInk(theme, lowInk)
  const ground = openGround(scene.hexes.map((hex) => hex.terrain))
  const number = numberPlace(scene, theme, scale)
  const names = placeNames(map, scene, { number: number.block, occupied }, theme, scale)
  const free = freeSpace(scene, number.block, names)
  const icon = iconOf(studio)

  const canvas = openCanvas()
  const rim = margin / scale
  canvas
    .layer()
    .rect(scene.width + 2 * rim, scene.height + 2 * rim)
    .move(-rim, -rim)
    .fill(ink.flat(ground))
  drawGround(unmarked(scene), { canvas, ink, free, icon, open: ground })
  drawRoads(canvas.layer(), scene.roads, ink)
  drawHexsides(canvas.layer(), sidesOf(map, scene, terrain.types), ink)
  const marks = canvas.layer()
  for (const { terrain: type, hexes } of scene.marks)
    for (const hex of hexes) drawMark(type.look, hex, edgeOf(hex, hexes, scene), { layer: marks, ink, icon })
  drawGrid(canvas.layer(), scene.hexes, ink, scale)
  const picture = `<g transform="scale(${decimal(scale, 8)})">${canvas.svg()}</g>`
  const text =
    drawNumbers(scene, number, ground, { theme, ink, scale }) + drawNames(names, ground, { theme, ink, scale })
  return { svg: picture + text, width: scene.width * scale, height: scene.height * scale, scene, scale, ground }
}

/** Hexes with the pictures of their terrain; a mark takes their place. */
function unmarked(scene: Scene): Scene['hexes'] {
  const marked = new Set(scene.marks.flatMap(({ hexes }) => hexes))
  return scene.hexes.filter((hex) => !marked.has(hex))
}

/** The hexsides that something runs along. */
function sidesOf(map: HexMap, scene: Scene, types: readonly TerrainType[]): SceneSide[] {
  return map.hexsides.flatMap(({ terrain: id, between }) => {
    const terrain = types.find((type) => type.id === id)
    return between.flatMap(([a, b]): SceneSide[] => {
      const hex = scene.byId.get(a)
      const side = hex?.neighbours.indexOf(b) ?? -1
      const [from, to] = [hex?.corners[side], hex?.corners[(side + 1) % 6]]
      return terrain && from && to ? [{ terrain, from, to }] : []
    })
  })
}

/** A block that keeps nothing free. */
export const NO_BLOCK: Block = { x: 0, y: -1000, width: 0, height: 0, angle: 0 }
