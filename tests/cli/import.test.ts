import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/kernel/host.ts'
import { run } from '../../src/cli/run.ts'
import { fakeContext } from '../support/fake-context.ts'
import { memoryHost, type MemoryHost } from '../support/memory-host.ts'
import { workbookFile } from '../support/workbook-file.ts'

const CARDS = 'Name,Qty,Cost\nOrc,x2,3\nElf,,1\n'

/** The same files, to a process that works in `/desk`. */
function inWork(host: MemoryHost): Host {
  const at = (path: string) => resolve('/desk', path)
  return {
    ...host,
    readText: (path) => host.readText(at(path)),
    list: (path) => host.list(at(path)),
    kindOf: (path) => host.kindOf(at(path)),
  }
}

async function qm(host: MemoryHost, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const context = fakeContext(inWork(host), '/desk')
  return { code: await run(['import', ...words], context), ...context.said }
}
const text = (host: MemoryHost, path: string): string => new TextDecoder().decode(host.files.get(path))

describe('qm import', () => {
  it('puts YAML on stdout, and what it did on stderr', async () => {
    const { code, out, err } = await qm(memoryHost({ '/desk/my cards.csv': CARDS }), 'my cards.csv')
    expect(code).toBe(0)
    expect(out).toBe(`# From my cards.csv, by qm import.

kind: deck
id: my-cards
fields: { cost: number }
cards:
  - id: orc
    title: Orc
    count: 2
    cost: 3
  - id: elf
    title: Elf
    cost: 1
`)
    expect(err).toBe(`my cards.csv:2:5 note import/read-count "x2" is read as 2
  2 | Orc,x2,3
    |     ^^

my cards.csv (UTF-8, cells parted by ,): 2 rows, deck "my-cards" of 3 cards
  Name  -> title          by its header
  Qty   -> count          by its header
  Cost  -> cost   number  all values are numbers
`)
  })

  it('writes a file, and replaces it only with --force', async () => {
    const host = memoryHost({ '/desk/cards.csv': CARDS })
    const line = ['cards.csv', '--out', 'made/orcs.yaml', '--title', 'Orcs']
    const first = await qm(host, ...line)
    expect([first.code, first.out.split('\n').at(-2)]).toEqual([0, 'made/orcs.yaml written'])
    expect(text(host, '/desk/made/orcs.yaml')).toContain('id: orcs\ntitle: Orcs\n')
    host.files.set('/desk/made/orcs.yaml', new TextEncoder().encode('mine'))
    const second = await qm(host, ...line)
    expect(second.code).toBe(1)
    expect(second.err).toContain('error import/file-exists made/orcs.yaml is there already')
    expect([second.out, text(host, '/desk/made/orcs.yaml')]).toEqual(['', 'mine'])
    expect((await qm(host, ...line, '--force')).code).toBe(0)
    expect(text(host, '/desk/made/orcs.yaml')).toContain('kind: deck')
    expect([...host.files.keys()].filter((path) => path.includes('tmp'))).toEqual([])
  })

  it('adds a file to a game that then builds', async () => {
    const host = memoryHost({ '/desk/cards.csv': CARDS, '/desk/game/game.yaml': 'kind: game\ntitle: G\n' })
    expect((await qm(host, 'cards.csv', '--into', 'game')).code).toBe(0)
    const context = fakeContext(inWork(host), '/desk')
    expect(await run(['check', 'game', '--no-simulation'], context)).toBe(0)
    expect(context.said.out).toContain('game: no problems')
  })

  it('shows what does not fit the game, in the other file too', async () => {
    const twin = 'kind: deck\nid: cards\ncards: []\n'
    const host = memoryHost({ '/desk/cards.csv': CARDS, '/desk/game/a.yaml': twin })
    const { code, err } = await qm(host, 'cards.csv', '--into', 'game/')
    expect([code, host.files.has('/desk/game/cards.yaml')]).toEqual([1, false])
    expect(err).toContain('error game/duplicate-id two decks have the id "cards"')
    expect(err).toContain('game/a.yaml:2:5')
    expect(err).toContain('  2 | id: cards')
  })

  it('writes nothing where the table has errors, and shows them at their cells', async () => {
    const host = memoryHost({ '/desk/cards.csv': 'Name,Count\nOrc,2.5\n' })
    const { code, out, err } = await qm(host, 'cards.csv', '--out', 'deck.yaml')
    expect([code, out, host.files.has('/desk/deck.yaml')]).toEqual([1, '', false])
    expect(err).toContain('cards.csv:2:5 error import/bad-count "2.5" is no number of copies')
  })

  it('names cells of workbooks, in text and in JSON', async () => {
    const book = workbookFile({
      Notes: [['x']],
      Cards: [
        ['Name', 'Count'],
        ['Orc', '-1'],
      ],
    })
    const host = memoryHost({ '/desk/cards.xlsx': book })
    expect((await qm(host, 'cards.xlsx', '--sheet', 'Cards')).err).toContain(
      'cards.xlsx:Cards!B2 error import/bad-count',
    )
    const { out, code } = await qm(host, 'cards.xlsx', '--sheet', 'Cards', '--json')
    const { diagnostics, yaml, columns } = JSON.parse(out) as {
      diagnostics: object[]
      yaml: unknown
      columns: object[]
    }
    expect([code, yaml]).toEqual([1, null])
    expect(diagnostics[0]).toMatchObject({ code: 'import/bad-count', file: 'cards.xlsx', line: null, cell: 'Cards!B2' })
    expect(columns[1]).toEqual({
      header: 'Count',
      place: 'cards.xlsx:Cards!B1',
      target: 'count',
      type: null,
      why: 'by its header',
    })
  })

  it('gives the whole result as JSON', async () => {
    const { out, code, err } = await qm(memoryHost({ '/desk/cards.csv': CARDS }), 'cards.csv', '--json')
    const { measured, yaml, ...rest } = JSON.parse(out) as Record<string, unknown>
    expect([code, err]).toEqual([0, ''])
    expect(Object.keys(measured as object)).toEqual(['wallMs', 'cpuMs'])
    expect(yaml).toContain('title: Orc')
    expect(rest).toMatchObject({
      kind: 'deck',
      id: 'cards',
      rows: 2,
      pieces: 3,
      file: null,
      manner: 'UTF-8, cells parted by ,',
    })
  })

  it('takes other kinds, delimiters, encodings and ids', async () => {
    const bytes = Uint8Array.from([...'Name!Count\nZ\xf3\xb3w!2\n'].map((c) => c.charCodeAt(0)))
    const host = memoryHost({ '/desk/units.csv': bytes })
    const words = [
      'units.csv',
      '--kind',
      'counters',
      '--delimiter',
      '!',
      '--encoding',
      'cp1250',
      '--id',
      'turtles',
      '--map',
      'count=-',
    ]
    const { code, out } = await qm(host, ...words)
    expect(code).toBe(0)
    expect(out).toContain('kind: counters\nid: turtles\ntitle: turtles\nunits:\n  - id: zolw\n    title: Zółw\n')
    expect(out).not.toContain('count:')
  })

  it.each([
    [['cards.csv', '--delimiter', ',,'], 2, 'one character or "tab" is wanted'],
    [['cards.csv', '--encoding', 'utf8000'], 2, '"utf8000" is no encoding'],
    [['cards.csv', '--kind', 'map'], 2, '"map" is no kind'],
    [['cards.csv', '--id', '../My Deck', '--into', '.'], 2, '"../My Deck" cannot be an id; perhaps my-deck'],
    [['cards.csv', '--map', 'Name'], 2, 'should look like Qty=count'],
    [['cards.csv', '--out', 'a.yaml', '--into', 'b'], 2, 'name one of them'],
    [['cards.csv', '--into', 'nowhere'], 1, 'there is no folder nowhere'],
    [['crads.csv'], 1, 'import/no-file'],
  ])('%j: exit code %d', async (words, code, message) => {
    const said = await qm(memoryHost({ '/desk/cards.csv': CARDS }), ...words)
    expect([said.code, said.out]).toEqual([code, ''])
    expect(said.err).toContain(message)
  })

  it('says which file is probably meant', async () => {
    expect((await qm(memoryHost({ '/desk/cards.csv': CARDS }), 'crads.csv')).err).toContain('did you mean "cards.csv"?')
  })
})
