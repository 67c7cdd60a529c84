import type { Cuts } from './cut-marks.ts'
import type { EdgeRoom } from './edge-room.ts'
import type { Slot } from './flow-text.ts'
import type { Grid } from './grid.ts'
import { BAND, EDGE } from './sheet-limits.ts'

/** Small type (6.25 pt): ink above and below the baseline, distance of baselines, clear space to marks. mm. */
const ASCENT = 1.65
const DESCENT = 0.5
const LEAD = 2.35
const CLEAR = 1
/** Least width worth writing in. */
const LEAST_SLOT = 15
/** Distance of head and foot from the sides of the page: usual, and on pages narrower than 140 mm. */
const INSET = 12
const NARROW_INSET = 6

/** Distance of head and foot from the ends of their side of the page, in mm. */
export function insetOf(length: number): number {
  return length < 140 ? NARROW_INSET : INSET
}

/** How many small lines go into a height, at most `most`. */
function linesIn(height: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor((height - ASCENT - DESCENT) / LEAD + 1)))
}

/** Lines between the head and the bleed below it, and between the bleed and the foot; cut into slots where cut marks stand. At most two each where marks cut them short, else one. */
export function endLines(grid: Grid, room: EdgeRoom, { xs }: Cuts): { above: Slot[]; below: Slot[] } {
  const [width, height] = [grid.page.width / 1000, grid.page.height / 1000]
  const from = (EDGE + BAND) / 1000
  const to = (grid.top - room.end.bleed) / 1000
  const markOuter = (grid.top - room.end.markStart - room.end.markLength) / 1000
  const markInner = (grid.top - room.end.markStart) / 1000
  const crossed = (inkTop: number): boolean =>
    inkTop + ASCENT + DESCENT > markOuter - CLEAR / 2 && inkTop < markInner + CLEAR / 2
  const count = linesIn(to - from, crossed(from + 0.8) ? 2 : 1)
  // Where there is more room than the lines need, they keep a little off the head.
  const shift = Math.min(0.8, (to - from - ASCENT - DESCENT - (count - 1) * LEAD) / 2)
  const stops = xs.map((x) => x / 1000)
  const above: Slot[] = []
  const below: Slot[] = []
  for (let i = 0; i < count; i++) {
    const inkTop = from + shift + i * LEAD
    const ends = crossed(inkTop) ? stops : []
    above.push(...slotsBetween(ends, width, inkTop + ASCENT))
    below.unshift(...slotsBetween(ends, width, height - inkTop - DESCENT))
  }
  return { above, below }
}

/** The slots of a line between upright marks. */
function slotsBetween(stops: readonly number[], width: number, y: number): Slot[] {
  const inset = insetOf(width)
  const ends = [inset - CLEAR, ...stops.filter((x) => x > inset && x < width - inset), width - inset + CLEAR]
  return ends.slice(1).flatMap((end, i): Slot[] => {
    const x = ends[i]! + CLEAR
    const room = end - CLEAR - x
    return room >= LEAST_SLOT ? [{ x, y, width: room, anchor: 'start' }] : []
  })
}

/**
 * Lines along the right side of the block, reading upwards, where the margin is wide enough beside the marks. In a frame that starts at
 * the bottom of the line 5 mm from the edge: x goes up the page, negative y goes towards the block. At most three.
 */
export function sideLines(grid: Grid, room: EdgeRoom): Slot[] {
  const x = grid.top / 1000
  const width = grid.page.height / 1000 - 2 * x
  const space = (grid.left - EDGE - room.side.markStart - room.side.markLength) / 1000
  const count = width < LEAST_SLOT ? 0 : linesIn(space - CLEAR / 2, 3)
  return Array.from({ length: count }, (_, i): Slot => {
    const y = -DESCENT - (count - 1 - i) * LEAD
    return { x, y, width, anchor: 'start' }
  })
}
