import type { Track } from '../../game/tables.ts'

/** How the boxes of a track lie on a page, mm. */
export interface TrackGrid {
  /** Wide boxes have their note beside the number; tight ones hold a number and a place for the marker alone. */
  readonly wide: boolean
  readonly columns: number
  /** Boxes of a page. */
  readonly perPage: number
  readonly box: { readonly width: number; readonly height: number }
}

/** Room round the marker's place in a box with notes, and without. */
const WIDE = { x: 16.6, y: 8.4 }
const TIGHT = { x: 3, y: 8.5 }

/** The numbers of a track in order: `from`, `from + step` ... up to `to`. */
export function trackNumbers({ from, to, step }: Pick<Track, 'from' | 'to' | 'step'>): number[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => Math.round((from + i * step) * 1e6) / 1e6)
}

/** Least size of a box for a marker of an edge, mm. */
export function leastBox(wide: boolean, marker: number): TrackGrid['box'] {
  const room = wide ? WIDE : TIGHT
  return { width: marker + room.x, height: marker + room.y }
}

/** The grid of a track for a marker of an edge on a page. Boxes of one row of wide boxes share the whole width. */
export function trackGrid(
  count: number,
  wide: boolean,
  marker: number,
  page: { width: number; height: number },
): TrackGrid {
  const least = leastBox(wide, marker)
  const columns = Math.max(1, Math.min(count, Math.floor(page.width / least.width + 1e-6)))
  const rows = Math.max(1, Math.floor(page.height / least.height + 1e-6))
  const width =
    wide && columns < Math.max(2, count + 1) ? Math.min(page.width / columns, 1.25 * least.width) : least.width
  return { wide, columns, perPage: columns * rows, box: { width, height: least.height } }
}
