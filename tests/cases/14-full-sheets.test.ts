import { describe, expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase } from '../support/case-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfText } from '../support/pdf-text.ts'

describe.each([
  [17, 2],
  [18, 2],
  [19, 3],
])('%i cards, nine a sheet', (cards, sheets) => {
  it.each([
    ['none', sheets],
    ['long-edge', 2 * sheets],
  ] as const)('backs %s', async (backs, pages) => {
    const built = await buildCase(nineCards('', cards), { backs: [backs === 'none' ? 'none' : backs] })
    const { pieces, pages: found } = readPdf(built.pdf())
    expect(found).toHaveLength(pages)
    for (let page = 1; page <= pages; page++) expect(pieces.some((piece) => piece.page === page)).toBe(true)
    const texts = await pdfText(built.pdf())
    const fronts = texts.filter(({ text }) => /^F\d+$/.test(text))
    expect(fronts.map(({ text }) => text)).toEqual(Array.from({ length: cards }, (_, i) => `F${i + 1}`))
    const onSecond = texts.find(({ text }) => text === (cards === 17 ? 'F17' : 'F18'))
    expect(onSecond?.page).toBe(backs === 'none' ? 2 : 3)
  })
})
