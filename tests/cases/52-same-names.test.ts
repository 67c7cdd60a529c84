import { expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'

const TITLES = ['Orc', 'Orc', 'orc', 'A/B: x?', 'Ötzi']

it('cards of the same name do not overwrite each other: a file for each, with a list', async () => {
  const deck = deckFile(TITLES.map((title) => `{ title: "${title}" }`))
  const built = await buildCase(
    { 'deck.yaml': deck, 'game.yaml': 'kind: game\ntitle: Case\n' },
    { formats: ['svg', 'png'], dpi: 72, each: { bleed: 0, corner: 0 } },
  )
  expect(built.said).toEqual([])
  const paths = built.files.map(({ path }) => path)
  for (const format of ['svg', 'png']) expect(paths.filter((path) => path.endsWith(`.${format}`))).toHaveLength(5)
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  // What Windows forbids in names, blanks and dots at their end among it.
  for (const part of paths.flatMap((path) => path.split('/'))) expect(part).not.toMatch(/[<>:"\\|?*\p{Cc}]|[. ]$/u)
  // On disk there is each with the bytes that it should have.
  for (const { path, bytes } of built.files) expect(built.host.files.get(`/out/case/${path}`)).toEqual(bytes)

  const list = new TextDecoder().decode(built.files.find(({ format }) => format === 'csv')?.bytes).split('\r\n')
  expect(list[0]).toBe('page,piece,side,title,copies,png,svg')
  const titles = list.slice(1, -1).map((row) => row.split(',')[3])
  expect(titles).toEqual(TITLES)
  const named = list.slice(1, -1).flatMap((row) => row.split(',').slice(5))
  expect(named.toSorted()).toEqual(paths.filter((path) => !path.endsWith('.csv')).toSorted())
  // The list says the truth: the words of a card are in its file.
  for (const row of list.slice(1, -1)) {
    const [, , , title = '', , , svg] = row.split(',')
    const text = new TextDecoder().decode(built.files.find(({ path }) => path === svg)?.bytes)
    expect(text).toContain(`aria-label="${title}"`)
  }
})
