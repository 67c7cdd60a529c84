import { expect, it } from 'vitest'
import { checkGame } from '../../src/pipeline/check-game.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { tinyDeck, tinyGame } from '../support/tiny-game.ts'

const tiny = { path: '/games/tiny', name: 'tiny' }

it('replays examples and plays a short simulation of the shipped game', async () => {
  const host = memoryHost()
  const checked = await checkGame(
    host,
    { path: `${host.root}/data/zulu-spears`, name: 'zulu-spears' },
    buildOptions({ simulation: true }),
  )
  expect(checked.examples.run).toBeGreaterThanOrEqual(12)
  expect(checked.examples.passed).toBe(checked.examples.run)
  expect(checked.simulation).toMatchObject({
    scenario: 'two-player',
    games: 10_000,
    policies: { zulu: 'keep', british: 'keep' },
  })
  expect(checked.simulation!.winRate['zulu']!.value).toBeCloseTo(0.20813, 1)
})

it('finds what only drawing finds: a title too long for its box', async () => {
  const host = tinyGame({ 'duel.yaml': tinyDeck('title: Knight', `title: ${'Knightly '.repeat(12)}`) })
  const { diagnostics } = await checkGame(host, tiny, buildOptions())
  const finding = diagnostics.find(({ code }) => code === 'draw/text-too-big')
  expect(finding).toMatchObject({ severity: 'error' })
  expect(finding!.at!.file).toBe('/games/tiny/duel.yaml')
})

it('reports all problems of all files in one run', async () => {
  const host = tinyGame({
    'duel.yaml': tinyDeck('count: 3', 'count: ten'),
    'other.yaml': 'kind: deck\nid: other\ntitel: Other\ncards: []\n',
    'third.yaml': 'kind: dekc\n',
  })
  const { diagnostics, game } = await checkGame(host, tiny, buildOptions())
  expect(game).toBeUndefined()
  expect(new Set(diagnostics.map(({ at }) => at?.file))).toEqual(
    new Set(['/games/tiny/duel.yaml', '/games/tiny/other.yaml', '/games/tiny/third.yaml']),
  )
})

it('has the texts of templates for its code frames', async () => {
  const host = tinyGame({ 'templates/card.svg.hbs': '<rect width="10" height="10"/>\n{{text titel x=1 y=1}}\n' })
  const { diagnostics, sources } = await checkGame(host, tiny, buildOptions())
  const finding = diagnostics.find(({ at }) => at?.file.endsWith('card.svg.hbs'))
  expect(finding).toBeDefined()
  expect(sources.get(finding!.at!.file)!.slice(finding!.at!.start, finding!.at!.end)).toContain('titel')
})

it('has the text of a theme for its code frames', async () => {
  const host = tinyGame({ 'templates/theme.yaml': 'kind: theme\ncolors: {}\n' })
  const { diagnostics, sources } = await checkGame(host, tiny, buildOptions())
  const finding = diagnostics.find(({ at }) => at?.file.endsWith('theme.yaml'))
  expect(finding).toMatchObject({ severity: 'error' })
  expect(sources.get(finding!.at!.file)).toContain('colors')
})
