import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { counterGame } from '../support/counter-game.ts'
import { pdfText } from '../support/pdf-text.ts'

const long = 'stragglers come in from the river and bring news that nobody in the camp wants to hear; '.repeat(3)
const rows = Array.from(
  { length: 80 },
  (_, i) => `Row ${i + 1}: ${i % 7 === 3 ? long : 'nothing happens.'} End ${i + 1}.`,
)

it('cuts none of 80 rows at the end of a page, and repeats the head', async () => {
  const counters = counterGame(1)
  const sheet = '  - { kind: tables, id: tables, title: Tables, tables: [events] }\n'
  const table =
    'kind: tables\ntables:\n  - kind: rows\n    id: events\n    title: Events\n' +
    '    columns: [{ id: event, title: What happens }]\n    rows:\n' +
    rows.map((text) => `      - { cells: { event: "${text}" } }\n`).join('')
  const files = { ...counters, 'game.yaml': `${counters['game.yaml'] as string}${sheet}`, 'tables.yaml': table }
  const built = await buildCase(files, { only: ['tables'] })
  expect(built.said.filter((line) => !line.startsWith('check/missing-source'))).toEqual([])
  const texts = await pdfText(built.pdf())
  const last = Math.max(...texts.map(({ page }) => page))
  expect(last).toBeGreaterThan(1)
  const numbers = (word: string, page: string): number[] =>
    [...page.matchAll(new RegExp(`${word} (\\d+)[:.]`, 'g'))].map(([, number]) => Number(number))
  const order: number[] = []
  for (let page = 1; page <= last; page++) {
    const text = texts
      .filter((run) => run.page === page)
      .map((run) => run.text)
      .join(' ')
    expect(text.split('What happens').length - 1).toBe(1)
    const starts = numbers('Row', text)
    expect(starts.length).toBeGreaterThan(0)
    expect(numbers('End', text)).toEqual(starts)
    order.push(...starts)
  }
  expect(order).toEqual(rows.map((_, i) => i + 1))
})
