import { describe, expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'

const DECK = `kind: deck
id: deck
card: { size: poker, template: own }
cards: [{ id: a, title: A }, { id: b, title: B }]
`
const said = async (template: string, deck = DECK): Promise<readonly string[]> =>
  (await buildCase({ 'deck.yaml': deck, 'templates/own.svg.hbs': template })).said.filter(
    (line) => !line.startsWith('game/no-game-file'),
  )

describe('mistakes in a template', () => {
  it('are one finding, however many cards show them, without a line of the drawing', async () => {
    expect(await said('{{text title x=9 y=9 style="card-foot"}}<g><circle cx="{{@number}}" cy="5" r="2"></g>')).toEqual(
      [
        expect.stringMatching(
          /^template\/not-svg templates\/own\.svg\.hbs:1:44 the template does not draw well-formed SVG: [^(]*$/,
        ),
      ],
    )
  })

  it('in an attribute are found in its element, not in a helper with an option of that name', async () => {
    const lines = await said(
      '{{text title x=9 y=9 style="plain-title"}}\n<circle cx="9" cy="9" r="2" style="fill:red"/>',
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^template\/not-allowed templates\/own\.svg\.hbs:2:29 style of <circle>/)
  })
})

it('a text that does not fit is one finding: that it reaches into the rim follows from it', async () => {
  const long = DECK.replace('title: A', 'title: The Extremely Long-Winded Commander of All the Armies')
  const lines = await said('{{text title x=31 y=20 width=50 style="card-title" anchor="middle"}}', long)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['draw/text-too-big'])
})

it('a word that is too wide comes with the way to divide it', async () => {
  const long = DECK.replace('title: A', 'title: Donaudampfschifffahrtsgesellschaft')
  const [line] = await said('{{textbox title x=5 y=20 width=20 height=40 style="card-text"}}', long)
  expect(line).toMatch(
    /^draw\/word-too-wide .* => mark where it may be divided with a soft hyphen: \\xAD in double quotes$/,
  )
})

it('two decks of one id are one finding, and not two sheets as well', async () => {
  const { said: lines } = await buildCase({
    'a.yaml': DECK.replace(', template: own', ''),
    'b.yaml': DECK.replace(', template: own', ''),
  })
  expect(lines.filter((line) => line.startsWith('game/duplicate-id'))).toHaveLength(1)
})
