import { describe, expect, it } from 'vitest'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebs'
const own = (line: string, template: string): GameFiles => ({
  'deck.yaml': deckFile([line], 'card: { template: own }'),
  'templates/own.svg.hbs': template,
})

describe.each(['', 'A '])('a word of 50 letters behind "%s"', (before) => {
  it.each([
    ['title', '{{text title x=10 y=20 width=30 style="card-title"}}', 'is'],
    ['title', '{{textbox title x=10 y=20 width=30 height=30 style="card-text"}}', ': the word'],
  ])('in a %s that is 30 mm wide is refused', async (field, template, says) => {
    expect(WORD).toHaveLength(50)
    const built = await buildCase(own(`{ title: ${before}${WORD} }`, template))
    expect(built.files).toEqual([])
    const errors = built.diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toMatch(new RegExp(`^card "${before}${WORD}": ${field} ?${says}.* [\\d.]+ mm .*\\d pt$`))
  })

  it('is broken where soft hyphens allow it', async () => {
    const parts = WORD.replace(/(.{10})(?=.)/g, '$1\\xAD')
    const template = '{{textbox text x=10 y=20 width=30 height=30 style="card-text"}}'
    const built = await buildCase(own(`{ title: Card, text: "${before}${parts}" }`, template))
    const runs = (await pdfText(built.pdf())).filter(({ x, y }) => x < 73.25 && y > 15.15 && y < 104.05)
    expect(
      runs
        .map(({ text }) => text)
        .join('')
        .replace(/[-‐]/g, ''),
    ).toBe(`${before}${WORD}`.trimStart())
    for (const { x, width } of runs) {
      expect(x).toBeGreaterThanOrEqual(19.65)
      expect(x + width).toBeLessThanOrEqual(49.85)
    }
  })
})

it.each(['', 'A '])('a web address in the credits ("%s" before it) stays on the page', async (before) => {
  const address = `${before}https://www.example.com/${'a-rather-long-path/'.repeat(14)}index.html`
  const built = await buildCase({
    'deck.yaml': deckFile(['{ title: Orc }']),
    'game.yaml': `kind: game\ntitle: Case\ncredits:\n  - { role: Rules, name: "${address}" }\n`,
  })
  for (const { x, width, text } of await pdfText(built.pdf())) {
    expect(x, text).toBeGreaterThanOrEqual(5)
    expect(x + width, text).toBeLessThanOrEqual(205)
  }
})
