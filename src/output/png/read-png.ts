import { crc32, inflateSync } from 'node:zlib'

/** What a PNG says about itself. */
export interface PngFacts {
  readonly width: number
  readonly height: number
  /** Whether its pixels say how opaque they are. */
  readonly clear: boolean
  /** Pixels a metre across and down; absent when it does not say. */
  readonly perMetre?: readonly [number, number] | undefined
}

/** Takes the samples of a row: red, green, blue and with `clear` the opacity of each pixel. */
export type TakeRow = (y: number, samples: Uint8Array) => void

const SIGNATURE = '137 80 78 71 13 10 26 10'
/** Samples a pixel of the two colour types that are written. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/**
 * Reads a finished PNG of 8 bits a sample. It shares nothing with the writer, not even the library that packs. Throws an Error that says what is wrong when
 * the file is no such PNG, cut off or changed.
 */
export function readPng(bytes: Uint8Array, takeRow: TakeRow): PngFacts {
  const chunks = chunksOf(bytes)
  const [head, physical] = ['IHDR', 'pHYs'].map((name) => chunks.find((chunk) => chunk.name === name)?.data)
  if (!head || chunks.at(-1)?.name !== 'IEND') throw new Error('it has no end')
  const facts = { ...headOf(head), ...(physical && { perMetre: physicalOf(physical) }) }
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)
  takeRows(inflateSync(Buffer.concat(packed)), facts, takeRow)
  return facts
}

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  if (bytes.subarray(0, 8).join(' ') !== SIGNATURE) throw new Error('it is no PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = 8; at < bytes.length;) {
    if (at + 12 > bytes.length) throw new Error('it is cut off')
    const end = at + 8 + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end + 4 > bytes.length) throw new Error(`it is cut off in ${name}`)
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) throw new Error(`its check sum of ${name} is wrong`)
    chunks.push({ name, data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

function headOf(data: Uint8Array): PngFacts {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [depth, colourType, , , interlaced] = data.subarray(8)
  const channels = CHANNELS[colourType ?? -1]
  if (depth !== 8 || channels === undefined || interlaced !== 0) throw new Error('it has another kind of pixels')
  return { width: view.getUint32(0), height: view.getUint32(4), clear: channels === 4 }
}

function physicalOf(data: Uint8Array): readonly [number, number] | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return data[8] === 1 ? [view.getUint32(0), view.getUint32(4)] : undefined
}

/** Undoes the filters of all rows. */
function takeRows(unpacked: Uint8Array, { width, height, clear }: PngFacts, takeRow: TakeRow): void {
  const step = clear ? 4 : 3
  const rowBytes = 1 + width * step
  if (unpacked.length !== height * rowBytes) throw new Error(`it has ${unpacked.length / rowBytes} rows`)
  let above: Uint8Array = new Uint8Array(rowBytes - 1)
  for (let y = 0; y < height; y++) {
    const row = unpacked.subarray(y * rowBytes + 1, (y + 1) * rowBytes)
    unfilter(row, above, unpacked[y * rowBytes] ?? 0, step)
    takeRow(y, row)
    above = row
  }
}

/** Undoes a row's filter in place (PNG specification, 9.2). */
function unfilter(row: Uint8Array, above: Uint8Array, filter: number, step: number): void {
  if (filter > 4) throw new Error(`it has a row filter ${filter}`)
  if (filter === 0) return
  for (let i = 0; i < row.length; i++) {
    const left = i < step ? 0 : (row[i - step] ?? 0)
    const up = above[i] ?? 0
    const corner = i < step ? 0 : (above[i - step] ?? 0)
    row[i] = (row[i] ?? 0) + guess(filter, left, up, corner)
  }
}

/** What a filter took off a byte. */
function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const gradient = left + up - corner
  const [a, b, c] = [Math.abs(gradient - left), Math.abs(gradient - up), Math.abs(gradient - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
