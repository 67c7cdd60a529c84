import { expect, it } from 'vitest'
import { buildCase, type GameFiles } from '../support/case-game.ts'
import { pageTexts, pdfText } from '../support/pdf-text.ts'

// Ids, titles and texts of cards; maps with numbered hexes come later.
const IDS = ['1001', '0101', '0108', '0910', '0110']
const files: GameFiles = {
  'deck.yaml': `kind: deck
id: deck
card: { template: own }
fields: { hex: line }
cards:
${IDS.map((id) => `  - id: ${id}\n    title: ${id}\n    hex: ${id}\n`).join('')}`,
  'templates/own.svg.hbs':
    '{{text id x=6 y=20 style="card-title"}}{{text title x=6 y=40 style="card-title"}}{{text hex x=6 y=60 style="card-title"}}',
}

it('numbers in ids, titles and texts keep their leading zeros and their order', async () => {
  const built = await buildCase(files)
  const texts = (await pdfText(built.pdf())).map(({ text }) => text).filter((text) => /^\d{4}$/.test(text))
  expect(texts).toEqual(IDS.flatMap((id) => [id, id, id]))
})

it('a piece is found by such an id, and by no shorter form of it', async () => {
  const built = await buildCase(files, { pieces: [{ id: '0108', copies: undefined }] })
  expect((await pageTexts(built.pdf()))[0]).toMatch(/^0108 0108 0108 /)
  const short = await buildCase(files, { pieces: [{ id: '108', copies: undefined }] })
  expect(short.files).toEqual([])
  expect(short.said.join('\n')).toContain('build/no-piece')
})
