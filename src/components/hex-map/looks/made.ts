import { placePicture } from '../../../draw/helpers/place-picture.ts'
import { xy, type Point } from '../point.ts'
import type { SceneHex } from '../scene.ts'
import type { LookTools } from './hex-look.ts'

/** Places in rows, each row centred. */
function rows(hex: SceneHex, counts: readonly number[], pitch: Point, top: number): Point[] {
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: hex.x + (i - (count - 1) / 2) * pitch.x,
      y: hex.y + top + row * pitch.y,
    })),
  )
}

/** Rows of bell tents, dark on the right. */
export function tents(hex: SceneHex, { layer, free }: LookTools): void {
  const clear = (p: Point): boolean =>
    [-1.4, 0, 1.4].every((dx) => [-2, 0].every((dy) => free.forPicture(hex, { x: p.x + dx, y: p.y + dy }, 2)))
  const places = rows(hex, [4, 5, 4], { x: 3.9, y: 4.5 }, -2.6).filter(clear)
  if (places.length === 0) return
  const cone = places.map(({ x, y }) => `M${xy({ x, y: y - 2.1 })}l1.55 2.1q-1.55 .55 -3.1 0Z`)
  const shade = places.map(({ x, y }) => `M${xy({ x, y: y - 2.1 })}l1.55 2.1q-.75 .3 -1.35 .28Z`)
  layer.path(cone.join('')).fill('#ffffff').stroke({ color: '#000000', width: 0.25, linejoin: 'round' })
  layer.path(shade.join('')).fill('#000000')
}

/** Width of a wagon. */
const WAGON = 4.1

/** Rows of wagons. */
export function wagons(hex: SceneHex, { layer, free, icon }: LookTools): void {
  const picture = icon('old-wagon')
  for (const place of rows(hex, [3, 4, 4, 3], { x: 4.7, y: 3.95 }, -4.4)) {
    const clear = [-1.8, 0, 1.8].every((dx) => free.forPicture(hex, { x: place.x + dx, y: place.y + 0.2 }, 2.75))
    if (!clear) continue
    const area = { x: place.x - WAGON / 2, y: place.y - WAGON / 2, width: WAGON, height: WAGON }
    const use = /href="([^"]+)" transform="([^"]+)"/.exec(placePicture(picture, area, '#000000', { stands: false }))
    layer.element('use').attr({ href: use?.[1], transform: use?.[2] })
  }
}
