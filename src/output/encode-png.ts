import { zlibSync } from 'fflate'
import type { Raster } from './raster-svg.ts'
import { filterRows, type Filter } from './filter-rows.ts'
import { pixelsPerMetre } from './pixels.ts'
import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'

export interface PngOptions {
  /** Pixels an inch, written into the file so that it prints in its true size. */
  readonly dpi: number
  /** Whether the picture is clear in places; if not, its opacity is left out. */
  readonly clear: boolean
}

/** Rows of a sample, and how far samples are apart. */
const SAMPLE = 8
const SAMPLE_STEP = 128
const RGB = 2
const RGBA = 6

/**
 * A picture as a PNG of 8 bits a sample. Packed by fflate, which gives the same bytes on every machine; in one go, since what it packs in
 * strips (`Zlib` of 0.8.3) cannot be unpacked where a picture starts clear.
 */
export function encodePng(raster: Raster, { dpi, clear }: PngOptions): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, raster.width)
  view.setUint32(4, raster.height)
  header.set([8, clear ? RGBA : RGB, 0, 0, 0], 8)
  const physical = new Uint8Array(9)
  const physicalView = new DataView(physical.buffer)
  physicalView.setUint32(0, pixelsPerMetre(dpi))
  physicalView.setUint32(4, pixelsPerMetre(dpi))
  physical[8] = 1
  const chunks = [PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('pHYs', physical)]
  const filter = betterFilter(raster, clear)
  chunks.push(pngChunk('IDAT', zlibSync(filterRows(raster, 0, raster.height, clear, filter), { level: 6 })))
  chunks.push(pngChunk('IEND', new Uint8Array()))
  return joined(chunks)
}

/** The filter that packs a sixteenth of the rows better: `none` for flat colours and text, `paeth` for photographs and paintings. */
function betterFilter(raster: Raster, clear: boolean): Filter {
  const sizes = { none: 0, paeth: 0 }
  for (let from = 0; from < raster.height; from += SAMPLE_STEP) {
    const to = Math.min(raster.height, from + SAMPLE)
    for (const filter of ['none', 'paeth'] as const)
      sizes[filter] += zlibSync(filterRows(raster, from, to, clear, filter), { level: 1 }).length
  }
  return sizes.none <= sizes.paeth ? 'none' : 'paeth'
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
