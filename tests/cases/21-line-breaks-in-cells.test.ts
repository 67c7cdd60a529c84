import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { imported } from '../support/imported.ts'
import { pdfText } from '../support/pdf-text.ts'

const TABLE = `"Name",Text,"Flavour
text"
Knight,"First line.
Second line.","Iron
will"
Orc,"Shouts ""Halt"", then runs.",-
Elf,Upper part.\\nLower part.,-
`

it('three rows are three cards, whatever stands in their cells', () => {
  const { cards, faults, uses } = imported(TABLE)
  expect(faults).toEqual([])
  expect(uses).toEqual(['Name: title', 'Text: text text', 'Flavour text: flavour-text text'])
  expect(cards.map(({ title, fields }) => [title, fields['text'], fields['flavour-text']])).toEqual([
    ['Knight', 'First line.\nSecond line.', 'Iron\nwill'],
    ['Orc', 'Shouts "Halt", then runs.', '-'],
    ['Elf', 'Upper part.\nLower part.', '-'],
  ])
})

it('a break is a break on the card, a doubled quote is one, and a typed \\n is a break as it is in YAML', async () => {
  const made = imported(TABLE).yaml ?? ''
  const byHand = `kind: deck\nid: hand\ncards:\n  - title: Elf\n    text: Upper part.\\nLower part.\n`
  const built = await buildCase({ 'deck.yaml': made, 'hand.yaml': byHand })
  const lines = async (name: string) => await pdfText(built.pdf(name))
  const found = (texts: Awaited<ReturnType<typeof pdfText>>, text: string) => {
    const at = texts.find((other) => other.text.trim() === text)
    if (!at) throw new Error(`${text} is not printed: ${texts.map((other) => other.text).join('|')}`)
    return at
  }
  const deck = await lines('deck')
  for (const [upper, lower] of [
    ['First line.', 'Second line.'],
    ['Upper part.', 'Lower part.'],
  ] as const)
    expect(found(deck, upper).y).not.toBeCloseTo(found(deck, lower).y, 1)
  expect(deck.map(({ text }) => text).join(' ')).toContain('"Halt"')
  expect(deck.map(({ text }) => text).join(' ')).not.toMatch(/""|\\n/)
  const hand = await lines('hand')
  expect(found(hand, 'Upper part.').y).not.toBeCloseTo(found(hand, 'Lower part.').y, 1)
})
