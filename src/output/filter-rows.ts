import type { Raster } from './raster-svg.ts'

/** Row filters of the PNG specification that are used: bytes as they are, or less what their neighbours let expect (Paeth). */
export type Filter = 'none' | 'paeth'

const BYTE: Readonly<Record<Filter, number>> = { none: 0, paeth: 4 }

/** Rows of a picture as PNG packs them: a byte for the filter, then red, green and blue, and the opacity where it is `clear` in places. */
export function filterRows(raster: Raster, from: number, to: number, clear: boolean, filter: Filter): Uint8Array {
  const channels = clear ? 4 : 3
  const rowBytes = raster.width * channels
  const rows = new Uint8Array((to - from) * (rowBytes + 1))
  let above = from > 0 ? samplesOf(raster, from - 1, channels) : new Uint8Array(rowBytes)
  for (let y = from, at = 0; y < to; y++, at += rowBytes + 1) {
    const row = samplesOf(raster, y, channels)
    rows[at] = BYTE[filter]
    if (filter === 'none') rows.set(row, at + 1)
    else subtractPaeth(row, above, channels, rows.subarray(at + 1, at + 1 + rowBytes))
    above = row
  }
  return rows
}

/** Samples of a row, colours no longer multiplied by the opacity. */
function samplesOf({ pixels, width }: Raster, y: number, channels: 3 | 4): Uint8Array {
  const start = 4 * y * width
  const row = new Uint8Array(width * channels)
  if (channels === 3) {
    for (let at = 0, from = start; at < row.length; at += 3, from += 4) {
      row[at] = pixels[from]!
      row[at + 1] = pixels[from + 1]!
      row[at + 2] = pixels[from + 2]!
    }
    return row
  }
  for (let at = 0, from = start; at < row.length; at += 4, from += 4) {
    const opacity = pixels[from + 3]!
    for (let i = 0; i < 3; i++) row[at + i] = opacity === 0 ? 0 : Math.round((pixels[from + i]! * 255) / opacity)
    row[at + 3] = opacity
  }
  return row
}

/** PNG specification, 9.4: the neighbour (left, above, upper left) that is nearest to their gradient is what is expected. */
function subtractPaeth(row: Uint8Array, above: Uint8Array, channels: number, into: Uint8Array): void {
  for (let i = 0; i < row.length; i++) {
    const a = i < channels ? 0 : row[i - channels]!
    const b = above[i]!
    const c = i < channels ? 0 : above[i - channels]!
    const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
    into[i] = row[i]! - (toA <= toB && toA <= toC ? a : toB <= toC ? b : c)
  }
}
