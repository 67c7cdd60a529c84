import { expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

const TEMPLATE = '{{#if cost}}{{text (concat "cost " cost) x=10 y=20 style="card-title"}}{{/if}}'
const costs = async (fields: string, cards: readonly string[]) => {
  const built = await buildCase({
    'deck.yaml': deckFile(cards, `card: { template: own }\nfields: ${fields}`),
    'templates/own.svg.hbs': TEMPLATE,
  })
  return (await pdfText(built.pdf())).map(({ text }) => text).filter((text) => text.startsWith('cost'))
}

it('a number 0 is shown where a value is asked for, a missing one is not', async () => {
  const cards = ['{ title: Free, cost: 0 }', '{ title: None }', '{ title: Dear, cost: 3 }']
  expect(await costs('{ "cost?": number }', cards)).toEqual(['cost 0', 'cost 3'])
})

it('so is a 0 in a text field, quoted or not', async () => {
  const cards = ['{ title: Free, cost: 0 }', '{ title: Quoted, cost: "0" }', '{ title: None }']
  expect(await costs('{ "cost?": line }', cards)).toEqual(['cost 0', 'cost 0'])
})

it('a quoted 0 in a number field is refused rather than taken for another thing', async () => {
  const deck = deckFile(['{ title: Quoted, cost: "0" }'], 'fields: { cost: number }')
  const built = await buildCase({ 'deck.yaml': deck })
  expect(built.files).toEqual([])
  expect(built.said.join('\n')).toMatch(/^schema\/expected-number deck\.yaml:5:28 .* => write 0, without quotes/m)
})

it('the plain card shows a 0 as well', async () => {
  const built = await buildCase({ 'deck.yaml': deckFile(['{ title: Free, cost: 0 }'], 'fields: { cost: number }') })
  const texts = (await pdfText(built.pdf())).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['COST', '0']))
})
