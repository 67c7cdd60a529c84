/** A stretch of a large sheet that one page shows, in micrometres from the sheet's left or upper edge. */
export interface TileSpan {
  readonly start: number
  readonly length: number
}

/**
 * Divides a length among as few pages as it takes. Neighbours share `overlap`: where the earlier page is cut off, it covers the strip with which
 * the later one begins. Cuts lie near even parts, at the nearest of the `good` places where there is one. All in micrometres.
 */
export function tileSpans(total: number, room: number, overlap: number, good: readonly number[]): TileSpan[] {
  if (overlap >= room) throw new Error(`an overlap of ${overlap} leaves nothing of a page of ${room}`)
  const count = total <= room ? 1 : Math.ceil((total - overlap) / (room - overlap))
  const spans: TileSpan[] = []
  let start = 0
  for (let page = 1; page < count; page++) {
    // Not so early that the rest would need another page, not so late that this one is too long.
    const least = total - (count - page) * (room - overlap)
    const most = start + room
    const even = Math.round((total * page) / count + overlap / 2)
    const near = good
      .map(Math.round)
      .filter((place) => place >= least && place <= most && place > start + overlap)
      .reduce<number | undefined>(
        (best, place) => (best === undefined || Math.abs(place - even) < Math.abs(best - even) ? place : best),
        undefined,
      )
    const cut = near ?? Math.max(least, Math.min(most, even))
    spans.push({ start, length: cut - start })
    start = cut - overlap
  }
  spans.push({ start, length: total - start })
  return spans
}
