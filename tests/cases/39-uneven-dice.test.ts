import { expect, it } from 'vitest'
import { buildCase, type GameFiles } from '../support/case-game.ts'
import { counterGame } from '../support/counter-game.ts'
import { pdfText } from '../support/pdf-text.ts'

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
  const built = await buildCase(files(['2', '3', '4-5', '6-8', '9-10', '11', '12']), { only: ['tables'] })
  expect(built.said.filter((line) => !line.startsWith('check/missing-source'))).toEqual([])
  const chances = (await pdfText(built.pdf())).map(({ text }) => text).filter((text) => text.endsWith('%'))
  const of36 = [1, 2, 7, 16, 7, 2, 1]
  expect(chances).toEqual(of36.map((ways) => `${Math.round((100 * ways) / 36)}%`))
})

it('prints nothing while a result has no row or two', async () => {
  const gap = await buildCase(files(['2-6', '8-12']))
  expect(gap.said.join('\n')).toContain('check/result-without-row tables.yaml:5:12 the table "Events" has no row for 7')
  const twice = await buildCase(files(['2-7', '7-12']))
  expect(twice.said.join('\n')).toContain('check/result-twice tables.yaml:10:15 the table "Events" has two rows for 7')
  expect([...gap.files, ...twice.files]).toEqual([])
})
