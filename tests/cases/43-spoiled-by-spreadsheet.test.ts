import { describe, expect, it } from 'vitest'
import { buildCase } from '../support/case-game.ts'
import { imported } from '../support/imported.ts'
import { pageTexts } from '../support/pdf-text.ts'

/** Bytes of a text in one-byte characters, as an old Excel saves them. */
const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((character) => character.charCodeAt(0)))

describe('a table in the code page of the computer', () => {
  const bytes = latin('Name,Text\nSe\xf1or M\xfcller,\x84Halt\x93 \x96 5 \x80\n')

  it('has the right letters on paper, and says how they were read', async () => {
    const { yaml = '', said } = imported(bytes)
    expect(said.map((line) => line.split(' ').slice(0, 2))).toEqual([['table/guessed-encoding', 't.csv:2:3']])
    const [page = ''] = await pageTexts((await buildCase({ 'deck.yaml': yaml })).pdf())
    expect(page).toContain('Señor Müller')
    expect(page).toContain('„Halt“ – 5 €')
    expect(page).not.toMatch(/\ufffd|Ã/)
  })

  it('is read as the user declares, or refused at the line of the first letter that does not fit', () => {
    expect(imported(bytes, { manner: { encoding: 'windows-1252' } })).toMatchObject({ said: [] })
    expect(imported(bytes, { manner: { encoding: 'utf-8' } }).faults).toEqual(['table/bad-encoding t.csv:2:3'])
  })

  it('is refused where UTF-8 went through it before', () => {
    const { faults, yaml } = imported('Name\nSeÃ±or MÃ¼ller\n')
    expect([faults, yaml]).toEqual([['table/twice-encoded t.csv:2:3'], undefined])
  })
})

describe('values that a spreadsheet took for something else', () => {
  it('dates and shortened numbers are errors that name their cells', () => {
    const table = 'Id,Unit,Factor\n101,Scouts,06-Apr\n9.45E+12,Guard,4-6\n103,Horse,5-24\n'
    for (const kind of ['deck', 'counters'] as const) {
      const { faults, yaml } = imported(table, { kind })
      expect(yaml).toBeUndefined()
      expect(faults.filter((fault) => !fault.startsWith('import/no-place'))).toEqual([
        'import/shortened-number t.csv:3:1',
        'import/day-and-month t.csv:2:12',
      ])
    }
  })

  it('the same values, as they were meant, are printed as they are', async () => {
    const { yaml = '', faults } = imported('Id,Unit,Factor\n9450000000123,Guard,4-6\n103,Horse,5-24\n')
    expect(faults).toEqual([])
    const [page = ''] = await pageTexts((await buildCase({ 'deck.yaml': yaml })).pdf())
    expect(page.split(' ')).toEqual(expect.arrayContaining(['4-6', '5-24']))
  })

  it('in YAML a factor without quotes stays a factor', async () => {
    const deck =
      'kind: deck\nid: deck\nfields: { factor: line }\ncards:\n  - { title: Guard, factor: 4-6 }\n  - { title: Horse, factor: 5-24 }\n'
    const [page = ''] = await pageTexts((await buildCase({ 'deck.yaml': deck })).pdf())
    expect(page.split(' ')).toEqual(expect.arrayContaining(['4-6', '5-24']))
  })
})
