import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { compareGames } from '../../src/pipeline/compare-games.ts'
import { compareText } from '../../src/report/compare-text.ts'
import { simulate } from '../../src/sim/simulate.ts'
import { memoryHost } from '../support/memory-host.ts'

const RENAMED = 'kind: variant\nid: renamed\nof: zulu-spears\nchanges: { decks.zulu.cards.attack.title: Onslaught }\n'
const host = memoryHost({ '/renamed.yaml': RENAMED })
const base = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }

it('finds that a card of another name makes no difference, and says how sure that is', async () => {
  const play = { seed: 48, pairs: 1000, workers: 1, knockOut: true, matrix: false }
  const { comparison } = await compareGames(host, [base, { path: '/renamed.yaml', name: 'renamed' }], {
    rulings: new Map(),
    play,
  })
  expect(comparison?.changedPieces.map(({ id }) => id)).toEqual(['decks.zulu.cards.attack'])
  expect(comparison?.play).toMatchObject({
    same: true,
    effect: { points: 0, pairs: 1000 },
    verdict: { answer: 'no effect' },
  })
  expect(comparison?.play?.knockOut).toEqual([])
  const text = compareText(comparison!)
  expect(text).toMatch(/effect on zulu: 0\.0+ points \(−0\.\d+ to \+0\.\d+\), from 1,000 pairs/)
  expect(text).toContain('the rules see no difference at all')
})

describe('two runs of the same rules with other seeds', () => {
  const game = (path: string): Game => loadGame(host, path).value!
  const rates = async (path: string, seed: number, games: number) => {
    const { value } = await simulate(game(path), { seed, games, workers: 1, clock: host })
    return value!.winRate['zulu']!
  }

  it.each([
    [1000, 0.031],
    [10_000, 0.01],
  ])('of %i games overlap within their intervals', async (games, width) => {
    const [one, other] = [await rates(base.path, 1, games), await rates('/renamed.yaml', 2, games)]
    expect(one.value).not.toBe(other.value)
    expect(Math.max(one.low, other.low)).toBeLessThan(Math.min(one.high, other.high))
    for (const { low, high } of [one, other]) expect((high - low) / 2).toBeLessThan(width)
  })
})
