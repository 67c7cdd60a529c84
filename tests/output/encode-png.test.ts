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

const flats = picture(64, 300, (x, y) => (x > 20 && y % 50 < 20 ? [111, 20, 27, 255] : [255, 255, 255, 255]))

describe('a picture as PNG', () => {
  it.each([
    ['flats', flats],
    ['a painting', painting],
  ])('of %s is read by another program as it was', (_, raster) => {
    expect(decoded(encodePng(raster, { dpi: 300, clear: false }), raster)).toEqual([...raster.pixels])
  })

  // Each strip of rows has code tables of its own, some hundred bytes.
  it('packs paintings much better than their plain bytes, and flats no worse', () => {
    const plain = (raster: Raster): number =>
      zlibSync(
        raster.pixels.filter((_, i) => i % 4 !== 3),
        { level: 6 },
      ).length
    expect(encodePng(painting, { dpi: 300, clear: false }).length).toBeLessThan(0.8 * plain(painting))
    expect(encodePng(flats, { dpi: 300, clear: false }).length).toBeLessThan(plain(flats) + 400)
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
