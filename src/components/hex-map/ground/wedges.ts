import { distance, xy, type Point, type RimPoint } from '../point.ts'

/** Places at even steps along a closed rim; `step` is fitted so that the last one is a whole step from the first. */
export function alongRim(rim: readonly RimPoint[], step: number): RimPoint[] {
  const lengths = rim.map((point, i) => distance(point, rim[(i + 1) % rim.length] ?? point))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(1, Math.round(total / step))
  const even = total / count
  const places: RimPoint[] = []
  let walked = 0
  let next = even / 2
  for (const [i, a] of rim.entries()) {
    const length = lengths[i] ?? 0
    const b = rim[(i + 1) % rim.length] ?? a
    for (; next <= walked + length && places.length < count; next += even) {
      const t = length === 0 ? 0 : (next - walked) / length
      const mix = (from: number, to: number): number => from + (to - from) * t
      places.push({ x: mix(a.x, b.x), y: mix(a.y, b.y), nx: mix(a.nx, b.nx), ny: mix(a.ny, b.ny) })
    }
    walked += length
  }
  return places
}

/** Path data of a hachure: broad at its foot, running out to a point in the direction of the normal. */
export function wedge(foot: RimPoint, length: number, width: number): string {
  const { x, y, nx, ny } = foot
  const half = width / 2
  const left: Point = { x: x - ny * half, y: y + nx * half }
  const tip: Point = { x: x + nx * length, y: y + ny * length }
  const right: Point = { x: x + ny * half, y: y - nx * half }
  return `M${xy(left)}L${xy(tip)}L${xy(right)}Z`
}

/** A rim point moved inwards by a distance, looking the same way. */
export function inwards({ x, y, nx, ny }: RimPoint, by: number): RimPoint {
  return { x: x + nx * by, y: y + ny * by, nx, ny }
}

/** The same place looking the other way. */
export function turned({ x, y, nx, ny }: RimPoint): RimPoint {
  return { x, y, nx: -nx, ny: -ny }
}
