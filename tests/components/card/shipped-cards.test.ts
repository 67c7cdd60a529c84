import { expect, test } from 'vitest'
import { drawDeck } from '../../../src/components/card/draw-deck.ts'
import { openStudio } from '../../../src/draw/studio.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import { elementsOf } from '../../draw/drawing.ts'
import { memoryHost } from '../../support/memory-host.ts'

/** What stands on a face: every text with its place and size, and every icon. */
function describe(svg: string, studio: Parameters<typeof elementsOf>[1]): string[] {
  return elementsOf(svg, studio).flatMap((node) => {
    const { x, y, transform, href } = node.attributes
    if (node.name === 'text')
      return [
        `  ${x} ${y} ${node.attributes['font-family']} ${node.attributes['font-weight']} ${node.attributes['font-size']} | ${node.text}`,
      ]
    return node.name === 'use' && /^#[ip]-/.test(href ?? '')
      ? [`  ${(href ?? '').replace(/-\w+$/, (id) => (href?.startsWith('#p') ? '' : id))} ${transform}`]
      : []
  })
}

test.each(['zulu', 'british', 'zulu-solo'])('the shipped deck %s is drawn without findings', async (id) => {
  const host = memoryHost()
  const { value: game } = loadGame(host, `${host.root}/data/zulu-spears`)
  const deck = game?.decks.find((d) => d.id === id)
  if (!game || !deck) throw new Error('no deck')
  const { value: studio } = await openStudio({ host, folder: game.folder })
  if (!studio) throw new Error('no studio')
  const drawn = drawDeck(deck, { studio, game, rulings: new Map(), oneOfEach: true })
  expect(drawn.diagnostics).toEqual([])
  const lines = (drawn.value?.fronts ?? []).flatMap((face) => [face.label, ...describe(face.svg, studio)])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../golden/cards/${id}.txt`)
  const all = drawDeck(deck, { studio, game, rulings: new Map(), oneOfEach: false })
  expect(all.value?.fronts).toHaveLength(deck.cards.reduce((sum, card) => sum + card.count, 0))
})

test('every wording of every ruling fits its card', async () => {
  const host = memoryHost()
  const { value: game } = loadGame(host, `${host.root}/data/zulu-spears`)
  if (!game) throw new Error('no game')
  const { value: studio } = await openStudio({ host, folder: game.folder })
  if (!studio) throw new Error('no studio')
  for (const ruling of game.rulings)
    for (const option of ruling.options)
      for (const deck of game.decks) {
        const drawn = drawDeck(deck, { studio, game, rulings: new Map([[ruling.id, option.value]]), oneOfEach: true })
        expect(drawn.diagnostics).toEqual([])
      }
})
