import { expect, it } from 'vitest'
import { drawChits } from '../../../src/components/chit/draw-chits.ts'
import { openStudio } from '../../../src/draw/studio.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { memoryHost } from '../../support/memory-host.ts'
import { pathOf, place } from '../../support/place.ts'
import type { Deck } from '../../../src/game/game.ts'

const spanOf = (field: string) => place('sheets', 0, field).document.spanOf(['sheets', 0, field])
const deck: Deck = {
  id: 'mine',
  title: 'My deck',
  format: { width: 63.5, height: 88.9, bleed: 3, safe: 3, template: 'card' },
  fields: { cost: { type: 'number', optional: false }, picture: { type: 'icon', optional: true } },
  cards: [
    { id: 'orc', title: 'Orc', count: 2, fields: { cost: 3, picture: 'drop' }, place: place('cards', 0) },
    { id: 'shout', title: 'Shout', count: 1, fields: { cost: 0 }, place: place('cards', 1) },
  ],
  place: place(),
}

it('shows title, first number and first picture; a card of 0 stands in a frame', async () => {
  const studio = await studioWith()
  const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
  const drawn = drawChits({ deck, colour: 'slate', emblem: 'zulu-shield', size: 15, spanOf }, context)
  const { fronts, backs } = drawn.value!
  expect(drawn.diagnostics).toEqual([])
  expect(fronts.map(({ piece }) => piece)).toEqual(['mine/orc/1', 'mine/orc/2', 'mine/shout/1'])
  const shown = fronts.map(({ svg }) => {
    const elements = elementsOf(svg, studio)
    const frame = elements.some(
      ({ name, attributes: a }) => name === 'rect' && a['width'] === '12.4' && a['fill'] === '#ffffff',
    )
    return [
      elements
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text)
        .join(' '),
      frame,
    ]
  })
  expect(shown).toEqual([
    ['Orc 3', false],
    ['Orc 3', false],
    ['Shout', true],
  ])
  // Backs tell nothing but the deck.
  expect(new Set(backs.map((face) => face?.svg)).size).toBe(1)
  expect(backs.map((face) => [face?.piece, face?.side, face?.ground])[2]).toEqual(['mine/shout/1', 'back', '#22394f'])
})

it('reports an unknown colour and picture at the sheet', async () => {
  const studio = await studioWith()
  const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: true }
  const { diagnostics } = drawChits({ deck, colour: 'slat', emblem: 'sheeld', size: 15, spanOf }, context)
  expect(diagnostics.map(({ code, at }) => [code, pathOf(at)])).toEqual([
    ['draw/unknown-colour', 'sheets.0.colour'],
    ['draw/unknown-icon', 'sheets.0.emblem'],
  ])
})

it.each([12.7, 15, 15.875])('holds every card of the shipped decks on %s mm', async (size) => {
  const host = memoryHost()
  const { value: game } = loadGame(host, `${host.root}/data/zulu-spears`)
  if (!game) throw new Error('no game')
  const { value: studio } = await openStudio({ host, folder: game.folder })
  if (!studio) throw new Error('no studio')
  const context = { studio, game, rulings: new Map<string, string>(), oneOfEach: false }
  const counts = game.decks.map((shipped) => {
    const drawn = drawChits({ deck: shipped, colour: 'scarlet', emblem: 'helmet-plate', size, spanOf }, context)
    expect(drawn.diagnostics).toEqual([])
    for (const { svg } of drawn.value!.fronts)
      for (const { name, attributes } of elementsOf(svg, studio))
        // Black is legible from 6.25 pt, white on a flat from 7.
        if (name === 'text')
          expect((Number(attributes['font-size']) * size * 72) / 15 / 25.4).toBeGreaterThan(
            attributes['fill'] === '#ffffff' ? 6.99 : 6.24,
          )
    return drawn.value!.fronts.length
  })
  expect(counts).toEqual([54, 52, 54])
})
