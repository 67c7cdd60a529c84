import { describe, expect, test } from 'vitest'
import { nodeHost } from '../../../src/cli/node-host.ts'
import type { Game } from '../../../src/game/game.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import type { ComparePlayOptions } from '../../../src/sim/compare/compare-options.ts'
import { comparePlay } from '../../../src/sim/compare/compare-play.ts'
import type { PlayComparison } from '../../../src/sim/compare/play-comparison.ts'
import { replayPair } from '../../../src/sim/compare/replay-pair.ts'
import type { SideRow } from '../../../src/sim/compare/side-row.ts'
import { simulate } from '../../../src/sim/simulate.ts'
import { BRITISH_ROWS, zuluGame, ZULU_ROWS, type Row } from '../../support/zulu-game.ts'

const clock = { now: () => 0, cpu: () => 0 }
const base = zuluGame()
const RALLY = 'rally-doubles-standing'

const recounted = (rows: readonly Row[], counts: Readonly<Record<string, number>>): Row[] =>
  rows.map(([id, count, ...rest]) => [id, counts[id] ?? count, ...rest])

async function compare(changed: Game, options: Partial<ComparePlayOptions> = {}): Promise<PlayComparison> {
  const usual = { seed: 1, pairs: 4000, workers: 1, clock }
  const { value, diagnostics } = await comparePlay(base, changed, { ...usual, ...options })
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('; '))
  return value
}

describe('controls', () => {
  test('a game and itself: exactly 0, whoever plays', async () => {
    for (const scenario of ['two-player', 'solo'])
      for (const british of ['keep', 'random']) {
        const pairs = british === 'random' ? 400 : 1500
        const found = await compare(zuluGame(), { scenario, pairs, policies: { british } })
        expect(found.effect).toMatchObject({ points: 0, pairs })
        expect(found.verdict.answer).toBe('no effect')
        expect([found.same, found.turned, found.variance.paired]).toEqual([true, [], 0])
      }
  })

  test('a renamed card, or a card listed in two lines: exactly 0, and "no effect"', async () => {
    const [blood, ...rest] = ZULU_ROWS
    const renamed: Row[] = [['gore', 10, 10, 'force'], ...rest]
    const parted: Row[] = [['blood', 4, 10, 'force'], ...rest, ['gore', 6, 10, 'force']]
    expect(blood).toEqual(['blood', 10, 10, 'force'])
    for (const zulu of [renamed, parted]) {
      const found = await compare(zuluGame({ zulu }), { knockOut: true })
      expect(found.effect.points).toBe(0)
      expect(found.verdict.answer).toBe('no effect')
    }
  })

  test('each version alone wins as often as in a batch of its own', async () => {
    const changed = zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9, shields: 8 }) })
    const { winRate } = await compare(changed, { pairs: 30_000 })
    for (const [game, rate] of [
      [base, winRate.base],
      [changed, winRate.changed],
    ] as const) {
      const { value } = await simulate(game, { seed: 2, games: 30_000, workers: 1, clock })
      const alone = value?.winRate['zulu']?.value ?? 0
      // Four standard errors of a difference of two rates near 0.22.
      expect(Math.abs(rate.value - alone)).toBeLessThan(4 * Math.sqrt((2 * 0.22 * 0.78) / 30_000))
    }
  })
})

describe('a game without keyed chance', () => {
  test('plays pairs with the seed in common; against itself: exactly 0', async () => {
    const { value: game } = loadGame(nodeHost(), 'data/rorkes-drift')
    const { value } = await comparePlay(game!, game!, { seed: 1, pairs: 6, workers: 1, clock })
    expect(value).toMatchObject({ effect: { points: 0, pairs: 6 }, pairing: 'seed', same: true, turned: [] })
  })
})

