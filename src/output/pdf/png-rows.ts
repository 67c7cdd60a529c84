/** What a PNG says about its samples. */
export interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits a sample. */
  readonly depth: number
  readonly colourType: number
  /** Samples a pixel. */
  readonly channels: number
  readonly interlaced: boolean
}

/** First column and row, step of columns and rows of the seven passes of an interlaced PNG. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Nearest of left, above and upper left to their gradient (PNG specification, 9.4). */
function paeth(left: number, above: number, corner: number): number {
  const near = left + above - corner
  const [a, b, c] = [Math.abs(near - left), Math.abs(near - above), Math.abs(near - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** What a filter of the PNG specification subtracted from a byte. */
function guess(filter: number | undefined, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter === 4) return paeth(left, above, corner)
  throw new Error(`PNG row filter ${filter ?? ''}`)
}

/** Undoes the row filters of one pass, in place. Gives the rows without their filter bytes. */
function unfilter(bytes: Uint8Array, rows: number, rowBytes: number, pixelBytes: number): Uint8Array[] {
  const done: Uint8Array[] = []
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1)
    const filter = bytes[from]
    const line = bytes.subarray(from + 1, from + 1 + rowBytes)
    const before = done[row - 1]
    for (let i = 0; i < rowBytes; i++) {
      const left = line[i - pixelBytes] ?? 0
      const above = before?.[i] ?? 0
      const corner = before?.[i - pixelBytes] ?? 0
      line[i] = (line[i] ?? 0) + guess(filter, left, above, corner)
    }
    done.push(line)
  }
  return done
}

/** All samples of a PNG, row by row, unpacked to one number each (up to 16 bits). `bytes` is the inflated data. */
export function pngRows(png: PngHeader, bytes: Uint8Array): Uint16Array {
  const { width, height, depth, channels } = png
  const samples = new Uint16Array(width * height * channels)
  const passes = png.interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const)
  let at = 0
  for (const [x0, y0, dx, dy] of passes) {
    const columns = Math.ceil((width - x0) / dx)
    const rows = Math.ceil((height - y0) / dy)
    if (columns <= 0 || rows <= 0) continue
    const rowBytes = Math.ceil((columns * channels * depth) / 8)
    const pass = bytes.subarray(at, (at += rows * (rowBytes + 1)))
    unfilter(pass, rows, rowBytes, Math.max(1, (channels * depth) / 8)).forEach((line, row) => {
      for (let i = 0; i < columns * channels; i++) {
        const pixel = (y0 + row * dy) * width + x0 + Math.floor(i / channels) * dx
        samples[pixel * channels + (i % channels)] = sampleAt(line, i, depth)
      }
    })
  }
  return samples
}

function sampleAt(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return (line[2 * index] ?? 0) * 256 + (line[2 * index + 1] ?? 0)
  const perByte = 8 / depth
  const shift = 8 - depth * ((index % perByte) + 1)
  return ((line[Math.floor(index / perByte)] ?? 0) >> shift) & (2 ** depth - 1)
}
