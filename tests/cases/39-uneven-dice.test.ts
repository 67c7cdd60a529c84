import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { seededRng } from '../../src/rules/rng.ts'
import { buildCase, type GameFiles } from '../support/case-game.ts'
import { counterGame } from '../support/counter-game.ts'
import { pdfText } from '../support/pdf-text.ts'

/** Rows of a table on 2d6, and in how many of 36 throws each applies. */
const RANGES = ['2', '3', '4-5', '6-8', '9-10', '11', '12']
const OF_36 = [1, 2, 7, 16, 7, 2, 1]

/** The table beside a set of counters. */
const files = (ranges: readonly string[]): GameFiles => {
  const counters = counterGame(1)
  const sheet = '  - { kind: tables, id: tables, title: Tables, tables: [events] }\n'
  return { ...counters, 'game.yaml': `${counters['game.yaml'] as string}${sheet}`, 'tables.yaml': table(ranges) }
}
const table = (ranges: readonly string[]): string =>
  'kind: tables\ntables:\n  - kind: rows\n    id: events\n    title: Events\n    dice: 2d6\n' +
  '    columns: [{ id: event, title: Event }]\n    rows:\n' +
  ranges.map((on) => `      - { on: ${on}, cells: { event: event } }\n`).join('')

it('prints the chances of the sum of two dice, not those of the widths of its rows', async () => {
  const built = await buildCase(files(RANGES), { only: ['tables'] })
  expect(built.said.filter((line) => !line.startsWith('check/missing-source'))).toEqual([])
  const chances = (await pdfText(built.pdf())).map(({ text }) => text).filter((text) => text.endsWith('%'))
  expect(chances).toEqual(OF_36.map((ways) => `${Math.round((100 * ways) / 36)}%`))
})

it('meets its printed chances when it is rolled 36,000 times', async () => {
  const { value: game } = loadGame((await buildCase(files(RANGES), { only: ['tables'] })).host, '/games/case')
  const [events] = game?.tables ?? []
  if (events?.kind !== 'rows' || !events.dice) throw new Error('no table with dice')
  const { dice, rows } = events
  const rng = seededRng(39, 0)
  const counts = rows.map(() => 0)
  for (let roll = 0; roll < 36_000; roll++) {
    const sum = Array.from({ length: dice.count }, () => 1 + rng.pick(dice.sides)).reduce((a, b) => a + b)
    const row = rows.findIndex(({ on }) => on !== undefined && on.from <= sum && sum <= on.to)
    counts[row] = (counts[row] ?? NaN) + 1
  }
  expect(counts.reduce((a, b) => a + b)).toBe(36_000)
  counts.forEach((count, i) => {
    const chance = (OF_36[i] ?? NaN) / 36
    // Three standard errors; the widths of the rows (1 of 11 instead of 1 of 36) would be off by more than 70.
    expect(Math.abs(count - 36_000 * chance)).toBeLessThan(3 * Math.sqrt(36_000 * chance * (1 - chance)))
  })
})

it('prints nothing while a result has no row or two', async () => {
  const gap = await buildCase(files(['2-6', '8-12']))
  expect(gap.said.join('\n')).toContain('check/result-without-row tables.yaml:5:12 the table "Events" has no row for 7')
  const twice = await buildCase(files(['2-7', '7-12']))
  expect(twice.said.join('\n')).toContain('check/result-twice tables.yaml:10:15 the table "Events" has two rows for 7')
  expect([...gap.files, ...twice.files]).toEqual([])
})