describe('a change in play', () => {
  test('pairs tell more than as many games apart: the variance is at most a third', async () => {
    const { variance, effect } = await compare(zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9 }) }))
    expect(variance.paired).toBeLessThan(variance.naive / 3)
    expect(effect.low).toBeGreaterThan(0)
  })

  test('its sign is that of the side that the game names, else of the first', async () => {
    const changed = zuluGame({ british: recounted(BRITISH_ROWS, { 'cannon-grapeshot': 1 }) })
    const zulu = await compare(changed)
    const british = await compare({ ...changed, effectSide: 'british' })
    expect([zulu.effect.side, british.effect.side]).toEqual(['zulu', 'british'])
    expect(zulu.effect.points).toBeGreaterThan(1)
    expect(british.effect.points).toBeCloseTo(-zulu.effect.points, 9)
    expect([zulu.verdict.answer, british.verdict.answer]).toEqual(['at least +d', 'at least -d'])
  })

  test('games that turned can be replayed, and show another winner', async () => {
    const changed = zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9 }) })
    const { turned } = await compare(changed)
    expect(turned).toHaveLength(3)
    for (const game of turned) {
      const { value = '' } = await replayPair(base, changed, {}, 1, game)
      const winners = [...value.matchAll(/^Won by (\w+) /gm)].map(([, who]) => who)
      expect(winners).toHaveLength(2)
      expect(winners[0]).not.toBe(winners[1])
    }
  })

  test('knock-out: each line alone and left out; a line that is not played is none', async () => {
    const zulu = recounted(ZULU_ROWS, { attack: 8 })
    const british = BRITISH_ROWS.map((row): Row => (row[0] === 'rally' ? ['rally', 3, 0, 'double-defence'] : row))
    const changed = { ...zuluGame({ zulu, british, solo: [] }), title: 'Mine' }
    const found = await compare(changed, { knockOut: true, scenario: 'two-player' })
    const [attack, rally] = found.knockOut
    expect(found.knockOut.map(({ name }) => name)).toEqual([
      'decks.zulu.cards.attack.count',
      'decks.british.cards.rally.count',
    ])
    expect(attack?.alone).toEqual(rally?.without)
    expect(rally?.alone).toEqual(attack?.without)
    const only = await compare(zuluGame({ zulu }), { knockOut: true })
    expect(only.knockOut).toEqual([{ name: 'decks.zulu.cards.attack.count', from: 7, to: 8, alone: only.effect }])
    expect(attack?.alone).toEqual(only.effect)
  })

  test('only the verdict: it is that of the whole batch, and the batch ends with it', async () => {
    const changed = zuluGame({ british: recounted(BRITISH_ROWS, { 'cannon-grapeshot': 1 }) })
    const [whole, short] = [
      await compare(changed, { pairs: 8000 }),
      await compare(changed, { pairs: 8000, onlyVerdict: true }),
    ]
    expect(short.verdict).toEqual(whole.verdict)
    expect([short.effect.pairs, short.shortened, short.atVerdict]).toEqual([whole.verdict.pairs, false, true])
    expect(whole.atVerdict).toBe(false)
    expect(whole.effect.pairs).toBe(8000)
  })

  test('restricted play: in both versions; a card that only one of them has is in one', async () => {
    const changed = zuluGame({ zulu: recounted(ZULU_ROWS, { snipers: 0 }) })
    const { restricted } = await compare(changed, { pairs: 100, restricted: 40 })
    const [before, after] = [restricted!.base, restricted!.changed].map((plays) =>
      plays.map((each) => each.restriction),
    )
    expect(before!.filter((id) => !after!.includes(id))).toEqual(['no-snipers'])
    const attack = (version: 'base' | 'changed') =>
      restricted![version].find(({ restriction }) => restriction === 'no-attack')!
    for (const version of ['base', 'changed'] as const)
      expect(attack(version)).toMatchObject({ effect: { pairs: 40 }, winRate: { restricted: { value: 0 } } })
  })

  test('matrix: every pair of policies that quick play knows, every other option of each ruling', async () => {
    const changed = zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9 }) })
    const { matrix, survival } = await compare(changed, { matrix: true, pairs: 1000, searching: 1 })
    const named = (cells: typeof matrix) => cells.map(({ policies }) => Object.values(policies).join('/')).sort()
    const [byPolicy, bySearch, byRuling] = [matrix.slice(0, 8), matrix.slice(8, 11), matrix.slice(11)]
    const zulu = ['hold:100', 'keep', 'literal', 'literal-hold:100']
    expect(named(byPolicy)).toEqual(zulu.flatMap((name) => [`${name}/keep`, `${name}/literal`]).sort())
    expect(bySearch.map(({ policies, stronger, effect }) => [policies, stronger, effect.pairs])).toEqual([
      [{ zulu: 'keep', british: 'mcts:20' }, ['british'], 1],
      [{ zulu: 'mcts:20', british: 'keep' }, ['zulu'], 1],
      [{ zulu: 'mcts:20', british: 'mcts:20' }, ['zulu', 'british'], 1],
    ])
    expect(survival).toMatchObject({ players: 'stronger', answer: 'unknown', cells: { unknown: 3 } })
    expect(byRuling.flatMap(({ rulings }) => Object.entries(rulings).map((pair) => pair.join('=')))).toEqual([
      'standing-defence-stays=no',
      'rally-doubles-standing=no',
      'bayonets-below-eleven=forbidden',
      'ammunition-shortage=never-discarded',
      'british-deck-empty=reshuffle',
      'ranged-per-turn=one',
    ])
    expect(new Set(matrix.map(({ effect }) => effect.points)).size).toBeGreaterThan(8)
  })

  test('matrix: a ruling that the change sets is not undone by a cell, and a command line that undoes it is warned', async () => {
    const changed: Game = {
      ...base,
      rulings: base.rulings.map((ruling) => (ruling.id === RALLY ? { ...ruling, default: 'no' } : ruling)),
    }
    const { matrix } = await compare(changed, { matrix: true, pairs: 100 })
    expect(matrix.filter(({ rulings }) => RALLY in rulings)).toEqual([])
    expect(matrix.filter(({ rulings }) => Object.keys(rulings).length > 0)).toHaveLength(5)

    const usual = { seed: 1, pairs: 10, workers: 1, clock }
    const warned = async (rulings: readonly (readonly [string, string])[]) =>
      (await comparePlay(base, changed, { ...usual, rulings: new Map(rulings) })).diagnostics.map(({ code }) => code)
    expect(await warned([[RALLY, 'yes']])).toEqual(['sim/ruling-overridden'])
    expect(await warned([['ranged-per-turn', 'one']])).toEqual([])
  })

  test('says what is wrong with a wish once, not for each version', async () => {
    const usual = { seed: 1, pairs: 10, workers: 1, clock }
    const { diagnostics } = await comparePlay(base, zuluGame(), { ...usual, policies: { zulu: 'x', british: 'y' } })
    expect(diagnostics.map(({ message }) => message.slice(0, 13))).toEqual(['no policy "x"', 'no policy "y"'])
  })

  test('matrix: stronger players only when they are asked', async () => {
    const changed = zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9 }) })
    const { matrix, survival } = await compare(changed, { matrix: true, pairs: 100 })
    expect(matrix.flatMap(({ stronger }) => stronger)).toEqual([])
    expect(survival?.players).toBe('stronger not asked')
  })
})

