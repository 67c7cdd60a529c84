import { expect, it } from 'vitest'
import { simulateGame } from '../../src/pipeline/simulate-game.ts'
import { memoryHost } from '../support/memory-host.ts'
import { tinyGame } from '../support/tiny-game.ts'

const host = memoryHost()
const zulu = { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' }

it('plays a shipped game from its YAML', async () => {
  const { report } = await simulateGame(host, zulu, {
    seed: 1,
    games: 20,
    workers: 1,
    policies: { zulu: 'literal', british: 'literal' },
  })
  expect(report!.fold).toBe(1439576268)
  expect(Object.keys(report!)).toEqual([
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
})

it('says that a game without rules cannot be played', async () => {
  const { report, diagnostics } = await simulateGame(
    tinyGame(),
    { path: '/games/tiny', name: 'tiny' },
    { seed: 1, games: 1, workers: 1 },
  )
  expect(report).toBeUndefined()
  expect(diagnostics.map(({ code }) => code)).toEqual(['build/no-rules'])
})

it('suggests near names for scenario, policy and ruling', async () => {
  const hintsFor = async (options: object): Promise<string> => {
    const { diagnostics } = await simulateGame(host, zulu, { seed: 1, games: 1, workers: 1, ...options })
    return diagnostics.flatMap(({ severity, hints }) => (severity === 'error' ? (hints ?? []) : [])).join(' ')
  }
  expect(await hintsFor({ scenario: 'solow' })).toContain('"solo"')
  expect(await hintsFor({ policies: { zulu: 'kepe' } })).toContain('"keep"')
  expect(await hintsFor({ policies: { zulus: 'keep' } })).toContain('"zulu"')
  expect(await hintsFor({ rulings: new Map([['rally-double-standing', 'no']]) })).toContain('"rally-doubles-standing"')
})
