import { expect, it } from 'vitest'
import { buildCase, type BuiltCase } from '../support/case-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfShapes } from '../support/pdf-shapes.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'

/** Strokes of a page of marks alone: upright or lying, longer than 0.5 mm. The three block edges come from the trims measured in the same PDF. */
function marksOf(built: BuiltCase) {
  const { pieces, pages } = readPdf(built.pdf())
  const svg = built.svgs()[0] ?? ''
  const path = /<path d="(M[^"]*)" fill="none" stroke="#000000" stroke-width="0.15"\/>/.exec(svg)?.[1] ?? ''
  const marks = [...path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)].map(([, x, y, way, length]) => ({
    x: Number(x),
    y: Number(y),
    upright: way === 'v',
    length: Number(length),
  }))
  return { marks, pieces, page: pages[0] }
}

it('every cut has a mark at both ends, on its line, off the cards and off the paper’s edge', async () => {
  const built = await buildCase(nineCards(', bleed: 3'), { formats: ['pdf', 'svg'] })
  const { marks, pieces, page } = marksOf(built)
  const trims = pieces.filter((piece) => piece.page === 1).map(({ corners }) => corners)
  const xs = trims.flatMap((corners) => corners.map(({ x }) => x))
  const ys = trims.flatMap((corners) => corners.map(({ y }) => y))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { width = 0, height = 0 } = page ?? {}
  // Three columns and rows that touch have four cuts each way, each with two marks.
  expect(marks).toHaveLength(16)
  for (const x of [0, 1, 2, 3].map((column) => 9.75 + 63.5 * column)) {
    const ends = marks.filter((mark) => mark.upright && Math.abs(mark.x - x) <= 0.05)
    expect(ends.map((mark) => (mark.y < top ? 'above' : 'below')).sort()).toEqual(['above', 'below'])
    for (const mark of ends) {
      expect(mark.y >= bottom || mark.y + mark.length <= top).toBe(true)
      expect(mark.y).toBeGreaterThanOrEqual(5)
      expect(mark.y + mark.length).toBeLessThanOrEqual(height - 5)
    }
  }
  for (const y of [0, 1, 2, 3].map((row) => 15.15 + 88.9 * row)) {
    const ends = marks.filter((mark) => !mark.upright && Math.abs(mark.y - y) <= 0.05)
    expect(ends.map((mark) => (mark.x < left ? 'left' : 'right')).sort()).toEqual(['left', 'right'])
    for (const mark of ends) {
      expect(mark.x >= right || mark.x + mark.length <= left).toBe(true)
      expect(mark.x).toBeGreaterThanOrEqual(5)
      expect(mark.x + mark.length).toBeLessThanOrEqual(width - 5)
    }
  }
})

it('stand in the PDF where they stand in the SVG', async () => {
  const built = await buildCase(nineCards(', bleed: 3'), { formats: ['pdf', 'svg'] })
  const { marks } = marksOf(built)
  // All marks are one path.
  const shapes = (await pdfShapes(built.pdf())).filter(({ page, filled }) => page === 1 && !filled)
  const left = Math.min(...marks.map(({ x }) => x))
  const top = Math.min(...marks.map(({ y }) => y))
  expect(shapes.some(({ x, y }) => Math.abs(x - left) < 0.01 && Math.abs(y - top) < 0.01)).toBe(true)
})
