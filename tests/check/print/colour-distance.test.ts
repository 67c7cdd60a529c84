import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ciede2000, colourDistance, VIEWS } from '../../../src/check/print/colour-distance.ts'

type Lab = readonly [number, number, number]

/** Pairs published with the formula (Sharma, Wu and Dalal 2005), picked for its corners: hue by half circles, greys, the turn in the blues. */
const PUBLISHED: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('the distance of colours', () => {
  it.each(PUBLISHED)('of %j and %j is %d', (a, b, distance) => {
    expect(ciede2000(a, b)).toBeCloseTo(distance, 4)
    expect(ciede2000(b, a)).toBeCloseTo(distance, 4)
  })

  it('is 0 for the same colour, 100 from black to white, and the same both ways', () => {
    for (const view of VIEWS) expect(colourDistance('#000000', '#ffffff', view)).toBeCloseTo(100, 1)
    fc.assert(
      fc.property(anyColour, anyColour, fc.constantFrom(...VIEWS), (a, b, view) => {
        expect(colourDistance(a, a, view)).toBe(0)
        expect(colourDistance(a, b, view)).toBeCloseTo(colourDistance(b, a, view), 9)
      }),
    )
  })

  it('knows no hue in grey', () => {
    // Red, green and grey of one luminance: 0.2126 of full red is 0.2126 of white.
    expect(colourDistance('#ff0000', '#7f7f7f', 'grey')).toBeLessThan(1)
    expect(colourDistance('#ff0000', '#7f7f7f', 'normal')).toBeGreaterThan(30)
  })

  it('brings red and green together where red or green is not seen, and blue and green where blue is not', () => {
    const ratio = (a: string, b: string, view: (typeof VIEWS)[number]): number =>
      colourDistance(a, b, view) / colourDistance(a, b, 'normal')
    expect(ratio('#b04030', '#5a7a30', 'green-blind')).toBeLessThan(0.4)
    expect(ratio('#b04030', '#5a7a30', 'blue-blind')).toBeGreaterThan(0.7)
    expect(ratio('#3060c0', '#308070', 'blue-blind')).toBeLessThan(0.6)
  })

  // Worked out by another program, with other tables of what colour-blind eyes see.
  it.each([
    ['#a3222a', '#eebb33', [54, 39, 50, 37, 38]],
    ['#eebb33', '#22394f', [71, 55, 66, 72, 67]],
    ['#a3222a', '#22394f', [38, 10, 25, 38, 46]],
  ])('of %s and %s agrees with other tables but for 1', (a, b, others) => {
    VIEWS.forEach((view, i) => {
      expect(Math.abs(Math.round(colourDistance(a, b, view)) - (others[i] ?? NaN)), view).toBeLessThanOrEqual(1)
    })
  })
})
