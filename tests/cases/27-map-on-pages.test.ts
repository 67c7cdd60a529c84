import { beforeAll, expect, it } from 'vitest'
import { readPdf, type MeasuredPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, type BuiltCase } from '../support/case-game.ts'
import { gridLines } from '../support/grid-lines.ts'
import { mapCase } from '../support/map-case.ts'
import { pdfText, type PdfText } from '../support/pdf-text.ts'

let built: BuiltCase
let pdf: MeasuredPdf
let texts: PdfText[]

beforeAll(async () => {
  // 277.1 x 382.5 mm of hexes.
  built = await buildCase(mapCase('columns: 21, rows: 25', 'size: 15\n'), { formats: ['pdf', 'svg'] })
  pdf = readPdf(built.pdf('a4'))
  texts = await pdfText(built.pdf('a4'))
}, 60_000)

/** What of the map shows on a page, from the clip in the written file. */
const shownOn = (page: number) => {
  const visible = pdf.pieces.find((piece) => piece.page === page)?.visible
  if (!visible) throw new Error(`nothing on page ${page}`)
  return visible
}

const numbersOn = (page: number) => texts.filter((text) => text.page === page && /^\d{4}$/.test(text.text))

it('takes four upright pages of A4', () => {
  expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    Array(4).fill([210, 297]),
  )
})

it('shows each of the 525 numbers whole on at least one page', () => {
  const whole = new Set<string>()
  for (const page of [1, 2, 3, 4]) {
    const { x, y, width, height } = shownOn(page)
    for (const number of numbersOn(page)) {
      // Digits are 0.7 em high.
      const cap = number.pt * 0.3528 * 0.7
      if (number.x > x && number.x + number.width < x + width && number.y - cap > y && number.y < y + height)
        whole.add(number.text)
    }
  }
  expect(whole.size).toBe(525)
})

it('differs on neighbouring pages by exactly the page step, at one scale', () => {
  const places = [1, 2, 3, 4].map((page) => new Map(numbersOn(page).map((number) => [number.text, number])))
  const steps = [1, 2, 3].map((other) => {
    const pairs = [...(places[0] ?? [])].flatMap(([id, here]) => {
      const there = places[other]?.get(id)
      return there ? [{ x: here.x - there.x, y: here.y - there.y }] : []
    })
    expect(pairs.length).toBeGreaterThan(0)
    for (const { x, y } of pairs) {
      expect(Math.abs(x - (pairs[0]?.x ?? NaN))).toBeLessThan(0.1)
      expect(Math.abs(y - (pairs[0]?.y ?? NaN))).toBeLessThan(0.1)
    }
    return pairs[0] ?? { x: NaN, y: NaN }
  })
  const [right, down, both] = steps
  expect(right?.y).toBeCloseTo(0, 1)
  expect(down?.x).toBeCloseTo(0, 1)
  expect(both?.x).toBeCloseTo(right?.x ?? NaN, 1)
  expect(both?.y).toBeCloseTo(down?.y ?? NaN, 1)
  // A page shows its step and the 10 mm that the next one repeats.
  expect(shownOn(1).width).toBeCloseTo((right?.x ?? NaN) + 10, 1)
  expect(shownOn(1).height).toBeCloseTo((down?.y ?? NaN) + 10, 1)
})

it('has hexes of 15 mm on every page, and the map measures 277.1 x 382.5 mm', () => {
  const pages = built.svgs().slice(0, 4)
  for (const page of pages) {
    const lines = gridLines(page)
    const xs = lines.flatMap(({ x1, x2 }) => [x1, x2])
    const ys = lines.flatMap(({ y1, y2 }) => [y1, y2])
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(277.1, 1)
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(382.5, 1)
  }
})

it('keeps tags, head and foot off the map', () => {
  for (const page of [1, 2, 3, 4]) {
    const { x, y, width, height } = shownOn(page)
    // The map itself has numbers, title and key; everything else on the page is furniture.
    const furniture = texts.filter(
      (text) => text.page === page && /^([AB][12]|Print at|Page \d|Cut along)/.test(text.text),
    )
    expect(furniture.length).toBeGreaterThanOrEqual(7)
    for (const text of furniture) {
      const outside =
        text.x + text.width <= x || text.x >= x + width || text.y <= y || text.y - text.pt * 0.3528 * 0.7 >= y + height
      expect([text.text, outside]).toEqual([text.text, true])
    }
  }
})
