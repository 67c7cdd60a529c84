import { describe, expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, deckFile } from '../support/case-game.ts'
import { pngPixels } from '../support/png-pixels.ts'

/** Named and own sizes, with their nominal sides in mm. */
const SIZES: [written: string, width: number, height: number][] = [
  ['size: poker', 2.5 * 25.4, 3.5 * 25.4],
  ['width: 63.5, height: 88.9', 63.5, 88.9],
  ['size: standard', 63, 88],
  ['size: japanese', 59, 86],
  ['width: 44, height: 68', 44, 68],
  ['width: 120, height: 80', 120, 80],
]

describe.each(SIZES)('%s', (written, width, height) => {
  it('is printed in its nominal size', async () => {
    const files = { 'deck.yaml': deckFile(['{ title: Orc, text: Shouts. }'], `card: { ${written} }`) }
    const built = await buildCase(files, { formats: ['pdf', 'svg'] })
    const { pieces, pages } = readPdf(built.pdf())
    const [topLeft, topRight, , bottomLeft] = pieces[0]?.corners ?? []
    expect(pieces).toHaveLength(1)
    const points = (mm: number) => (mm * 72) / 25.4
    expect(points((topRight?.x ?? 0) - (topLeft?.x ?? 0))).toBeCloseTo((width * 72) / 25.4, 2)
    expect(points((bottomLeft?.y ?? 0) - (topLeft?.y ?? 0))).toBeCloseTo((height * 72) / 25.4, 2)
    expect(pages[0]?.trim?.width).toBeCloseTo(width, 2)

    const svg = built.svgs()[0] ?? ''
    const [, w, h, boxWidth, boxHeight] =
      /^<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    expect([w, h].map(Number).sort((a, b) => a - b)).toEqual([210, 297])
    expect([boxWidth, boxHeight]).toEqual([w, h])
    // The card's place in the SVG: its trim with up to 2 mm of bleed on each side.
    const clip = /<rect [^>]*width="([\d.]+)" height="([\d.]+)"\/><\/clipPath><g [^>]*data-piece/.exec(svg)
    for (const [shown, nominal] of [
      [Number(clip?.[1]), width],
      [Number(clip?.[2]), height],
    ] as const) {
      expect(shown).toBeGreaterThanOrEqual(nominal)
      expect(shown).toBeLessThanOrEqual(nominal + 4.001)
    }
  })
})

it.each(SIZES)('%s is a picture of its nominal size, to half a pixel', async (written, width, height) => {
  const files = { 'deck.yaml': deckFile(['{ title: Orc, text: Shouts. }'], `card: { ${written} }`) }
  const { files: made } = await buildCase(files, { formats: ['png'], dpi: 300, each: { bleed: 0, corner: 0 } })
  const picture = pngPixels(made.find(({ format }) => format === 'png')?.bytes ?? new Uint8Array())
  // What programs print: pixels by the resolution that the file says. Half a pixel of 300 dpi is 0.042 mm.
  expect(Math.abs(picture.width / picture.perMm - width)).toBeLessThanOrEqual(0.0425)
  expect(Math.abs(picture.height / picture.perMm - height)).toBeLessThanOrEqual(0.0425)
})

it('a poker card measures 180 x 252 pt', async () => {
  const built = await buildCase({ 'deck.yaml': deckFile(['{ title: Orc }']) })
  const trim = readPdf(built.pdf()).pages[0]?.trim
  expect(((trim?.width ?? 0) * 72) / 25.4).toBeCloseTo(180, 2)
  expect(((trim?.height ?? 0) * 72) / 25.4).toBeCloseTo(252, 2)
})
