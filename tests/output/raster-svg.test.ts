import { describe, expect, it } from 'vitest'
import { rasterSvg } from '../../src/output/raster-svg.ts'

const page = (inside: string, width = 10, height = 10): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** Red, green, blue and opacity of a pixel. */
function at({ pixels, width }: { pixels: Uint8Array; width: number }, x: number, y: number): number[] {
  return [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)]
}

const drawn = (svg: string, width: number, height: number, background?: string) => {
  const raster = rasterSvg(svg, { width, height, background })
  if (!raster) throw new Error('nothing drawn')
  expect(raster.pixels).toHaveLength(4 * raster.width * raster.height)
  return raster
}

describe('a page as pixels', () => {
  it('has the size asked for, and its drawing fills it to the last row and column', () => {
    // 63 x 88 mm at 300 dpi are 744.09 x 1039.37 pixels.
    const raster = drawn(page('<rect width="63" height="88" fill="#2040ff"/>', 63, 88), 744, 1039)
    expect([raster.width, raster.height]).toEqual([744, 1039])
    for (const [x, y] of [
      [0, 0],
      [743, 0],
      [0, 1038],
      [743, 1038],
    ] as const)
      expect(at(raster, x, y)).toEqual([32, 64, 255, 255])
  })

  it('is clear where nothing is drawn, or shows its background', () => {
    const svg = page('<rect width="5" height="10" fill="#ff0000"/>')
    expect(at(drawn(svg, 20, 20), 15, 5)).toEqual([0, 0, 0, 0])
    expect(at(drawn(svg, 20, 20, '#ffffff'), 15, 5)).toEqual([255, 255, 255, 255])
    expect(at(drawn(svg, 20, 20, '#ffffff'), 5, 5)).toEqual([255, 0, 0, 255])
  })
})

describe('a layer far outside the page', () => {
  const inPage = '<rect x="2" y="2" width="4" height="4" fill="#00ff00"/>'

  it.each([
    ['right', 25, 1],
    ['far right', 350, 1],
    ['left', -35, 1],
    ['below', 1, 25],
    ['above', 1, -60],
  ])('%s of it neither ends the process nor changes the picture', (_, x, y) => {
    const far = `<g opacity="0.5"><rect x="${x}" y="${y}" width="2" height="2"/></g>`
    const raster = drawn(page(inPage + far), 100, 80, '#ffffff')
    expect([raster.width, raster.height]).toEqual([100, 80])
    expect(at(raster, 40, 32)).toEqual([0, 255, 0, 255])
    expect(at(raster, 19, 32)).toEqual([255, 255, 255, 255])
    expect(at(raster, 59, 47)).toEqual([0, 255, 0, 255])
    expect(at(raster, 60, 48)).toEqual([255, 255, 255, 255])
  })

  it('may be clipped or lie in a clipped group', () => {
    const clip = '<clipPath id="c"><rect width="4" height="4"/></clipPath>'
    const far = '<g clip-path="url(#c)"><g opacity="0.5"><rect x="90" width="3" height="3"/></g></g>'
    expect(at(drawn(page(clip + inPage + far), 50, 50, '#ffffff'), 15, 15)).toEqual([0, 255, 0, 255])
  })
})

it('draws nothing that is larger than the limit, also where only its surroundings are', () => {
  expect(rasterSvg(page(''), { width: 10_001, height: 10_000 })).toBeUndefined()
  const far = '<g opacity="0.5"><rect x="9000" y="9000" width="2" height="2"/></g>'
  expect(rasterSvg(page(far), { width: 100, height: 100 })).toBeUndefined()
})
