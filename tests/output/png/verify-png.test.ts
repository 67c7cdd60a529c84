import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodePng } from '../../../src/output/encode-png.ts'
import { expectedPicture } from '../../../src/output/png/expected-picture.ts'
import { verifyPng } from '../../../src/output/png/verify-png.ts'
import { rasterSvg } from '../../../src/output/raster-svg.ts'
import { place, sampleFace, samplePage } from '../sample-job.ts'

const page = samplePage(1, [place(sampleFace('Alpha'), 20, 30), place(sampleFace('Beta'), 110, 30)])
const expected = expectedPicture(page, 72)

/** A picture of the page with marks in the places of both pieces, or what is given instead. */
function drawn(
  inside = '<circle cx="50" cy="60" r="8"/><circle cx="140" cy="60" r="8"/>',
  dpi = 72,
  clear = false,
): Uint8Array {
  const svg = `<svg viewBox="0 0 210 297" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  const raster = rasterSvg(svg, { width: 595, height: 842, background: '#ffffff' })
  if (!raster) throw new Error('nothing drawn')
  return encodePng(raster, { dpi, clear })
}

const codes = (bytes: Uint8Array): string[] => verifyPng(bytes, expected, 'a.png').map(({ code }) => code)

it('expects whole pixels, and pieces with their bleed', () => {
  expect(expected).toMatchObject({ width: 595, height: 842, perMetre: 2835, clear: false })
  // 17 mm (20 less 3 of bleed) of 210 mm at 595 pixels: 48.2; 27 of 297 at 842: 76.5.
  expect(expected.pieces[0]).toEqual({ label: 'Alpha', left: 48, top: 77, right: 245, bottom: 346 })
})

it('expects nothing but ground of a piece that has nothing else', () => {
  const bare = sampleFace('Bare', { svg: '<rect x="-3" y="-3" width="69.5" height="94.9" fill="#ffffff"/>' })
  expect(expectedPicture(samplePage(1, [place(bare, 20, 30)]), 72).pieces).toEqual([])
})

describe('a finished picture', () => {
  it('is fine as it should be', () => {
    expect(verifyPng(drawn(), expected, 'a.png')).toEqual([])
  })

  it('must have the right resolution', () => {
    expect(codes(drawn(undefined, 300))).toEqual(['png/wrong-resolution'])
    const [finding] = verifyPng(drawn(undefined, 300), expected, 'a.png')
    expect(finding?.message).toBe('a.png says that it has 11811 x 11811 pixels a metre, not 2835 x 2835')
  })

  it('must have the right size', () => {
    const found = verifyPng(drawn(), { ...expected, width: 596 }, 'a.png')
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['png/wrong-size', 'a.png has 595 x 842 pixels, not 596 x 842'],
    ])
  })

  it('must not be clear where it should be white', () => {
    expect(codes(drawn(undefined, 72, true))).toEqual(['png/not-opaque'])
  })

  it('must show each piece', () => {
    const found = verifyPng(drawn('<circle cx="50" cy="60" r="8"/>'), expected, 'a.png')
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['png/flat', 'a.png: Beta came out as one flat colour'],
    ])
  })

  it.each([
    ['is no PNG', (bytes: Uint8Array) => bytes.fill(0, 0, 4)],
    ['is cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 30)],
    ['is cut off in IDAT', (bytes: Uint8Array) => bytes.subarray(0, 120)],
    ['has no end', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 12)],
    ['has another check sum', (bytes: Uint8Array) => bytes.fill(7, 200, 201)],
  ])('must not be one that %s', (_, damage) => {
    expect(codes(damage(drawn()))).toEqual(['png/unreadable'])
  })

  it('must not lack rows though every chunk is whole', () => {
    const bytes = drawn()
    // The height in the head, 842, is raised by one, and the head's check sum is set right.
    const view = new DataView(bytes.buffer)
    view.setUint32(20, 843)
    view.setUint32(29, crc32(bytes.subarray(12, 29)))
    const [finding] = verifyPng(bytes, expected, 'a.png')
    expect(finding?.message).toBe('a.png: the finished picture cannot be read back: it has 842 rows')
  })
})
