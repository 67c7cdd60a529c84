import { expect, it } from 'vitest'
import { oddsOfGame } from '../../src/pipeline/odds-of-game.ts'
import type { DrawOdds } from '../../src/report/odds-report.ts'
import { seededRng } from '../../src/rules/rng.ts'
import { buildCase, deckFile } from '../support/case-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const DECK = deckFile([
  '{ id: a, title: A }',
  '{ id: b, title: B }',
  '{ id: c, title: C, count: 4 }',
  '{ id: x, title: X, count: 54 }',
])
const host = memoryHost({ '/games/case/deck.yaml': DECK })

/** Chance of the asked game; `undefined` with the codes of what is wrong. */
function ask(wants: Readonly<Record<string, number>>, draw: number, on = host): number | string[] {
  const wishes = Object.entries(wants).map(([of, atLeast]) => ({ of, atLeast }))
  const { odds, diagnostics } = oddsOfGame(
    on,
    { path: '/games/case', name: 'case' },
    { wishes, draw, rulings: new Map() },
  )
  return (odds as DrawOdds | undefined)?.probability.value ?? diagnostics.map(({ code }) => code)
}

/** Share of 100,000 shuffled hands of seven for which a condition holds. */
function simulated(holds: (hand: readonly string[]) => boolean): number {
  const cards = ['a', 'b', ...Array<string>(4).fill('c'), ...Array<string>(54).fill('x')]
  const rng = seededRng(32, 0)
  const HANDS = 100_000
  let good = 0
  for (let n = 0; n < HANDS; n++) {
    for (let i = 0; i < 7; i++) {
      const j = i + rng.pick(cards.length - i)
      ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
    }
    if (holds(cards.slice(0, 7))) good++
  }
  return good / HANDS
}

it('knows how often two cards are in an opening hand together, as a simulation does', () => {
  // 7/60 x 6/59
  expect(ask({ a: 1, b: 1 }, 7)).toBeCloseTo(0.0118644, 7)
  expect(ask({ c: 1 }, 7)).toBeCloseTo(0.3995, 4)
  expect(Math.abs(simulated((hand) => hand.includes('a') && hand.includes('b')) - 0.0118644)).toBeLessThan(0.001)
  expect(Math.abs(simulated((hand) => hand.includes('c')) - 0.3995)).toBeLessThan(0.0047)
})

it('never goes above 100 %: a deck of one card that claims two is an error, and two cannot be drawn', async () => {
  const one = deckFile(['{ id: a, title: A, count: 2 }'], 'stated: { cards: 1, source: Rules }')
  const built = await buildCase({ 'deck.yaml': one })
  expect(built.said.join('\n')).toContain('check/deck-size')
  expect(built.files).toEqual([])
  const single = memoryHost({ '/games/case/deck.yaml': deckFile(['{ id: a, title: A }']) })
  expect(ask({ a: 1 }, 1, single)).toBe(1)
  expect(ask({ a: 2 }, 1, single)).toBe(0)
  expect(ask({ a: 1 }, 2, single)).toContain('odds/too-many-drawn')
})
