import type { G } from '@svgdotjs/svg.js'
import type { GroundInk } from '../ground-ink.ts'
import { distance, polyline, type Point, type RimPoint } from '../point.ts'
import { positionHash } from '../../position-hash.ts'
import type { SceneHex } from '../scene.ts'
import { wedge } from './wedges.ts'

/** Runs of neighbouring hexes, each hex in one run. Runs start at free ends; a side arm starts at the hex that it joins. */
export function gullyRuns(hexes: readonly SceneHex[]): SceneHex[][] {
  const byId = new Map(hexes.map((hex) => [hex.id, hex]))
  const nextTo = (hex: SceneHex): SceneHex[] =>
    hex.neighbours.flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])))
  const seen = new Set<SceneHex>()
  const runs: SceneHex[][] = []
  for (const start of [...hexes].sort((a, b) => nextTo(a).length - nextTo(b).length)) {
    if (seen.has(start)) continue
    const joins = nextTo(start).find((hex) => seen.has(hex))
    const run = joins ? [joins, start] : [start]
    seen.add(start)
    for (let last = start; ;) {
      const next = nextTo(last).find((hex) => !seen.has(hex))
      if (!next) break
      seen.add(next)
      run.push(next)
      last = next
    }
    runs.push(run)
  }
  return runs
}

/** Control points of a gully: hex centres, with ends reaching to the hexsides. One hex alone gets a bend of its own. */
export function gullyCourse(run: readonly SceneHex[]): Point[] {
  const [first, second] = run
  if (!first) return []
  if (!second)
    return [
      [-10.2, 5.4],
      [-3, 0.4],
      [3, 1.6],
      [10.4, -4.4],
    ].map(([x = 0, y = 0]) => ({ x: first.x + x, y: first.y + y }))
  const beyond = (from: Point, to: Point): Point => ({
    x: from.x - (to.x - from.x) * 0.45,
    y: from.y - (to.y - from.y) * 0.45,
  })
  const [last, before] = [run.at(-1) ?? first, run.at(-2) ?? first]
  return [beyond(first, second), ...run, beyond(last, before)]
}

/** Places along a Catmull-Rom curve through control points, about 1.5 units apart. */
function smoothed(course: readonly Point[]): Point[] {
  const at = (i: number): Point => course[Math.max(0, Math.min(course.length - 1, i))] ?? { x: 0, y: 0 }
  const places: Point[] = []
  for (let i = 0; i < course.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const steps = Math.max(6, Math.round(distance(b, c) / 1.5))
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const mix = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
      places.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) })
    }
  }
  return [...places, at(course.length - 1)]
}

/** A dry watercourse: two ragged banks with ticks into the bed, tapering at both ends. */
export function drawGully(layer: G, course: readonly Point[], colour: string, ink: GroundInk): void {
  const places = smoothed(course)
  const banks: [RimPoint[], RimPoint[]] = [[], []]
  for (const [i, place] of places.entries()) {
    const [before, after] = [places[Math.max(0, i - 1)] ?? place, places[Math.min(places.length - 1, i + 1)] ?? place]
    const length = distance(before, after) || 1
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length]
    const taper = Math.min(1, i / 4.5, (places.length - 1 - i) / 4.5)
    const sway = Math.sin(i * 0.75 + (places[0]?.x ?? 0)) * taper
    for (const [bank, side] of [
      [0, 1],
      [1, -1],
    ] as const) {
      const ragged = 0.62 * (positionHash(side > 0 ? place.x : place.y, side > 0 ? place.y : place.x) - 0.5) * taper
      const off = sway + side * (2.05 * Math.sqrt(taper) + ragged)
      banks[bank].push({ x: place.x + nx * off, y: place.y + ny * off, nx: -side * nx, ny: -side * ny })
    }
  }
  const outline = polyline([...banks[0], ...banks[1].toReversed()], true)
  const line = ink.line('rock')
  layer.path(outline).fill(ink.flat(colour)).stroke({ color: line, width: 0.4, linejoin: 'round' })
  const ticks = banks
    .flatMap((bank) => bank.slice(2, -2))
    .map((place) => wedge(place, 0.7 + 0.75 * positionHash(place.x, place.y), 0.5))
  if (ticks.length > 0) layer.path(ticks.join('')).fill(line)
}
