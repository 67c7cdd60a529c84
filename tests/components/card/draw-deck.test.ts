import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawDeck } from '../../../src/components/card/draw-deck.ts'
import type { Card, CardFormat, Deck, FieldSpec, FieldValue } from '../../../src/game/game.ts'
import { Plain, type LocatedDocument, type Path } from '../../../src/source/located-document.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'

/** A document whose spans name their path, so that tests can say what a finding points at. */
const document: LocatedDocument = {
  file: '/game/deck.yaml',
  text: '',
  value: new Plain('', null),
  spanOf: (path: Path) => ({ file: `/game/deck.yaml#${path.join('.')}`, start: 0, end: 0 }),
}
const format: CardFormat = { width: 63.5, height: 88.9, bleed: 3, safe: 3, template: 'card', back: 'card-back' }

function deckOf(
  cards: readonly { id: string; title?: string; count?: number; back?: string; fields?: Record<string, FieldValue> }[],
  fields: Readonly<Record<string, FieldSpec['type']>> = {},
  own: Partial<CardFormat> = {},
  id = 'mine',
): Deck {
  const list = cards.map((card, i): Card => ({
    id: card.id,
    title: card.title ?? card.id,
    count: card.count ?? 1,
    back: card.back,
    fields: card.fields ?? {},
    place: { document, path: ['cards', i] },
  }))
  const specs = Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type, optional: true }]))
  return {
    id,
    title: 'My deck',
    format: { ...format, ...own },
    fields: specs,
    cards: list,
    place: { document, path: [] },
  }
}

const game = emptyGame({
  id: 'my',
  title: 'My game',
  sides: [
    { id: 'zulu', title: 'Zulu' },
    { id: 'british', title: 'British' },
  ],
})

async function draw(
  deck: Deck,
  options: { files?: Record<string, string>; rulings?: ReadonlyMap<string, string>; oneOfEach?: boolean } = {},
) {
  const studio = await studioWith(options.files)
  const outcome = drawDeck(deck, {
    studio,
    game,
    rulings: options.rulings ?? new Map(),
    oneOfEach: options.oneOfEach ?? false,
  })
  const fronts = outcome.value?.fronts ?? []
  const texts = fronts.map((face) =>
    elementsOf(face.svg, studio)
      .filter((n) => n.name === 'text')
      .map((n) => n.text.trim()),
  )
  return { studio, fronts, backs: outcome.value?.backs ?? [], texts, findings: outcome.diagnostics }
}

test('a card without a back lies in a deck with backs', async () => {
  const deck = deckOf([{ id: 'a' }, { id: 'b', back: 'none' }, { id: 'c' }])
  const { fronts, backs, findings } = await draw(deck)
  expect(findings).toEqual([])
  expect(fronts).toHaveLength(3)
  expect(backs.map((back) => back?.piece)).toEqual(['mine/a/1', undefined, 'mine/c/1'])
})

test('copies are numbered in list order, each deck by its own total', async () => {
  const a = await draw(
    deckOf([
      { id: 'orc', title: 'Orc', count: 3 },
      { id: 'none', count: 0 },
      { id: 'elf', title: 'Elf', count: 9 },
    ]),
  )
  const b = await draw(deckOf([{ id: 'x', count: 8 }]))
  expect(a.texts.map((t) => t.find((text) => text.includes(' of ')))).toEqual(
    Array.from({ length: 12 }, (_, i) => `${i + 1} of 12`),
  )
  expect(b.texts.map((t) => t.find((text) => text.includes(' of ')))).toEqual(
    Array.from({ length: 8 }, (_, i) => `${i + 1} of 8`),
  )
  expect(a.fronts.slice(2, 4).map((f) => [f.piece, f.label])).toEqual([
    ['mine/orc/3', 'Orc (3 of 3)'],
    ['mine/elf/1', 'Elf (1 of 9)'],
  ])
  expect(a.backs).toHaveLength(12)
  expect(new Set(a.backs.map((f) => f?.svg)).size).toBe(1)
})

test('one of each keeps the numbers of the whole deck and leaves out what has no copies', async () => {
  const { fronts, texts } = await draw(
    deckOf([
      { id: 'a', count: 3 },
      { id: 'b', count: 0 },
      { id: 'c', count: 2 },
    ]),
    { oneOfEach: true },
  )
  expect(fronts.map((f) => f.piece)).toEqual(['mine/a/1', 'mine/c/1'])
  expect(texts.map((t) => t.at(-1))).toEqual(['1 of 5', '4 of 5'])
})

