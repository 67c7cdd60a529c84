import type { HexMap, MapLabel } from '../../../game/hex-map.ts'
import type { Theme } from '../../../draw/theme.ts'
import { inBlock, type Block } from '../free-space.ts'
import { scaledStyle } from '../ground-ink.ts'
import { lookOf } from '../looks/all-looks.ts'
import type { HexLook } from '../looks/hex-look.ts'
import { distance, type Point } from '../point.ts'
import type { Scene, SceneHex } from '../scene.ts'
import { nameCandidates, type NameBlock } from './name-candidates.ts'

/** A name with its place. */
export interface PlacedName extends NameBlock {
  /** Hex under its middle: its ground is the colour of the halo. */
  readonly over: SceneHex | undefined
}

const STYLES: Readonly<Record<MapLabel['style'], string>> = {
  place: 'map-place',
  water: 'map-place',
  camp: 'map-place',
  relief: 'map-massif',
}

/** Half the edge of a piece and some air. */
const PIECE = 8.5

/** What it costs a name to lie on things. The cheapest place of all that are tried is taken. */
const COST = { outside: 400, number: 200, name: 500, piece: 200, road: 9, mark: 40, gully: 12, picture: 2 }

/** What is in a hex beside its terrain: the block of its number, relative to the centre, and pieces in these hexes. */
interface Taken {
  readonly number: Block
  readonly occupied: ReadonlySet<string>
}

/** Names of a map and of its hexes, each where it hides least. Earlier names keep their place. `scale`: mm of a map unit. */
export function placeNames(map: HexMap, scene: Scene, taken: Taken, theme: Theme, scale: number): PlacedName[] {
  const own = scene.hexes.flatMap(({ id, name }): Pick<MapLabel, 'text' | 'hexes' | 'style' | 'run'>[] =>
    name === undefined ? [] : [{ text: name, hexes: [id], style: 'place', run: 'level' }],
  )
  const marked = new Set(scene.marks.flatMap(({ hexes }) => hexes))
  const neighbour = (hex: SceneHex): Neighbour => ({
    hex,
    number: { ...taken.number, x: hex.x + taken.number.x, y: hex.y + taken.number.y },
    form: lookOf(hex.terrain).form,
    marked: marked.has(hex),
    occupied: taken.occupied.has(hex.id),
  })
  const placed: PlacedName[] = []
  for (const label of [...map.labels, ...own]) {
    const hexes = label.hexes.flatMap((id) => scene.byId.get(id) ?? [])
    const style = scaledStyle(theme, STYLES[label.style], scale)
    const text = label.style === 'relief' ? label.text.toUpperCase() : label.text
    const tried = nameCandidates(text, hexes, label.run, style, theme, scale).toSorted((a, b) => a.strain - b.strain)
    const near = scene.hexes.filter((hex) => hexes.some((own) => distance(own, hex) < 80)).map(neighbour)
    let best: { name: NameBlock; cost: number } | undefined
    for (const { name, strain } of tried) {
      // The rest strays farther than the best is bad.
      if (best && strain >= best.cost) break
      const cost = strain + hidden(name, { scene, near, placed }, (best?.cost ?? Infinity) - strain)
      if (!best || cost < best.cost - 1e-9) best = { name, cost }
    }
    if (best) placed.push({ ...best.name, over: hexAt(scene, best.name) })
  }
  return placed
}

/** A hex near the wished place of a name, and what is in it. */
interface Neighbour {
  readonly hex: SceneHex
  readonly number: Block
  readonly form: HexLook['form']
  readonly marked: boolean
  readonly occupied: boolean
}

/** What a name may hide: hexes near its wished place, and names that have their place. */
interface Surroundings {
  readonly scene: Scene
  readonly near: readonly Neighbour[]
  readonly placed: readonly Block[]
}

/** What a name would hide, in points of `COST`; counting stops above `limit`. */
function hidden(name: Block, { scene, near: around, placed }: Surroundings, limit: number): number {
  const reach = name.width / 2 + 20
  const near = around.filter(({ hex }) => distance(hex, name) < reach)
  let cost = 0
  for (const { hex } of near) for (const place of hex.roads) if (inBlock(name, place, 1.4)) cost += COST.road
  for (const place of samples(name)) {
    if (cost > limit) return cost
    if (place.x < 1 || place.y < 1 || place.x > scene.width - 1 || place.y > scene.height - 1) cost += COST.outside
    for (const other of placed) if (inBlock(other, place, 1.2)) cost += COST.name
    let nearest: Neighbour | undefined
    let least = Infinity
    for (const neighbour of near) {
      if (inBlock(neighbour.number, place, 0.7)) cost += COST.number
      const away = square(neighbour.hex, place)
      if (away < least) [nearest, least] = [neighbour, away]
    }
    if (!nearest) continue
    const { hex, form, marked, occupied } = nearest
    // Pictures fill the middle of a hex; below its number there is room.
    const inside = place.y - hex.y > -5
    cost += form === 'gully' ? COST.gully : form === 'none' || !inside ? 0 : COST.picture
    if (marked) cost += COST.mark
    if (occupied && Math.abs(place.x - hex.x) < PIECE && place.y - hex.y > 1 - PIECE) cost += COST.piece
  }
  return cost
}

/** Distance squared: enough to compare. */
function square(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
}

/** Places all over a block. */
function samples({ x, y, width, height, angle }: Block): Point[] {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const columns = Math.max(3, Math.ceil(width / 2.5))
  const rows = Math.max(2, Math.ceil(height / 1.4))
  const places: Point[] = []
  for (let row = 0; row <= rows; row++) {
    const across = (row / rows - 0.5) * height
    for (let column = 0; column <= columns; column++) {
      const along = (column / columns - 0.5) * width
      places.push({ x: x + along * cos - across * sin, y: y + along * sin + across * cos })
    }
  }
  return places
}

/** The hex that a place lies in. */
function hexAt(scene: Scene, place: Point): SceneHex | undefined {
  return scene.hexes.reduce<SceneHex | undefined>(
    (best, hex) => (best && square(best, place) <= square(hex, place) ? best : hex),
    undefined,
  )
}
