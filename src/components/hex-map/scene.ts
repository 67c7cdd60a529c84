import type { HexMap, MapMark, MapRoad, TerrainType } from '../../game/hex-map.ts'
import { cornersOf, hexGrid } from '../../rules/helpers/hex-grid.ts'
import { middle, onCurve, type Point } from './point.ts'

/** A hex as it is drawn, in map units. */
export interface SceneHex extends Point {
  readonly id: string
  readonly terrain: TerrainType
  /** Clockwise; side `i` runs from corner `i` to the next. */
  readonly corners: readonly Point[]
  /** Ids of the hexes across the six sides. */
  readonly neighbours: readonly (string | undefined)[]
  /** Places along the roads inside the hex. */
  readonly roads: readonly Point[]
  readonly name?: string | undefined
}

/** All roads of a terrain, as one curve for each hex: in through one side, out through another. */
export interface SceneRoad {
  readonly terrain: TerrainType
  readonly bends: readonly (readonly [from: Point, control: Point, to: Point])[]
}

/** Hexes with the same mark. */
export interface SceneMark {
  readonly mark: MapMark
  readonly terrain: TerrainType
  readonly hexes: readonly SceneHex[]
}

/** A map ready to be drawn, in map units, its top left corner at 0 0. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly orientation: 'flat' | 'pointy'
  readonly hexes: readonly SceneHex[]
  readonly byId: ReadonlyMap<string, SceneHex>
  readonly roads: readonly SceneRoad[]
  readonly marks: readonly SceneMark[]
}

/** Map units from flat side to flat side of a hex: lengths of drawings are chosen for hexes of 22 mm. */
export const UNITS = 22

/** Map units from the centre of a hex to a corner: also the length of its sides. */
export const SIDE = UNITS / Math.sqrt(3)

const units = ({ x, y }: Point): Point => ({ x: x * UNITS, y: y * UNITS })

const keyOf = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`

/** Lays out a map. References were resolved when the game was loaded; one that leads nowhere is our own fault. */
export function makeScene(map: HexMap, types: readonly TerrainType[]): Scene {
  const typeOf = (id: string): TerrainType => {
    const type = types.find((candidate) => candidate.id === id)
    if (!type) throw new Error(`no terrain ${id}`)
    return type
  }
  const grid = hexGrid(map.grid)
  const centres = new Map(grid.ids.map((id, i) => [id, units({ x: grid.x[i] ?? 0, y: grid.y[i] ?? 0 })]))
  const at = new Map([...centres].map(([id, centre]) => [keyOf(centre), id]))
  const centreOf = (id: string): Point => {
    const centre = centres.get(id)
    if (!centre) throw new Error(`no hex ${id}`)
    return centre
  }
  const links = roadLinks(map.roads, (id) => centres.has(id))
  const roads = [...links].map(([terrain, byHex]): SceneRoad => {
    const bends = [...byHex].flatMap(([id, others]) =>
      bendsOf(centreOf(id), others.map(centreOf), (p) => at.has(keyOf(p))),
    )
    return { terrain: typeOf(terrain), bends }
  })
  const along = new Map<string, Point[]>()
  for (const { bends } of roads)
    for (const [from, control, to] of bends) {
      const id = at.get(keyOf(control)) ?? ''
      const places = Array.from({ length: 13 }, (_, step) => onCurve(from, control, to, step / 12))
      along.set(id, [...(along.get(id) ?? []), ...places])
    }
  const hexes = map.hexes.map(({ id, terrain, name }): SceneHex => {
    const index = grid.indexOf(id)
    if (index === undefined) throw new Error(`no hex ${id}`)
    const neighbours = [...grid.neighbours.subarray(6 * index, 6 * index + 6)].map((other) => grid.ids[other])
    const corners = cornersOf(grid, index).map(units)
    return { id, ...centreOf(id), terrain: typeOf(terrain), corners, neighbours, roads: along.get(id) ?? [], name }
  })
  const byId = new Map(hexes.map((hex) => [hex.id, hex]))
  return {
    width: grid.width * UNITS,
    height: grid.height * UNITS,
    orientation: map.grid.orientation,
    hexes,
    byId,
    roads,
    marks: map.marks.map((mark) => ({
      mark,
      terrain: typeOf(mark.terrain),
      hexes: mark.hexes.flatMap((id) => byId.get(id) ?? []),
    })),
  }
}

/** For each kind of road, the hexes on it and to which neighbours it leads from each: roads that meet are one. */
function roadLinks(roads: readonly MapRoad[], isHex: (id: string) => boolean): Map<string, Map<string, string[]>> {
  const links = new Map<string, Map<string, string[]>>()
  for (const { terrain, hexes } of roads) {
    const byHex = links.get(terrain) ?? new Map<string, string[]>()
    links.set(terrain, byHex)
    const known = hexes.filter(isHex)
    for (const [i, id] of known.entries()) {
      const to = byHex.get(id) ?? []
      byHex.set(id, to)
      for (const other of [known[i - 1], known[i + 1]]) if (other !== undefined && !to.includes(other)) to.push(other)
    }
  }
  return links
}

/**
 * The bends of a road in a hex: from the middle of one hexside to that of another, pulled by the centre; each way to each other where several meet.
 * An end lies in the centre, unless the map ends there: then the road runs straight on to the edge.
 */
function bendsOf(centre: Point, others: readonly Point[], isHex: (place: Point) => boolean): SceneRoad['bends'] {
  const sides = others.map((other) => middle(other, centre))
  const [only, second] = sides
  if (only && !second) {
    const opposite = { x: 2 * centre.x - only.x, y: 2 * centre.y - only.y }
    const beyond = { x: 3 * centre.x - 2 * only.x, y: 3 * centre.y - 2 * only.y }
    return [[only, centre, isHex(beyond) ? centre : opposite]]
  }
  return sides.flatMap((from, i) => sides.slice(i + 1).map((to) => [from, centre, to] as const))
}
