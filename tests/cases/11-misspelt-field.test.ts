import { expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'
import { pageTexts } from '../support/pdf-text.ts'

const CARDS = ['{ title: Orc, attack: 3, flavour: Late., note: keep }', '{ title: Elf, attack: 5, note: keep }']
const deck = deckFile(CARDS, 'card: { template: own }\nfields: { attack: number, "flavour?": line, note: line }')
const template = (field: string) =>
  `<g>\n{{text ${field} x=30 y=30 style="card-title"}}{{#if flavour}}{{text flavour x=30 y=50 style="card-text"}}{{/if}}\n</g>`

it('a field that the template misspells is an error that names template, field and the nearest one', async () => {
  const built = await buildCase({ 'deck.yaml': deck, 'templates/own.svg.hbs': template('attakc') })
  expect(built.files).toEqual([])
  const errors = built.said.filter((line) => line.includes('attakc'))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/^template\/unknown-field templates\/own\.svg\.hbs:2:\d+ .* => did you mean "attack"\?$/)
})

it('a field that a card misspells is an error at that card', async () => {
  const built = await buildCase({
    'deck.yaml': deck.replace('attack: 5', 'attakc: 5'),
    'templates/own.svg.hbs': template('attack'),
  })
  expect(built.files).toEqual([])
  expect(built.said.join('\n')).toMatch(/deck\.yaml:7:\d+ .*"attakc".* => did you mean "attack"\?/)
})

it('a missing optional field is fine, and an unused one is no fault', async () => {
  const built = await buildCase({ 'deck.yaml': deck, 'templates/own.svg.hbs': template('attack') })
  const findings = built.diagnostics.filter(({ severity }) => severity !== 'note')
  expect(findings).toEqual([])
  expect((await pageTexts(built.pdf()))[0]).toMatch(/^3 Late\. 5 /)
})
