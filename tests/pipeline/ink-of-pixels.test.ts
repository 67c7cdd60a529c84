import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkOfPixels } from '../../src/pipeline/ink-of-pixels.ts'

const picture = (width: number, colours: readonly (readonly [number, number, number])[]) => ({
  pixels: new Uint8Array(colours.flatMap(([r, g, b]) => [r, g, b, 255])),
  width,
  height: colours.length / width,
})
const whole = { left: 0, top: 0, right: 100, bottom: 100 }
const channel = fc.integer({ min: 0, max: 255 })

describe('inkOfPixels', () => {
  it.each([
    ['white', [255, 255, 255], 0],
    ['black', [0, 0, 0], 1],
    ['cyan', [0, 255, 255], 1],
    ['red: magenta and yellow', [255, 0, 0], 2],
    // max 163: black 92/255; cyan 0, magenta 129/163, yellow 121/163.
    ['scarlet', [163, 34, 42], 92 / 255 + 250 / 163],
    // max 238: black 17/255; magenta 51/238, yellow 187/238.
    ['ochre', [238, 187, 51], 17 / 255 + 1],
  ] as const)('counts %s', (_, colour, ink) => {
    expect(inkOfPixels(picture(1, [colour]), whole).ink).toBeCloseTo(ink, 9)
  })

  it('counts the pixels of its box only', () => {
    const [k, w] = [[0, 0, 0] as const, [255, 255, 255] as const]
    const image = picture(3, [k, w, w, w, k, k])
    expect(inkOfPixels(image, { left: 0.4, top: 0, right: 1.4, bottom: 2 })).toEqual({ ink: 1, area: 2 })
    expect(inkOfPixels(image, { left: 1, top: 1, right: 3, bottom: 2 })).toEqual({ ink: 2, area: 2 })
    expect(inkOfPixels(image, { left: 5, top: 0, right: 9, bottom: 2 })).toEqual({ ink: 0, area: 0 })
  })

  it('is a grey edge in the share that it covers, and never more than three inks', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        expect(inkOfPixels(picture(1, [[r, r, r]]), whole).ink).toBeCloseTo(1 - r / 255, 9)
        const { ink } = inkOfPixels(picture(1, [[r, g, b]]), whole)
        expect(ink).toBeGreaterThanOrEqual(0)
        expect(ink).toBeLessThanOrEqual(3)
      }),
    )
  })
})
