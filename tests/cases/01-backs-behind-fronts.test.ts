import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfText } from '../support/pdf-text.ts'

it('puts every back behind its own front when the paper is turned about its long edge', async () => {
  const built = await buildCase(nineCards())
  const texts = await pdfText(built.pdf())
  const find = (text: string) => texts.find((run) => run.text === text)
  expect(built.files.map(({ pages, backs }) => [pages, backs])).toEqual([[2, 'long-edge']])
  for (let i = 1; i <= 9; i++) {
    const [front, back] = [find(`F${i}`), find(`B${i}`)]
    // The block of 3 x 3 poker cards stands in the middle of 210 x 297 mm.
    expect(front?.page).toBe(1)
    expect(front?.middle.x).toBeCloseTo(9.75 + 31.75 + 63.5 * ((i - 1) % 3), 1)
    expect(front?.middle.y).toBeCloseTo(15.15 + 44.45 + 88.9 * Math.floor((i - 1) / 3), 1)
    expect(back?.page).toBe(2)
    expect(back?.middle.x).toBeCloseTo(210 - (front?.middle.x ?? 0), 1)
    expect(back?.middle.y).toBeCloseTo(front?.middle.y ?? 0, 1)
    expect(back?.turn).toBeCloseTo(0, 3)
  }
  const topRow = texts.filter(({ page, text, middle }) => page === 2 && /^B\d$/.test(text) && middle.y < 100)
  expect(topRow.sort((a, b) => a.x - b.x).map(({ text }) => text)).toEqual(['B3', 'B2', 'B1'])
})
