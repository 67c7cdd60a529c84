import type { Grid } from './grid.ts'
import {
  BAND,
  EDGE,
  LEAST_MARK,
  LEAST_MARK_GAP,
  LEAST_MARK_ROOM,
  MARK_GAP,
  MARK_LENGTH,
  OUTER_BLEED,
  SHORT_MARK,
} from './sheet-limits.ts'

/** How the space beside one edge of the block is shared, in micrometres from the trims outwards. */
export interface SideRoom {
  /** Bleed that is shown. */
  readonly bleed: number
  /** Where cut marks start, and how long they are; length 0 means no marks on this side. */
  readonly markStart: number
  readonly markLength: number
}

/** The space round the block of a sheet, the same on opposite sides, since blocks stand in the middle. */
export interface EdgeRoom {
  /** Left and right. */
  readonly side: SideRoom
  /** Above and below. */
  readonly end: SideRoom
  /** Where head and foot stand: above and below, turned along the left and right side, or nowhere. */
  readonly bands: 'ends' | 'sides' | 'none'
}

/**
 * Shares a space between bleed, clear gap and cut mark. Marks give way first, from their full length (`longest`) down to 1 mm, then the bleed,
 * then the gap and the mark's last quarter; where even that does not fit there are no marks.
 */
export function shareSide(space: number, bleed: number, longest = MARK_LENGTH): SideRoom {
  const wanted = Math.min(bleed, OUTER_BLEED)
  const shown = Math.max(0, Math.min(wanted, space - MARK_GAP - SHORT_MARK))
  if (shown > 0) {
    const length = Math.min(longest, space - shown - MARK_GAP)
    return { bleed: shown, markStart: shown + MARK_GAP, markLength: length }
  }
  const gap = Math.max(LEAST_MARK_GAP, Math.min(MARK_GAP, space - SHORT_MARK))
  const length = Math.min(longest, space - gap)
  if (length >= LEAST_MARK) return { bleed: 0, markStart: gap, markLength: length }
  return { bleed: Math.max(0, Math.min(wanted, space)), markStart: 0, markLength: 0 }
}

/** The space round a block: head and foot take their bands where these leave room for marks, rather above and below than at the sides. */
export function edgeRoom(grid: Grid, bleed: number, longest = MARK_LENGTH): EdgeRoom {
  const side = grid.left - EDGE
  const end = grid.top - EDGE
  const fits = (space: number): boolean => space >= BAND + LEAST_MARK_ROOM
  const bands = fits(end) ? 'ends' : fits(side) ? 'sides' : 'none'
  return {
    side: shareSide(bands === 'sides' ? side - BAND : side, bleed, longest),
    end: shareSide(bands === 'ends' ? end - BAND : end, bleed, longest),
    bands,
  }
}
