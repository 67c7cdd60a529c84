import { describe, expect, it } from 'vitest'
import { buildCase, deckFile, type GameFiles } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'
import { pdfText } from '../support/pdf-text.ts'

const THEME = 'kind: theme\ntype:\n  rules: { family: Alegreya, weight: 400, pt: 9, min: 6, lead: 3.9 }\n'
/** The first card's corner on A4, and the text's box on it: 50 x 25 mm. */
const [CORNER_X, CORNER_Y] = [9.75, 15.15]
const BOX = { x: 6, y: 40, width: 50, height: 25 }

function card(fields: string, line: string, template: string): GameFiles {
  return {
    'deck.yaml': deckFile([line], `card: { template: box }\nfields: ${fields}`),
    'templates/box.svg.hbs': template,
    'templates/theme.yaml': THEME,
  }
}

const textCard = (words: number): GameFiles => {
  const all = Array.from({ length: words - 1 }, (_, i) => `wo${i + 1}`)
  const quarter = Math.ceil(all.length / 4)
  const text = [0, 1, 2, 3].map((part) => all.slice(part * quarter, (part + 1) * quarter).join(' ')).join('\\n')
  return card(
    '{ rules: text }',
    `{ title: Long, rules: "${text} LASTWORD" }`,
    '{{textbox rules x=6 y=40 width=50 height=25 style="rules"}}',
  )
}

describe('a long text in a box of 50 x 25 mm', () => {
  it('shrinks until all of it stands inside', async () => {
    const built = await buildCase(textCard(60), { formats: ['pdf', 'svg'] })
    const onCard = (await pdfText(built.pdf())).filter(({ y }) => y > CORNER_Y && y < CORNER_Y + 88.9)
    const words = onCard.map(({ text }) => text).join(' ')
    expect(words).toMatch(/^wo1 .*wo59 LASTWORD$/)
    expect(new Set(onCard.map(({ y }) => y.toFixed(2))).size).toBeGreaterThanOrEqual(4)
    for (const { pt, x, width } of onCard) {
      expect(pt).toBeGreaterThanOrEqual(5.999)
      expect(pt).toBeLessThan(9)
      expect(x).toBeGreaterThanOrEqual(CORNER_X + BOX.x - 0.1)
      expect(x + width).toBeLessThanOrEqual(CORNER_X + BOX.x + BOX.width + 0.1)
    }
    // What is painted of the card at all is the text.
    const ink = inkOf(built.svgs()[0] ?? '').box({ x: CORNER_X, y: CORNER_Y, width: 63.5, height: 88.9 })
    expect(ink?.y).toBeGreaterThanOrEqual(CORNER_Y + BOX.y - 0.1)
    expect((ink?.y ?? 0) + (ink?.height ?? 0)).toBeLessThanOrEqual(CORNER_Y + BOX.y + BOX.height + 0.1)
  })

  it('is refused, with card, field and how far it is over, when it cannot shrink enough', async () => {
    const built = await buildCase(textCard(200))
    expect(built.files).toEqual([])
    const error = built.said.find((line) => line.startsWith('draw/text-too-big'))
    expect(error).toMatch(/deck\.yaml:6:\d+ card "Long": rules is [\d.]+ mm too high .*6 pt/)
  })
})

it('a title of one line that is too wide is refused', async () => {
  const built = await buildCase(
    card(
      '{}',
      '{ title: The Extremely Long-Winded Commander of All the Northern Armies and Fleets Beyond }',
      '{{text title x=6 y=20 width=50 style="rules"}}',
    ),
  )
  expect(built.files).toEqual([])
  expect(built.said.join('\n')).toMatch(
    /draw\/text-too-big deck\.yaml:6:\d+ card "The Extr.*": title is [\d.]+ mm too wide/,
  )
})
