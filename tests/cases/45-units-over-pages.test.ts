import { expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { pdfText } from '../support/pdf-text.ts'

/** Twelve units of unequal height: of three figures, of two hundred and forty, of sixty bases. */
const sizes = ['stands: 3, figures: 1', 'stands: 12, figures: 20', 'stands: 60, figures: 2']
const units = Array.from(
  { length: 12 },
  (_, i) => `  - { id: u${i}, title: Unit ${i + 1}, ${sizes[i % 3]!}, note: End ${i + 1} }\n`,
)

it('cuts no unit of a roster at the end of a page, and repeats the head', async () => {
  const built = await buildCase({
    'game.yaml': 'kind: game\ntitle: War\nsheets:\n  - { kind: roster, id: roster, title: Roster, roster: force }\n',
    'roster.yaml': `kind: roster\nid: force\ntitle: Force\ncolumns: [{ kind: unit, title: Unit }, { kind: dots, title: Killed }]\nunits:\n${units.join('')}`,
  })
  expect(built.said).toEqual([])
  const texts = await pdfText(built.pdf())
  const pages = Math.max(...texts.map(({ page }) => page))
  expect(pages).toBeGreaterThan(1)
  const order: number[] = []
  for (let page = 1; page <= pages; page++) {
    const here = texts.filter((run) => run.page === page).map(({ text }) => text)
    expect(here.filter((text) => text === 'Killed')).toHaveLength(1)
    const numbers = (word: string) => here.flatMap((text) => new RegExp(`^${word} (\\d+)$`).exec(text)?.[1] ?? [])
    expect(numbers('Unit').length).toBeGreaterThan(0)
    expect(numbers('End')).toEqual(numbers('Unit'))
    order.push(...numbers('Unit').map(Number))
  }
  expect(order).toEqual(units.map((_, i) => i + 1))
})
