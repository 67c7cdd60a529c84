import { inflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { encodePng } from '../../src/output/encode-png.ts'
import { readPng } from '../../src/output/png/read-png.ts'
import type { Raster } from '../../src/output/raster-svg.ts'

/** A picture whose pixels a function gives, colours multiplied by the opacity. */
function picture(width: number, height: number, at: (x: number, y: number) => readonly number[]): Raster {
  const pixels = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.set(at(x, y), 4 * (y * width + x))
  return { width, height, pixels }
}

/** Pixels as resvg decodes the file. */
function decoded(bytes: Uint8Array, { width, height }: Raster): number[] {
  const href = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  const image = `<image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`
  return [...new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels]
}

/** A painting: soft changes of colour with grain, which the Paeth filter packs better. */
const painting = picture(97, 300, (x, y) => [
  128 + Math.round(60 * Math.sin(x / 20) + ((x * 7919 + y * 104729) % 7)),
  128 + Math.round(60 * Math.cos(y / 30) + ((x * 31 + y * 17) % 5)),
  (x + y) % 256,
  255,
])

/** Letters of a few shapes, as a page of text has: each shape comes again and again. */
const flats = picture(240, 360, (x, y) => {
  const [letter, dx, dy] = [Math.floor(x / 12) * 7 + Math.floor(y / 12) * 3, x % 12, y % 12]
  const isInk = ((dx * 5 + dy * 11 + (letter % 5) * 17) * 7919) % 13 < 6
  return isInk ? [111, 20, 27, 255] : [255, 255, 255, 255]
})

/** The filter of each row, as the file says it. */
function filtersOf(bytes: Uint8Array, { width, height }: Raster): number[] {
  const start = Buffer.from(bytes).indexOf('IDAT')
  const rows = inflateSync(bytes.subarray(start + 4))
  return Array.from({ length: height }, (_, y) => rows[y * (1 + 3 * width)] ?? -1)
}

describe('a picture as PNG', () => {
  it.each([
    ['flats', flats],
    ['a painting', painting],
  ])('of %s is read by another program as it was', (_, raster) => {
    expect(decoded(encodePng(raster, { dpi: 300, clear: false }), raster)).toEqual([...raster.pixels])
  })

  it('packs flats as they are, and paintings by what their neighbours let expect', () => {
    const filters = (raster: Raster) => [...new Set(filtersOf(encodePng(raster, { dpi: 300, clear: false }), raster))]
    expect(filters(flats)).toEqual([0])
    expect(filters(painting)).toEqual([4])
    const plain = zlibSync(painting.pixels.filter((_, i) => i % 4 !== 3))
    expect(encodePng(painting, { dpi: 300, clear: false }).length).toBeLessThan(0.8 * plain.length)
  })

  it('keeps colours of half-clear pixels', () => {
    // Half-clear orange: 255, 128, 64 times 128 / 255.
    const raster = picture(
      3,
      2,
      (x) =>
        [
          [0, 0, 0, 0],
          [128, 64, 32, 128],
          [10, 20, 30, 255],
        ][x]!,
    )
    const samples: number[] = []
    const facts = readPng(encodePng(raster, { dpi: 72, clear: true }), (_, row) => samples.push(...row))
    expect(facts).toEqual({ width: 3, height: 2, clear: true, perMetre: [2835, 2835] })
    const row = [0, 0, 0, 0, 255, 128, 64, 128, 10, 20, 30, 255]
    expect(samples).toEqual([...row, ...row])
  })

  it('may start clear, as one with round corners does', () => {
    const away = (x: number, y: number): number => Math.hypot(Math.max(0, 35 - x, x - 714), Math.max(0, 35 - y))
    const opacity = (x: number, y: number): number => Math.round(255 * Math.min(1, Math.max(0, 36 - away(x, y))))
    const raster = picture(750, 60, (x, y) => [162, 32, 41, 255].map((value) => (value * opacity(x, y)) / 255))
    const found: number[] = []
    readPng(encodePng(raster, { dpi: 300, clear: true }), (_, row) => found.push(...row.filter((_, i) => i % 4 === 3)))
    expect(found).toEqual(Array.from({ length: 60 * 750 }, (_, i) => opacity(i % 750, Math.floor(i / 750))))
  })

  it('gives back any pixels, in any size', () => {
    const size = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300 }))
    fc.assert(
      fc.property(size, fc.infiniteStream(fc.nat(255)), ([width, height], values) => {
        const raster = picture(width, height, () => [...values.take(3), 255])
        const samples: number[] = []
        readPng(encodePng(raster, { dpi: 300, clear: false }), (_, row) => samples.push(...row))
        expect(samples).toEqual([...raster.pixels].filter((_, i) => i % 4 !== 3))
      }),
      { numRuns: 20 },
    )
  })

  it('is the same bytes each time', () => {
    const once = encodePng(painting, { dpi: 300, clear: false })
    expect(Buffer.from(encodePng(painting, { dpi: 300, clear: false })).equals(Buffer.from(once))).toBe(true)
  })
})