test('cards may have a back of their own, decks may have none', async () => {
  const own = await draw(deckOf([{ id: 'a' }, { id: 'b', back: 'mine' }]), {
    files: { 'templates/mine.svg.hbs': '<rect x="0" y="0" width="1" height="1"/>' },
  })
  expect(own.backs[1]?.svg).toContain('<rect')
  expect(own.backs[0]?.svg).not.toBe(own.backs[1]?.svg)
  const deck = deckOf([{ id: 'a' }])
  const { back: _, ...noBack } = deck.format
  expect((await draw({ ...deck, format: noBack })).backs).toEqual([undefined])
})

test('a wrong template or back is reported where it is named', async () => {
  const { findings } = await draw(deckOf([{ id: 'a', back: 'nowhere' }], {}, { template: 'crad' }))
  expect(findings.map((f) => [f.code, f.at?.file])).toEqual([
    ['template/missing', '/game/deck.yaml#card.template'],
    ['template/missing', '/game/deck.yaml#cards.0.back'],
  ])
})

test('a text that depends on a ruling is the one of the game that is played', async () => {
  const text = { ruling: 'stays', byOption: { yes: 'It stays.', no: 'It goes.' } }
  const deck = deckOf([{ id: 'a', fields: { text } }], { text: 'text' })
  expect((await draw(deck, { rulings: new Map([['stays', 'no']]) })).texts[0]).toContain('It goes.')
  expect((await draw(deck, { rulings: new Map([['stays', 'yes']]) })).texts[0]).toContain('It stays.')
})

test('findings are said once, not once a copy, and point at the field', async () => {
  const { findings } = await draw(
    deckOf([{ id: 'a', count: 5, title: 'Ape', fields: { text: 'Take {shiedl}', colour: 'ocher' } }], {
      text: 'text',
      colour: 'colour',
    }),
  )
  expect(findings.map((f) => [f.code, f.at?.file])).toEqual([
    ['draw/unknown-colour', '/game/deck.yaml#cards.0.colour'],
    ['draw/unknown-icon', '/game/deck.yaml#cards.0.text'],
  ])
})

test('an icon or value that a text names wrongly is marked itself', async () => {
  const text = 'Take {shiedl} and {=forse}.'
  const written = { ...document, text, spanOf: () => ({ file: document.file, start: 0, end: text.length }) }
  const deck = deckOf([{ id: 'a', fields: { text } }], { text: 'text' })
  const cards = deck.cards.map((card) => ({ ...card, place: { ...card.place, document: written } }))
  const { findings } = await draw({ ...deck, cards })
  expect(findings.map(({ code, at }) => [code, text.slice(at?.start, at?.end)])).toEqual([
    ['draw/unknown-value', '{=forse}'],
    ['draw/unknown-icon', '{shiedl}'],
  ])
})

test('the plain template shows every field of any deck, 0 and minus too', async () => {
  const fields = { cost: 'number', attack: 'number', kind: 'line', text: 'text', icon: 'icon', flag: 'flag' } as const
  const { texts, findings } = await draw(
    deckOf(
      [
        {
          id: 'a',
          title: 'Ape',
          fields: { cost: 0, attack: -2, kind: 'unit', text: 'Adds **{=cost}** men.', icon: 'drop', flag: true },
        },
      ],
      fields,
    ),
  )
  expect(findings).toEqual([])
  expect(texts[0]).toEqual(['My deck', 'Ape', 'UNIT', 'Adds', '0', 'men.', 'COST', '0', 'ATTACK', '\u22122', '1 of 1'])
})

test('plain cards of any size keep everything inside the safe rim', async () => {
  const fields = { cost: 'number', kind: 'line', text: 'text', icon: 'icon' } as const
  const card = { id: 'a', title: 'Ape', fields: { cost: 3, kind: 'unit', text: 'Adds one.', icon: 'drop' } }
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 41, max: 120, noNaN: true }),
      fc.double({ min: 63, max: 180, noNaN: true }),
      fc.double({ min: 1, max: 5, noNaN: true }),
      async (width, height, safe) => {
        const { findings, fronts } = await draw(deckOf([card], fields, { width, height, safe, bleed: 2 }))
        expect(findings).toEqual([])
        expect(fronts).toHaveLength(1)
      },
    ),
    { numRuns: 12 },
  )
})

test('copies share all but their number', async () => {
  const { fronts, studio } = await draw(
    deckOf([{ id: 'a', count: 60, fields: { text: 'Some text.' } }], { text: 'text' }),
  )
  const size = fronts.reduce((sum, face) => sum + face.svg.length, 0)
  expect(size / fronts.length).toBeLessThan(300)
  expect(studio.library.size).toBeLessThan(8)
})
