import type { FreeSpace } from '../free-space.ts'
import { distance, polyline, type Point } from '../point.ts'
import { positionSequence } from '../../position-hash.ts'
import type { SceneHex } from '../scene.ts'

/** How things lie in a hex: at most so many, so far apart and from the centre, and so far from roads. Map units. */
export interface Scatter {
  readonly count: number
  readonly apart: number
  readonly radius: number
  readonly road: number
}

/** Irregular places in a hex where there is room, the same every time. */
export function scatter(hex: SceneHex, { count, apart, radius, road }: Scatter, free: FreeSpace): Point[] {
  const next = positionSequence(hex.x, hex.y)
  const places: Point[] = []
  for (let tries = 0; places.length < count && tries < 12 * count + 30; tries++) {
    const angle = next() * 2 * Math.PI
    const reach = Math.sqrt(next()) * radius
    const place = { x: hex.x + reach * Math.cos(angle), y: hex.y + reach * Math.sin(angle) }
    if (free.forPicture(hex, place, road) && places.every((other) => distance(other, place) > apart)) places.push(place)
  }
  return places
}

/** Path data of an irregular six-sided stone. */
export function stone(place: Point, radius: number): string {
  const next = positionSequence(place.x * 7, place.y * 5)
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + next() * 0.6) / 6) * 2 * Math.PI
    const reach = radius * (0.75 + 0.4 * next())
    return { x: place.x + reach * 1.15 * Math.cos(angle), y: place.y + reach * 0.85 * Math.sin(angle) }
  })
  return polyline(corners, true)
}