describe('what is asked', () => {
  test.each<[Partial<ComparePlayOptions>, string]>([
    [{ pairs: 0 }, 'the number of pairs'],
    [{ d: 0 }, 'the difference that matters'],
    [{ seed: -1 }, 'the seed'],
    [{ workers: 0 }, 'the number of workers'],
    [{ searching: 0.5 }, 'the number of pairs of searching players'],
    [{ restricted: 0 }, 'the number of pairs of restricted play'],
  ])('refuses %o', async (wrong, what) => {
    const { value, diagnostics } = await comparePlay(base, base, { seed: 1, workers: 1, clock, ...wrong })
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['sim/bad-number']])
    expect(diagnostics[0]?.message).toContain(what)
  })

  test('each row of the side tables is told before its pairs are counted', async () => {
    const told: (SideRow | number)[] = []
    const found = await compare(zuluGame({ zulu: recounted(ZULU_ROWS, { blood: 9, shields: 8 }) }), {
      ...{ pairs: 100, knockOut: true, matrix: true, restricted: 50 },
      onProgress: (pairs) => told.push(pairs),
      onRow: (row) => told.push(row),
    })
    const rows = told.filter((item) => typeof item !== 'number')
    const of = (table: SideRow['table']) => rows.filter((row) => row.table === table)
    // Two lines, each alone and left out; the options of either version are a table of their own.
    expect(of('line').map(({ name }) => name)).toEqual([
      'decks.zulu.cards.blood.count alone',
      'all but decks.zulu.cards.blood.count',
      'decks.zulu.cards.shields.count alone',
      'all but decks.zulu.cards.shields.count',
    ])
    expect(of('cell')).toHaveLength(found.matrix.length)
    expect(of('option')).toHaveLength(found.restricted!.base.length + found.restricted!.changed.length)
    for (const { at, of: all } of rows) expect(at >= 1 && at <= all).toBe(true)
    expect(of('cell').map(({ at }) => at)).toEqual(found.matrix.map((_, i) => i + 1))
    // The main batch first, then a row and its pairs in turn.
    expect(told[0]).toBe(100)
    for (const [i, item] of told.slice(1).entries()) expect(typeof item).toBe(i % 2 === 0 ? 'object' : 'number')
  })

  test('games of other rules cannot be compared', async () => {
    const { diagnostics } = await comparePlay(base, { ...base, rules: 'isandlwana' }, { seed: 1, workers: 1, clock })
    expect(diagnostics.map(({ code }) => code)).toEqual(['sim/other-rules'])
  })

  test('time that runs out shortens the batch, and the report says so', async () => {
    let now = 0
    const hasty = { now: () => (now += 30_000), cpu: () => 0 }
    const found = await compare(zuluGame(), { clock: hasty, pairs: undefined })
    expect([found.shortened, found.effect.pairs < 10_000]).toEqual([true, true])
  })
})
