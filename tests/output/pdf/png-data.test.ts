import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { jpegData } from '../../../src/output/pdf/jpeg-data.ts'
import { pngData } from '../../../src/output/pdf/png-data.ts'

const read = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../images/${name}.png`, import.meta.url)))

/** Pixels as resvg decodes the same file: RGBA, colour multiplied by opacity. */
function reference(name: string, width: number, height: number): number[] {
  const href = `data:image/png;base64,${Buffer.from(read(name)).toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`
  return [...new Resvg(svg).render().pixels]
}

describe('pngData', () => {
  it('stores a PNG without transparency as it is', () => {
    const data = pngData(read('grey'))
    expect(data).toMatchObject({
      width: 8,
      height: 8,
      dictionary: {
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        DecodeParms: { Predictor: 15, Colors: 1, Columns: 8 },
      },
    })
    expect(data.alpha).toBeUndefined()
    // Eight rows of a filter byte and eight samples.
    expect(unzlibSync(data.samples).length).toBe(72)
  })

  it.each(['clear', 'palette', 'interlaced', 'deep'])('unpacks %s into the right pixels', (name) => {
    const { width, height, samples, alpha } = pngData(read(name))
    const [colours, opacity] = [unzlibSync(samples), alpha && unzlibSync(alpha)]
    const pixels = reference(name, width, height)
    for (let i = 0; i < width * height; i++) {
      const a = opacity?.[i] ?? 255
      expect(Math.abs(a - pixels[4 * i + 3]!)).toBeLessThanOrEqual(1)
      for (const part of [0, 1, 2]) {
        const wanted = pixels[4 * i + part]!
        expect(Math.abs((colours[3 * i + part]! * a) / 255 - wanted)).toBeLessThanOrEqual(3)
      }
    }
  })

  it('refuses what is no PNG', () => expect(() => pngData(new Uint8Array(40))).toThrow('PNG'))
})

describe('jpegData', () => {
  const start = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]
  const frame = (marker: number, components: number) => [
    0xff,
    marker,
    0x00,
    0x11,
    8,
    0x00,
    0x20,
    0x01,
    0x40,
    components,
  ]

  it('reads size and colours from the frame, past other segments', () => {
    const bytes = Uint8Array.from([
      ...start,
      0xff,
      0xc4,
      0x00,
      0x03,
      0x00,
      ...frame(0xc2, 3),
      ...Array<number>(20).fill(0),
    ])
    expect(jpegData(bytes)).toMatchObject({
      width: 320,
      height: 32,
      dictionary: { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'DCTDecode' },
      samples: bytes,
    })
    expect(jpegData(Uint8Array.from([...start, ...frame(0xc0, 1), 0, 0])).dictionary).toMatchObject({
      ColorSpace: 'DeviceGray',
    })
    expect(jpegData(Uint8Array.from([...start, ...frame(0xc0, 4), 0, 0])).dictionary).toMatchObject({
      ColorSpace: 'DeviceCMYK',
      Decode: [1, 0, 1, 0, 1, 0, 1, 0],
    })
  })

  it('refuses a file without a frame', () => {
    expect(() => jpegData(Uint8Array.from(start))).toThrow('without a frame')
    expect(() => jpegData(Uint8Array.from([...start, ...frame(0xc0, 2), 0, 0]))).toThrow('2 components')
  })
})
