import type { Point } from './point.ts'
import type { Scene, SceneHex } from './scene.ts'

/** A box that pictures keep out of: turned by `angle` degrees clockwise round its middle. Map units. */
export interface Block extends Point {
  readonly width: number
  readonly height: number
  readonly angle: number
}

/** Which places of a map are taken by numbers and names. */
export interface FreeSpace {
  /** Whether a picture may be at a place of this hex: not on its number, a name or, nearer than `road`, a road. */
  forPicture(hex: SceneHex, place: Point, road: number): boolean
  /** Whether a hachure may start at a place: not on a number or name of the map. */
  forHachure(place: Point): boolean
}

/** Whether a place lies in a block or nearer to it than `margin`. */
export function inBlock({ x, y, width, height, angle }: Block, place: Point, margin = 0): boolean {
  const [dx, dy] = [place.x - x, place.y - y]
  // Most places are far from most blocks.
  const reach = width + height + margin
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return false
  if (angle === 0) return Math.abs(dx) < width / 2 + margin && Math.abs(dy) < height / 2 + margin
  const turn = (angle * Math.PI) / 180
  const along = dx * Math.cos(turn) + dy * Math.sin(turn)
  const across = dy * Math.cos(turn) - dx * Math.sin(turn)
  return Math.abs(along) < width / 2 + margin && Math.abs(across) < height / 2 + margin
}

/** Places of numbers (one block a hex, relative to its centre) and of names. */
export function freeSpace(scene: Scene, number: Block, names: readonly Block[]): FreeSpace {
  const onName = (place: Point, margin: number): boolean => names.some((block) => inBlock(block, place, margin))
  const numbers = new Map(
    scene.hexes.map((hex): [SceneHex, Block] => [hex, { ...number, x: hex.x + number.x, y: hex.y + number.y }]),
  )
  const onAnyNumber = inBlocks([...numbers.values()], 0.5)
  const onNumber = (hex: SceneHex, place: Point): boolean => inBlock(numbers.get(hex) ?? number, place, 1.3)
  return {
    forPicture: (hex, place, road) =>
      !onNumber(hex, place) &&
      !onName(place, 1) &&
      !hex.roads.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < road),
    forHachure: (place) => !onName(place, 0.6) && !onAnyNumber(place),
  }
}

/** Edge of the cells of `inBlocks`, map units: about a hex. */
const CELL = 24

/** Tells whether a place lies in any of many blocks or nearer to it than `margin`. Blocks are kept by cells of the map, since most are far away. */
function inBlocks(blocks: readonly Block[], margin: number): (place: Point) => boolean {
  const cells = new Map<string, Block[]>()
  const cell = (value: number): number => Math.floor(value / CELL)
  for (const block of blocks) {
    const { x, y, width, height } = block
    const reach = width + height + margin
    for (let column = cell(x - reach); column <= cell(x + reach); column++)
      for (let row = cell(y - reach); row <= cell(y + reach); row++) {
        const key = `${column} ${row}`
        const there = cells.get(key)
        if (there) there.push(block)
        else cells.set(key, [block])
      }
  }
  return (place) =>
    (cells.get(`${cell(place.x)} ${cell(place.y)}`) ?? []).some((block) => inBlock(block, place, margin))
}
