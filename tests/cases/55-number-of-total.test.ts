import { expect, it } from 'vitest'
import type { BuildOptions } from '../../src/pipeline/build-game.ts'
import { buildCase, deckFile } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

const HEAD = 'card: { template: numbered }'
const cards = (rows: number): string[] => Array.from({ length: rows }, (_, i) => `{ title: Card ${i + 1} }`)
const files = {
  // Twelve cards on ten lines, eight on eight.
  'a.yaml': deckFile(['{ title: Threefold, count: 3 }', ...cards(9)], HEAD).replace('id: deck', 'id: a'),
  'b.yaml': deckFile(cards(8), HEAD).replace('id: deck', 'id: b'),
  'templates/numbered.svg.hbs': '{{text (concat @number "/" @total) x=10 y=20 style="card-title"}}',
}
const upTo = (total: number): string[] => Array.from({ length: total }, (_, i) => `${i + 1}/${total}`)
const numbers = async (name: string, options: Partial<BuildOptions> = {}): Promise<string[]> => {
  const texts = await pdfText((await buildCase(files, options)).pdf(name))
  return texts.map(({ text }) => text).filter((text) => /^\d+\/\d+$/.test(text))
}

it('every deck counts its own cards, copies one by one', async () => {
  expect(await numbers('a_')).toEqual(upTo(12))
  expect(await numbers('b_')).toEqual(upTo(8))
})

it('also when a part is built', async () => {
  expect(await numbers('b_', { only: ['b'] })).toEqual(upTo(8))
  expect(await numbers('a-pieces', { pieces: [{ id: 'a.card-9', copies: undefined }] })).toEqual(['12/12'])
  expect((await numbers('a_', { oneOfEach: true })).slice(0, 2)).toEqual(['1/12', '4/12'])
})
