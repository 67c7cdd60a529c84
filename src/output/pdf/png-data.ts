import { unzlibSync, zlibSync } from 'fflate'
import type { ImageData } from './image-data.ts'
import { joinBytes } from './join-bytes.ts'
import { pngRows, type PngHeader } from './png-rows.ts'

interface PngFile extends PngHeader {
  readonly palette: Uint8Array
  /** Opacity of palette entries, or the one sample value that is transparent. */
  readonly transparency: Uint8Array | undefined
  readonly packed: Uint8Array
}

/** Samples a pixel by colour type: grey, RGB, palette, grey + alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function readPng(bytes: Uint8Array): PngFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const known = chunks.get(name) ?? []
    known.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
    chunks.set(name, known)
  }
  const header = chunks.get('IHDR')?.[0]
  const data = chunks.get('IDAT')
  if (!header || !data) throw new Error('PNG without header or data')
  const at = (index: number): number => header[index] ?? 0
  const channels = CHANNELS[at(9)]
  if (channels === undefined) throw new Error(`PNG of colour type ${at(9)}`)
  const head = new DataView(header.buffer, header.byteOffset, header.byteLength)
  return {
    width: head.getUint32(0),
    height: head.getUint32(4),
    depth: at(8),
    colourType: at(9),
    channels,
    interlaced: at(12) === 1,
    palette: chunks.get('PLTE')?.[0] ?? new Uint8Array(),
    transparency: chunks.get('tRNS')?.[0],
    packed: joinBytes(data),
  }
}

/**
 * A PNG as a PDF image. One without transparency is stored as it is, since PDF knows PNG's row filters; others are unpacked into
 * 8-bit colour and opacity. Throws on malformed files.
 */
export function pngData(bytes: Uint8Array): ImageData {
  const png = readPng(bytes)
  const { width, height, depth, colourType } = png
  const translucent = colourType === 4 || colourType === 6 || png.transparency !== undefined
  if (!translucent && !png.interlaced) {
    const colours = colourType === 2 ? 3 : 1
    const ColorSpace =
      colourType === 3
        ? ['Indexed', 'DeviceRGB', png.palette.length / 3 - 1, png.palette]
        : colourType === 2
          ? 'DeviceRGB'
          : 'DeviceGray'
    const DecodeParms = { Predictor: 15, Colors: colours, BitsPerComponent: depth, Columns: width }
    return {
      width,
      height,
      dictionary: { ColorSpace, BitsPerComponent: depth, Filter: 'FlateDecode', DecodeParms },
      samples: png.packed,
    }
  }
  const colour = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height)
  const top = 2 ** depth - 1
  const samples = pngRows(png, unzlibSync(png.packed))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const value = (channel: number): number => samples[pixel * png.channels + channel] ?? 0
    const rgb = colourOf(png, value, top)
    colour.set(rgb, pixel * 3)
    alpha[pixel] = opacityOf(png, value, top)
  }
  return {
    width,
    height,
    dictionary: { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'FlateDecode' },
    samples: zlibSync(colour, { level: 9 }),
    ...(translucent && { alpha: zlibSync(alpha, { level: 9 }) }),
  }
}

type Value = (channel: number) => number

function colourOf(png: PngFile, value: Value, top: number): readonly number[] {
  if (png.colourType === 3) return [0, 1, 2].map((part) => png.palette[value(0) * 3 + part] ?? 0)
  const byte = (sample: number): number => Math.round((sample * 255) / top)
  const rgb = png.colourType === 2 || png.colourType === 6
  return rgb ? [byte(value(0)), byte(value(1)), byte(value(2))] : [byte(value(0)), byte(value(0)), byte(value(0))]
}

function opacityOf(png: PngFile, value: Value, top: number): number {
  const { colourType, transparency } = png
  if (colourType === 4 || colourType === 6) return Math.round((value(png.channels - 1) * 255) / top)
  if (!transparency) return 255
  if (colourType === 3) return transparency[value(0)] ?? 255
  const clear = Array.from(
    { length: png.channels },
    (_, i) => (transparency[2 * i] ?? 0) * 256 + (transparency[2 * i + 1] ?? 0),
  )
  return clear.every((sample, channel) => sample === value(channel)) ? 0 : 255
}
