import { describe, expect, it } from 'vitest'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'
import { pngPixels } from '../support/png-pixels.ts'
import { pdfShapes } from '../support/pdf-shapes.ts'

const svg = (head: string, side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}><path d="M0 0h${side}v${side}h-${side}z"/></svg>`

const CUT = { bleed: 0, corner: 0 }

/** The same full square, its file's size given in three ways. */
const FILES: GameFiles = {
  'art/metric.svg': svg('width="10mm" height="10mm"', 37.795276),
  'art/plain.svg': svg('width="10" height="10"', 10),
  'art/boxed.svg': svg('viewBox="0 0 512 512"', 512),
  'templates/icon.svg.hbs': '{{icon sign x=20 y=30 width=8 height=8}}',
}

/** The rectangle of black pixels of a picture, mm from its top left. */
function blackBox(bytes: Uint8Array) {
  const { width, height, perMm, at } = pngPixels(bytes)
  const black: (readonly [number, number])[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (
        at(x, y)
          .slice(0, 3)
          .every((value) => value < 128)
      )
        black.push([x, y])
  const [xs, ys] = [black.map(([x]) => x), black.map(([, y]) => y)]
  const [left, top] = [xs, ys].map((side) => side.reduce((a, b) => Math.min(a, b), Infinity)) as [number, number]
  const [right, bottom] = [xs, ys].map((side) => side.reduce((a, b) => Math.max(a, b), 0) + 1) as [number, number]
  return { x: left / perMm, y: top / perMm, width: (right - left) / perMm, height: (bottom - top) / perMm }
}

describe.each(['metric', 'plain', 'boxed'])('the icon %s', (name) => {
  it('placed 8 mm wide is 8 mm wide', async () => {
    const deck = deckFile([`{ title: Card, sign: ${name} }`], 'card: { template: icon }\nfields: { sign: icon }')
    const built = await buildCase({ ...FILES, 'deck.yaml': deck }, { formats: ['pdf', 'svg'] })
    const pictures = await buildCase({ ...FILES, 'deck.yaml': deck }, { formats: ['png'], dpi: 127, each: CUT })
    // The first card's corner on A4 is (9.75, 15.15).
    const [square] = (await pdfShapes(built.pdf())).filter(({ filled }) => filled)
    const ink = inkOf(built.svgs()[0] ?? '', 10).box({ x: 9.75, y: 15.15, width: 63.5, height: 88.9 })
    const picture = blackBox(pictures.files[0]?.bytes ?? new Uint8Array())
    const onPage = { ...picture, x: picture.x + 9.75, y: picture.y + 15.15 }
    for (const found of [square, ink, onPage]) {
      expect(Math.abs((found?.x ?? 0) - 29.75)).toBeLessThanOrEqual(0.1)
      expect(Math.abs((found?.y ?? 0) - 45.15)).toBeLessThanOrEqual(0.1)
      expect(Math.abs((found?.width ?? 0) - 8)).toBeLessThanOrEqual(0.1)
      expect(Math.abs((found?.height ?? 0) - 8)).toBeLessThanOrEqual(0.1)
    }
  })
})
