import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/game/game.ts'
import { seededRng } from '../../src/rules/rng.ts'
import { setUp } from '../../src/rules/games/zulu-spears/setup.ts'
import { simulate, type SimulateOptions } from '../../src/sim/simulate.ts'
import type { SimulationReport } from '../../src/sim/simulation-report.ts'
import { zuluGame, ZULU_ROWS, type Row } from '../support/zulu-game.ts'
import { zuluSetting } from '../support/zulu-setting.ts'

const still = { now: () => 0, cpu: () => 0 }

async function run(options: Partial<SimulateOptions>, game: Game = zuluGame()): Promise<SimulationReport> {
  const { value, diagnostics } = await simulate(game, { seed: 1, games: 1000, workers: 1, clock: still, ...options })
  if (!value) throw new Error(diagnostics.map((d) => d.message).join('; '))
  return value
}

const policies = (zulu: string, british: string) => ({ policies: { zulu, british } })

describe('simulate', () => {
  test('reports the keys that are promised, and nothing else', async () => {
    const report = await run({ games: 20, ...policies('literal', 'literal') })
    expect(Object.keys(report)).toEqual([
      'game',
      'scenario',
      'policies',
      'rulings',
      'seed',
      'games',
      'wins',
      'winRate',
      'turns',
      'endings',
      'fold',
      'measured',
    ])
    expect(report).toMatchObject({
      game: 'zulu-spears',
      scenario: 'two-player',
      policies: { zulu: 'literal', british: 'literal' },
      games: 20,
      fold: 1439576268,
    })
    const { zulu = 0, british = 0, draw } = report.wins
    expect([zulu + british, draw]).toEqual([20, 0])
    expect(report.endings).toEqual({ 'troops-gone': zulu, 'zulu-deck-empty': british })
    expect(report.winRate['zulu']?.value).toBe(zulu / 20)
  })

  test.each([
    ['two-player', 'literal', 0.08138, 46.76],
    ['two-player', 'keep', 0.20813, 42.88],
    ['solo', 'keep', 0.61807, 9.74],
  ])('%s with %s comes to the known win rate and length', async (scenario, policy, rate, turns) => {
    const games = 40_000
    const chosen = scenario === 'solo' ? { policies: { british: policy } } : policies(policy, policy)
    const report = await run({ scenario, games, ...chosen })
    expect(Math.abs((report.winRate['zulu']?.value ?? 0) - rate)).toBeLessThan(
      4 * Math.sqrt((rate * (1 - rate)) / games),
    )
    expect(Math.abs(report.turns.mean - turns)).toBeLessThan((4 * report.turns.sd) / Math.sqrt(games) + 0.005)
  })

  test('the long solo game is the solo game with 200 troops', async () => {
    const long = await run({ scenario: 'solo-200' })
    const ruled = await run({ scenario: 'solo', rulings: new Map([['troops', '200']]) })
    expect({ ...ruled, scenario: 'solo-200' }).toEqual(long)
    expect(long.fold).not.toBe((await run({ scenario: 'solo' })).fold)
  })

  test('titles make no difference', async () => {
    const game = zuluGame()
    const decks = game.decks.map((d) => ({ ...d, cards: d.cards.map((c) => ({ ...c, title: `New ${c.title}` })) }))
    expect(JSON.stringify(await run({}, { ...game, decks }))).toBe(JSON.stringify(await run({})))
  })

  test('one Blood less and one Shields less: the Zulu rate rises by more than both intervals', async () => {
    const counts: Readonly<Record<string, number>> = { blood: 9, shields: 8 }
    const zulu = ZULU_ROWS.map(([id, count, force, role]): Row => [id, counts[id] ?? count, force, role])
    const before = (await run({ games: 60_000 })).winRate['zulu']
    const after = (await run({ games: 60_000 }, zuluGame({ zulu }))).winRate['zulu']
    expect(after?.low).toBeGreaterThan(before?.high ?? 1)
  })

  test('the same seed gives the same report, another seed another; no two games of a run are dealt alike', async () => {
    expect(await run({ seed: 42 })).toEqual(await run({ seed: 42 }))
    expect((await run({ seed: 43 })).fold).not.toBe((await run({ seed: 42 })).fold)
    const { params } = zuluSetting('two-player')
    const hands = Array.from({ length: 1000 }, (_, game) => {
      const { zulu, british } = setUp(params, seededRng(42, game))
      return `${zulu.hand.join()}/${british.hand.join()}`
    })
    expect(new Set(hands).size).toBeGreaterThan(900)
  })

  test('stops at a precision, and says when it does not reach it', async () => {
    expect((await run({ games: 60_000, precision: 0.6 })).games).toBe(20_000)
    const { value, diagnostics } = await simulate(zuluGame(), {
      seed: 1,
      games: 500,
      precision: 0.1,
      workers: 1,
      clock: still,
    })
    expect(value?.games).toBe(500)
    expect(diagnostics.map((d) => [d.code, d.severity])).toEqual([['sim/precision-not-reached', 'note']])
  })

  test('plays policies that quick play does not know', async () => {
    const report = await run({ games: 30, ...policies('random', 'random') })
    expect(report.games).toBe(30)
    expect(report).toEqual(await run({ games: 30, ...policies('random', 'random') }))
  })

  test.each<[Partial<SimulateOptions>, string]>([
    [{ games: 0 }, 'the number of games'],
    [{ games: 1.5 }, 'the number of games'],
    [{ seed: -1 }, 'the seed'],
    [{ workers: 0 }, 'the number of workers'],
    [{ precision: 0 }, 'the precision'],
    [{ transcripts: 0 }, 'the number of transcripts'],
    [{ restricted: 0 }, 'the number of pairs of restricted play'],
  ])('refuses %o', async (wrong, what) => {
    const { value, diagnostics } = await simulate(zuluGame(), {
      seed: 1,
      games: 10,
      workers: 1,
      clock: still,
      ...wrong,
    })
    expect(value).toBeUndefined()
    expect(diagnostics.map((d) => d.code)).toEqual(['sim/bad-number'])
    expect(diagnostics[0]?.message).toContain(what)
  })

  test('measures by the clock that it is given', async () => {
    let time = 0
    const clock = { now: () => (time += 1000), cpu: () => (time += 500) }
    const { measured } = await run({ games: 300, clock })
    expect(measured).toMatchObject({ workers: 1 })
    expect(measured.gamesPerSecond).toBe(Math.round(300 / (measured.wallMs / 1000)))
    expect(measured.gamesPerCpuSecond).toBe(Math.round(300 / (measured.cpuMs / 1000)))
  })
})
