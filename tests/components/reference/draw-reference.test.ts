import { describe, expect, it } from 'vitest'
import type { Card, Deck, Game } from '../../../src/game/game.ts'
import { inkOf, overlap, type Ink } from '../../sheets/support/ink.ts'
import { contextOf, drawOn, studio, textsOf, zulu } from './support/zulu.ts'

const withDeck = (id: string, change: (deck: Deck) => Deck): Game => ({
  ...zulu,
  decks: zulu.decks.map((deck) => (deck.id === id ? change(deck) : deck)),
})
const withCount = (card: string, count: number): Game =>
  withDeck('zulu', (deck) => ({ ...deck, cards: deck.cards.map((c): Card => (c.id === card ? { ...c, count } : c)) }))

describe('the shipped quick reference', () => {
  it.each(['a4', 'letter'])('stands on one page of %s, without findings', (paper) => {
    const { pages, diagnostics } = drawOn(paper)
    expect(diagnostics).toEqual([])
    expect(pages.map(({ side, label, bleed }) => [side, label, bleed])).toEqual([['front', 'Quick reference', 0]])
  })

  it('stands on one page whichever way each ruling is switched', () => {
    for (const ruling of zulu.rulings)
      for (const { value } of ruling.options) {
        const { pages, diagnostics } = drawOn('letter', contextOf(zulu, { [ruling.id]: value }))
        expect([ruling.id, value, pages.length, diagnostics]).toEqual([ruling.id, value, 1, []])
      }
  })

  it('lists cards with copies and force, sums and what differs from the rules', () => {
    const texts = textsOf(drawOn('a4').pages[0]!)
    const row = (title: string, length: number): string[] =>
      texts.slice(texts.indexOf(title), texts.indexOf(title) + length)
    expect(row('Zulu Blood', 5)).toEqual(['Zulu Blood', '10', '15', '10', 'Zulu Attack Phase'])
    expect(row('Attack', 4)).toEqual(['Attack', '7', '–', '0'])
    expect(row('Gatling Gun', 3)).toEqual(['Gatling Gun', '2', '50'])
    expect(row('Whole deck', 5)).toEqual([
      'Whole deck',
      '54†',
      '54†',
      '900 / 1010',
      '† The rules state 52: ruling zulu-deck-size.',
    ])
    const british = texts.slice(texts.lastIndexOf('Whole deck'))
    expect(british.slice(0, 3)).toEqual(['Whole deck', '52', '840'])
  })

  it('shows exact odds as whole percent', () => {
    const texts = textsOf(drawOn('a4').pages[0]!)
    const at = texts.indexOf('an Attack')
    // 1 - C(47, n) / C(54, n) for n = 4, 5, 6, 7.
    expect(texts.slice(at, at + 5)).toEqual(['an Attack', '44%', '51%', '58%', '64%'])
  })

  it('puts parameters and values into texts', () => {
    const texts = textsOf(drawOn('a4').pages[0]!).join(' ')
    expect(texts).toContain('Zulu hand down to 7, British hand down to 6.')
    expect(texts).toContain('Roll a d6')
    expect(texts).not.toMatch(/\{|\*\*/)
  })
})

describe('figures follow the data', () => {
  it('counts', () => {
    const texts = textsOf(drawOn('a4', contextOf(withCount('blood', 11))).pages[0]!)
    expect(texts).toContain('55†')
    expect(texts).toContain('910 / 1010')
    expect(textsOf(drawOn('a4', contextOf(withCount('blood', 8))).pages[0]!)).toContain('52')
  })

  it('leaves out a card without copies', () => {
    const game = {
      ...withDeck('british', (d) => ({
        ...d,
        cards: d.cards.map((c) => (c.id === 'doctor' ? { ...c, count: 0 } : c)),
      })),
    }
    expect(textsOf(drawOn('a4', contextOf(game)).pages[0]!)).not.toContain('Doctor')
  })

  it('rulings', () => {
    const text = (value: string): string =>
      textsOf(drawOn('a4', contextOf(zulu, { 'rally-doubles-standing': value })).pages[0]!).join(' ')
    expect(text('yes')).toContain('Rally doubles the whole defence.')
    expect(text('no')).toContain('Rally doubles only the cards played from')
    expect(text('no')).toContain('Rally does not double standing defences.')
  })
})

/** 90 cards of some other game, one of them with a text of several lines. */
function longGame(): Game {
  const [deck] = zulu.decks
  const [card] = deck!.cards
  const cards = Array.from({ length: 90 }, (_, i): Card => {
    const text = i === 40 ? 'Much is to be said about this card. '.repeat(20) : `Text of card ${i + 1}.`
    return { ...card!, id: `c${i + 1}`, title: `Card ${i + 1}`, count: 1, fields: { ...card!.fields, text } }
  })
  const reference = zulu.references[0]!
  const place = reference.place
  return {
    ...zulu,
    decks: [{ ...deck!, cards, stated: undefined }],
    references: [{ ...reference, sections: [{ kind: 'cards', title: 'All cards', deck: deck!.id, place }] }],
  }
}

describe('long contents', () => {
  it('go on over pages with the head repeated, every card once and in order', () => {
    const { pages, diagnostics } = drawOn('a4', contextOf(longGame()))
    expect(diagnostics).toEqual([])
    // 89 rows of 4.5 mm and one of several lines, about 257 mm of them a page.
    expect(pages.length).toBe(2)
    expect(pages.map((page) => page.label)).toEqual(['Quick reference', 'Quick reference, page 2'])
    const texts = pages.map(textsOf)
    expect(texts.flat().filter((text) => /^Card \d+$/.test(text))).toEqual(
      Array.from({ length: 90 }, (_, i) => `Card ${i + 1}`),
    )
    for (const page of texts) expect(page).toContain('What it does')
    expect(texts.map((page) => page.includes('continued'))).toEqual([false, true])
  })

  it('report a row that is higher than a page', () => {
    const game = longGame()
    const [deck] = game.decks
    const long = (card: Card): Card => ({ ...card, fields: { ...card.fields, text: 'word '.repeat(5000) } })
    const cards = deck!.cards.map((card, i) => (i === 3 ? long(card) : card))
    const { diagnostics } = drawOn('a4', contextOf({ ...game, decks: [{ ...deck!, cards }] }))
    expect(diagnostics.map((d) => d.code)).toEqual(['draw/text-too-big'])
  })

  it('report a title that is too wide for its strip', () => {
    const reference = zulu.references[0]!
    const [first] = reference.sections
    const sections = [
      { ...first!, title: 'A heading that is a good deal longer than its strip '.repeat(4) },
      ...reference.sections.slice(1),
    ]
    const { diagnostics } = drawOn('a4', contextOf(), { ...reference, sections })
    expect(diagnostics.map((d) => d.code)).toContain('draw/text-too-big')
  })
})

describe.each(['a4', 'letter', 'a5'])('every page of %s', (paper) => {
  const { pages } = drawOn(paper)
  const ink = pages.map((page) => inkOf(page.svg, studio.theme))

  it('keeps inside its size, and 1.5 mm off the foot below it', () => {
    pages.forEach((page, i) => {
      for (const one of ink[i]!) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(-0.01)
        expect(one.x + one.width).toBeLessThanOrEqual(page.width + 0.01)
        expect(one.y + one.height).toBeLessThanOrEqual(page.height - 1.5 + 0.01)
      }
    })
  })

  it('has no text on text, and none on a rule', () => {
    for (const all of ink) {
      const texts = all.filter((one) => one.kind === 'text')
      const solid = (line: Ink): Ink => ({
        ...line,
        height: Math.max(line.height, 0.01),
        width: Math.max(line.width, 0.01),
      })
      const rules = all.filter((one) => one.kind === 'line').map(solid)
      texts.forEach((one, i) => {
        const touched = [...texts.slice(i + 1), ...rules].find((other) => overlap(one, other, 0.02))
        expect([one.text, touched?.text]).toEqual([one.text, undefined])
      })
    }
  })

  it('has every text but the title inside a frame', () => {
    for (const all of ink) {
      const frames = all.filter((one) => one.kind === 'flat' && one.text === 'none')
      const outside = all.filter((one) => one.kind === 'text' && !frames.some((frame) => contains(frame, one)))
      expect(outside.map((one) => one.text)).toEqual(['Zulu Spears', 'Quick reference'])
    }
  })
})

function contains(frame: Ink, one: Ink): boolean {
  return (
    one.x >= frame.x - 0.01 &&
    one.y >= frame.y - 0.01 &&
    one.x + one.width <= frame.x + frame.width + 0.01 &&
    one.y + one.height <= frame.y + frame.height + 0.01
  )
}
