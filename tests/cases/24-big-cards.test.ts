import { expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, deckFile, paperOf } from '../support/case-game.ts'

/** Eight cards of 3.5 x 5 in on Letter. */
const cards = (grid: string) =>
  buildCase(
    { 'deck.yaml': deckFile(['{ title: Giant, count: 8 }'], `card: { width: 88.9, height: 127${grid} }`) },
    { papers: [paperOf('letter')] },
  )

it('puts as many big cards on a sheet as fit, two by two, none over another', async () => {
  const { pieces, pages } = readPdf((await cards('')).pdf())
  expect(pages).toHaveLength(2)
  const corners = pieces.filter(({ page }) => page === 1).map((piece) => piece.corners.map(({ x, y }) => [x, y]))
  expect(corners).toHaveLength(4)
  const lefts = [...new Set(corners.map((c) => Math.min(...c.map(([x = 0]) => x)).toFixed(2)))]
  const tops = [...new Set(corners.map((c) => Math.min(...c.map(([, y = 0]) => y)).toFixed(2)))]
  expect([lefts.length, tops.length]).toEqual([2, 2])
  expect(Math.abs(Number(lefts[1]) - Number(lefts[0]))).toBeCloseTo(88.9, 2)
  expect(Math.abs(Number(tops[1]) - Number(tops[0]))).toBeCloseTo(127, 2)
})

it('refuses a forced 3 x 3, says how many fit, and writes nothing', async () => {
  const built = await cards(', columns: 3, rows: 3')
  expect(built.files).toEqual([])
  expect(built.said.join('\n')).toMatch(/sheets\/grid-too-large deck\.yaml:3:\d+ .*2 x 2/)
})
