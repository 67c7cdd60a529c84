import { expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, deckFile, paperOf } from '../support/case-game.ts'

const POINTS: Readonly<Record<string, readonly number[]>> = { a4: [595.28, 841.89], letter: [612, 792] }
const toPoints = (mm: number): number => (mm * 72) / 25.4

it('prints on the paper that was asked for, in the same size', async () => {
  const files = { 'deck.yaml': deckFile(['{ title: Orc, count: 10 }']) }
  const built = await buildCase(files, { papers: [paperOf('letter'), paperOf('a4')] })
  for (const [paper, sides = []] of Object.entries(POINTS)) {
    const { pages, pieces } = readPdf(built.pdf(paper))
    for (const page of pages) {
      const found = [toPoints(page.width), toPoints(page.height)].sort((a, b) => a - b)
      expect(found[0]).toBeCloseTo(sides[0] ?? 0, 1)
      expect(found[1]).toBeCloseTo(sides[1] ?? 0, 1)
    }
    expect(pieces).toHaveLength(10)
    for (const { corners } of pieces) expect((corners[1]?.x ?? 0) - (corners[0]?.x ?? 0)).toBeCloseTo(63.5, 2)
  }
})

/** 70 mm squares in three forced columns: 215 mm with the margins, which Letter (215.9 mm) has and A4 has not. */
const tiles = (rows: string) => ({
  'deck.yaml': deckFile(
    ['{ title: Tile, count: 9 }'],
    `card: { width: 70, height: 70, columns: 3${rows}, margin: 2.5 }`,
  ),
})
const leftEdges = (pdf: Uint8Array): number[] =>
  readPdf(pdf)
    .pieces.filter(({ page }) => page === 1)
    .map(({ corners }) => Math.round((corners[0]?.x ?? 0) * 100) / 100)

it('a forced grid stands on the paper that holds it', async () => {
  const built = await buildCase(tiles(', rows: 3'), { papers: [paperOf('letter')] })
  expect(leftEdges(built.pdf())).toEqual([0, 1, 2].flatMap(() => [2.95, 72.95, 142.95]))
  expect(built.said.join('\n')).toMatch(/sheets\/near-edge deck\.yaml:3:\d+ .*2\.95 mm/)
})

it('a forced grid that the paper cannot hold is refused, never scaled', async () => {
  const built = await buildCase(tiles(', rows: 3'))
  expect(built.said.join('\n')).toMatch(/sheets\/grid-too-large deck\.yaml:3:\d+ .*3 x 3 .*70 x 70 mm.*A4/)
  expect(built.files).toEqual([])
})

it('three forced columns that fit only across A4 are printed on a landscape page, in true size', async () => {
  const built = await buildCase(tiles(''))
  const { pages, pieces } = readPdf(built.pdf())
  expect(pages.map(({ width }) => Math.round(width))).toEqual([297, 297])
  expect(leftEdges(built.pdf())).toEqual([0, 1].flatMap(() => [43.5, 113.5, 183.5]))
  for (const { corners } of pieces) expect((corners[1]?.x ?? 0) - (corners[0]?.x ?? 0)).toBeCloseTo(70, 2)
})
