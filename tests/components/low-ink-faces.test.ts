import { expect, test } from 'vitest'
import { drawDeck } from '../../src/components/card/draw-deck.ts'
import { drawChits } from '../../src/components/chit/draw-chits.ts'
import { drawCounters } from '../../src/components/counter/draw-counters.ts'
import type { Face } from '../../src/draw/face.ts'
import { openStudio, type LowInk, type Studio } from '../../src/draw/studio.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { spanAt } from '../../src/source/located-document.ts'
import { elementsOf } from '../draw/drawing.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost()

async function open(name: string, lowInk: LowInk | undefined) {
  const { value: game } = loadGame(host, `${host.root}/data/${name}`)
  const { value: studio } = await openStudio({ host, folder: game!.folder, lowInk })
  return { game: game!, studio: studio!, rulings: new Map<string, string>(), oneOfEach: true }
}

/** The shapes of a face without its texts: element, where it starts, and how it is painted. */
function shapes(face: Face, studio: Studio): string[] {
  const head = `${face.label}, ${face.side}${face.ground === undefined ? '' : ` on ${face.ground}`}`
  const lines = elementsOf(face.svg, studio).flatMap(({ name, attributes: a }) => {
    if (!['rect', 'circle', 'path', 'line'].includes(name)) return []
    const at =
      a['d']?.slice(0, 24) ?? [a['x'] ?? a['cx'], a['y'] ?? a['cy'], a['width'] ?? a['r'], a['height']].join(' ').trim()
    return [`  ${name} ${at} | ${a['fill'] ?? '-'} ${a['stroke'] ?? '-'} ${a['stroke-width'] ?? ''}`.trimEnd()]
  })
  return [head, ...lines]
}

async function facesOf(lowInk: LowInk | undefined): Promise<string> {
  const zulu = await open('zulu-spears', lowInk)
  const cards = zulu.game.decks
    .filter(({ id }) => ['zulu', 'british'].includes(id))
    .flatMap((deck) => {
      const { value, diagnostics } = drawDeck(deck, zulu)
      expect(diagnostics).toEqual([])
      // A force, an event, a standing defence, and a back.
      const wanted = value!.fronts.filter(({ piece }) =>
        /\/(blood|war-chant|barricades|ammunition-shortage)\//.test(piece),
      )
      return [...wanted, value!.backs[0]!]
    })
  const deck = zulu.game.decks[0]!
  const spanOf = () => spanAt(deck.place)
  const chits = drawChits({ deck, colour: 'scarlet', emblem: 'zulu-shield', size: 15, spanOf }, zulu).value!
  const war = await open('isandlwana', lowInk)
  const set = war.game.counterSheets[0]!
  const counters = drawCounters({ id: set.id, types: set.types, size: 15 }, war)
  expect(counters.diagnostics).toEqual([])
  const kinds = [...counters.value!.fronts, ...counters.value!.backs].filter(
    (face) => face && /\/(zulu|a-8|durnford|durnfurd|colors|turn|square|done)\//.test(face.piece),
  ) as Face[]
  return (
    [
      ...cards.flatMap((face) => shapes(face, zulu.studio)),
      ...[chits.fronts[0]!, chits.backs[0]!].flatMap((face) => shapes(face, zulu.studio)),
      ...kinds.flatMap((face) => shapes(face, war.studio)),
    ].join('\n') + '\n'
  )
}

test('faces with little ink are drawn of these shapes', async () => {
  await expect(await facesOf('all')).toMatchFileSnapshot('../golden/low-ink/faces.txt')
})

test('their only colour is the band of a dark piece', async () => {
  const used = new Set([...(await facesOf('all')).matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour))
  expect([...used].sort()).toEqual(['#000000', '#a3222a', '#ffffff'])
  const scarlet = (await facesOf('all')).split('\n').filter((line) => line.includes('#a3222a'))
  // Over the bleed of 1.5 mm on three sides: 4.4 mm of a counter, 1 mm of a chit.
  expect(new Set(scarlet)).toEqual(
    new Set(['  rect -1.5 -1.5 18 5.9 | #a3222a -', '  rect -1.5 -1.5 18 2.5 | #a3222a -']),
  )
  expect(await facesOf('all')).toContain('  rect -1.5 12.6 18 3.9 | #000000 -')
})

test('a counter that is shown in place keeps its band within its edge', async () => {
  const war = await open('isandlwana', 'all')
  const set = war.game.counterSheets[0]!
  const { value } = drawCounters({ id: set.id, types: set.types, size: 15, bleed: 0 }, war)
  const front = value!.fronts.find(({ piece }) => piece.includes('/a-8/'))!
  expect(front.bleed).toBe(0)
  expect(shapes(front, war.studio)).toContain('  rect 0 0 15 4.4 | #a3222a -')
})
