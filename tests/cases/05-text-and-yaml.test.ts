import { describe, expect, it } from 'vitest'
import { buildCase, deckFile } from '../support/case-game.ts'
import { pageTexts } from '../support/pdf-text.ts'

const build = (field: 'title' | 'text', written: string) => {
  const rest = field === 'title' ? '' : '    title: Card\n'
  return buildCase({ 'deck.yaml': `kind: deck\nid: deck\ncards:\n  - count: 1\n${rest}    ${field}: ${written}\n` })
}

/** Text as an author writes it, unquoted, and the column at which YAML takes it for something else. */
const REFUSED: [written: string, column: number][] = [
  ['Attack: draw 2', 11],
  ['[coin] gain one', 11],
  ['[coin]', 11],
  ['**Bold** strike', 11],
  ['{fire}', 11],
  ['@start', 11],
]

describe('a text without quotes that YAML takes for something else', () => {
  it.each(REFUSED)('%s', async (written, column) => {
    const built = await build('text', written)
    expect(built.files).toEqual([])
    const errors = built.said.filter((line) => !line.startsWith('game/no-game-file'))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(` deck.yaml:6:${column} `)
    expect(errors[0]).toContain(`"${written}"`)
    expect(errors[0]).toMatch(/quotes/)
  })

  it.each(REFUSED.filter(([written]) => !/[[{@*]/.test(written)))(
    '%s is printed once it is quoted',
    async (written) => {
      const built = await build('text', `"${written}"`)
      expect((await pageTexts(built.pdf())).join(' ')).toContain(written)
    },
  )
})

describe('a name that YAML takes for a value', () => {
  it.each(['Null', 'True', 'NO', '0101', '4.10', '1e3', '~'])('%s is printed as it is written', async (written) => {
    const built = await build('title', written)
    expect(built.said.filter((line) => !line.startsWith('game/no-game-file'))).toEqual([])
    expect((await pageTexts(built.pdf()))[0]?.split(' ')).toContain(written)
  })
})

it('a quoted star is bold and a quoted icon is an icon', async () => {
  const [page = ''] = await pageTexts((await build('text', '"**Bold** strike {acorn} and \\\\{acorn}"')).pdf())
  expect(page).toMatch(/Bold strike and \{acorn\}/)
})

it('nothing is printed as the name of a JavaScript value', async () => {
  const deck = deckFile(['{ title: Plain, text: "null and false are words here" }', '{ title: Bare }'])
  const [page = ''] = await pageTexts((await buildCase({ 'deck.yaml': deck })).pdf())
  expect(page.replace('null and false are words here', '')).not.toMatch(/object|null|undefined|false|NaN/)
})
