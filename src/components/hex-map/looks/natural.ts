import { polyline, xy } from '../point.ts'
import { positionHash } from '../../position-hash.ts'
import type { SceneHex } from '../scene.ts'
import type { LookTools } from './hex-look.ts'
import { scatter, stone } from './scatter.ts'

/** A few tufts of grass; nothing where ink is saved. */
export function tufts(hex: SceneHex, { layer, ink, free }: LookTools): void {
  if (ink.low) return
  const places = scatter(hex, { count: 3, apart: 4.5, radius: 8.2, road: 2.4 }, free)
  const d = places.map(({ x, y }) => `M${xy({ x: x - 0.7, y: y - 0.7 })}l.45 .7m.25 -1v1m.7 -.7l-.45 .7`)
  if (d.length > 0)
    layer
      .path(d.join(''))
      .fill('none')
      .stroke({ color: ink.line('tuft'), width: 0.16, linecap: 'round' })
}

/** Open boulders, far apart. */
export function boulders(hex: SceneHex, { layer, ink, free }: LookTools): void {
  const places = scatter(hex, { count: 7, apart: 3, radius: 8.3, road: 2.6 }, free)
  const d = places.map((place) => stone(place, 0.6 + 0.4 * positionHash(place.y, place.x))).join('')
  if (d === '') return
  layer
    .path(d)
    .fill(ink.flat('veld'))
    .stroke({ color: ink.line('rock'), width: 0.22, linejoin: 'round' })
}

/** Solid stones, close together. */
export function stones(hex: SceneHex, { layer, ink, free }: LookTools): void {
  const places = scatter(hex, { count: 22, apart: 1.9, radius: 7.6, road: 2.6 }, free)
  const d = places.map((place) => stone(place, 0.7 + 0.6 * positionHash(place.y, place.x))).join('')
  if (d !== '') layer.path(d).fill(ink.line('rock'))
}

/** Round crowns, black on one side, on short trunks. */
export function trees(hex: SceneHex, { layer, ink, free }: LookTools): void {
  const places = scatter(hex, { count: 9, apart: 4, radius: 7.8, road: 3.2 }, free)
  // Nearer trees stand in front of farther ones.
  for (const { x, y } of places.toSorted((a, b) => a.y - b.y)) {
    layer
      .path(`M${xy({ x, y })}v2.1`)
      .fill('none')
      .stroke({ color: '#000000', width: 0.4 })
    layer
      .circle(3.2)
      .center(x, y - 0.6)
      .fill(ink.flat('paper'))
      .stroke({ color: '#000000', width: 0.25 })
    layer.path(`M${xy({ x, y: y - 2.2 })}a1.6 1.6 0 0 1 0 3.2a2.6 2.6 0 0 0 0 -3.2Z`).fill('#000000')
  }
}

/** Three steps of rock with ticks downhill. */
export function steps(hex: SceneHex, { layer, free }: LookTools): void {
  const rows = [
    { y: -1, half: 7 },
    { y: 2.6, half: 8.4 },
    { y: 6.2, half: 6.8 },
  ]
  for (const { y, half } of rows) {
    const places = Array.from({ length: 25 }, (_, i) => {
      const t = i / 12 - 1
      return { x: hex.x + half * t, y: hex.y + y + 0.65 * Math.cos(t * 4.4 + y) }
    })
    const clear = places.filter((place) => free.forPicture(hex, place, 2.6))
    if (clear.length < 4) continue
    layer
      .path(polyline(clear))
      .fill('none')
      .stroke({ color: '#000000', width: 0.55, linecap: 'round', linejoin: 'round' })
    const ticks = clear.map(({ x, y }) => {
      const length = 1.3 + 0.7 * positionHash(x * 3, y)
      return polyline([
        { x, y },
        { x: x - 0.1, y: y + length },
      ])
    })
    layer.path(ticks.join('')).fill('none').stroke({ color: '#000000', width: 0.26 })
  }
}
