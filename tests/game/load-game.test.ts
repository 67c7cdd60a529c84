import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { spanAt } from '../../src/source/located-document.ts'
import { memoryHost } from '../support/memory-host.ts'
import { found, load, loadFine } from './load.ts'

const deck = (cards: string, head = ''): string => `kind: deck\nid: orcs\n${head}cards:\n${cards}`

describe("anybody's own deck", () => {
  it('needs one file', () => {
    const game = loadFine({ 'deck.yaml': deck('  - title: Orc\n    text: Shout.\n') })
    expect(game).toMatchObject({ id: 'orcs', title: 'orcs', credits: [], sides: [], scenarios: [], rulings: [] })
    expect(game.rules).toBeUndefined()
    expect(game.sheets).toMatchObject([{ kind: 'deck', id: 'orcs', deck: 'orcs' }])
    expect(game.decks[0]?.format).toEqual({ width: 63.5, height: 88.9, bleed: 3, safe: 3, template: 'card' })
    expect(game.decks[0]?.cards).toMatchObject([{ id: 'orc', title: 'Orc', count: 1, fields: { text: 'Shout.' } }])
  })

  it('may be a page of tables alone', () => {
    const tables =
      'kind: tables\ntables:\n  - kind: rows\n    id: weather\n    title: Weather\n    dice: 1d6\n    columns: [{ id: sky, title: Sky }]\n' +
      '    rows:\n      - { on: 1-3, cells: { sky: rain } }\n      - { on: 4-6, cells: { sky: sun } }\n'
    const game = loadFine({ 'tables.yaml': tables })
    expect(game.sheets).toMatchObject([{ kind: 'tables', id: 'tables', tables: ['weather'] }])
    const track = 'kind: tables\ntables: []\ntracks:\n  - { id: turns, title: Turns, from: 1, to: 6 }\n'
    expect(loadFine({ 'track.yaml': track }).sheets).toMatchObject([{ kind: 'track', track: 'turns' }])
  })

  it('may show its tracks on a reference sheet; one that does not exist is reported', () => {
    const tracks = 'kind: tables\ntables: []\ntracks:\n  - { id: turns, title: Turns, from: 1, to: 6 }\n'
    const sheet = (track: string): string =>
      `kind: reference\nid: r\ntitle: R\nsections:\n  - { kind: track, track: ${track} }\n`
    const game = loadFine({ 'tables.yaml': tracks, 'r.yaml': sheet('turns') })
    expect(game.references[0]?.sections).toMatchObject([{ kind: 'track', track: 'turns' }])
    expect(found(load({ 'tables.yaml': tracks, 'r.yaml': sheet('turn') }))).toContain(
      'r.yaml: game/unknown-reference @ turn',
    )
  })

  it('has its own size, fields and backs', () => {
    const head =
      'card: { width: 50, height: 70, bleed: 2, template: mine, back: mine-back, columns: 3, margin: 2.5 }\nfields: { cost: number, "tint?": colour }\n'
    const game = loadFine({
      'templates/mine.svg.hbs': '<g/>',
      'templates/mine-back.svg.hbs': '<g/>',
      'templates/red.svg.hbs': '<g/>',
      'deck.yml': deck('  - { title: Orc, cost: 0, back: red }\n  - { title: Elf, cost: 2.5, tint: 1e2030 }\n', head),
    })
    const [own] = game.decks
    expect(own?.format).toEqual({
      width: 50,
      height: 70,
      bleed: 2,
      safe: 3,
      template: 'mine',
      back: 'mine-back',
      columns: 3,
      margin: 2.5,
    })
    expect(own?.fields).toEqual({ cost: { type: 'number', optional: false }, tint: { type: 'colour', optional: true } })
    expect(own?.cards.map((card) => card.fields)).toEqual([{ cost: 0 }, { cost: 2.5, tint: '#1e2030' }])
    expect(own?.cards.map((card) => card.back)).toEqual(['red', undefined])
  })

  it('is called what the caller calls it where its folder has no name', () => {
    const host = memoryHost({ './deck.yaml': deck('  - title: Orc\n') })
    expect(loadGame(host, '.', 'Green Orcs').value).toMatchObject({ id: 'green-orcs', title: 'Green Orcs' })
  })

  it('says where a template is named that does not exist, once', () => {
    const files = {
      'a.yaml': deck('  - { title: Orc, back: bakc }\n', 'card: { template: cadr }\n'),
      'b.yaml': 'kind: deck\nid: elves\nlike: orcs\ncards:\n  - { id: orc }\n',
      'templates/inner/back.svg.hbs': '<g/>',
      'templates/back.svg.hbs': '<g/>',
    }
    const loaded = load(files)
    expect(found(loaded).slice(1)).toEqual([
      'a.yaml: game/unknown-reference @ cadr',
      'a.yaml: game/unknown-reference @ bakc',
    ])
    expect(loaded.diagnostics[1]?.hints).toEqual(['did you mean "card"?'])
    expect(loaded.diagnostics[2]?.hints).toEqual(['did you mean "back"?'])
    const part = load({ 'a.yaml': deck('  - title: Orc\n', 'card: { back: parts/lattice }\n') })
    expect(found(part)).toContain('a.yaml: game/unknown-reference @ parts/lattice')
    expect(part.diagnostics[1]?.hints?.join()).not.toMatch(/parts|pictures/)
    expect(load({ ...files, 'a.yaml': deck('  - title: Orc\n', 'card: { back: inner/back }\n') }).value).toBeDefined()
  })

  it('leaves templates, art, hidden folders and other files alone', () => {
    const files = {
      'deck.yaml': deck('  - title: Orc\n'),
      'templates/theme.yaml': '[',
      'art/x.yaml': '[',
      '.git/x.yaml': '[',
      'notes.txt': '[',
    }
    expect(load(files).diagnostics.map((d) => d.severity)).toEqual(['note'])
  })

  it('may be of any shape: sums and ids come out for every list of counts', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            title: fc.constantFrom('Orc', 'Elf', 'orc', '!?'),
            count: fc.option(fc.integer({ min: 0, max: 50 })),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        (rows) => {
          const lines = rows.map(({ title, count }) => `  - { title: "${title}", count: ${count ?? ''} }\n`)
          const cards = loadFine({ 'deck.yaml': deck(lines.join('')) }).decks[0]?.cards ?? []
          expect(cards.map((card) => card.count)).toEqual(rows.map((row) => row.count ?? 1))
          expect(new Set(cards.map((card) => card.id)).size).toBe(rows.length)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('names read as text', () => {
  it('prints Null, True, NO, 0101 and 4.10 as they are written', () => {
    const cards = loadFine({
      'deck.yaml': deck(
        '  - { title: Null }\n  - { title: True }\n  - { title: NO }\n  - { title: 0101, text: 4.10 }\n',
      ),
    }).decks[0]?.cards
    expect(cards?.map((card) => card.title)).toEqual(['Null', 'True', 'NO', '0101'])
    expect(cards?.[3]?.fields['text']).toBe('4.10')
  })
})

describe('copies', () => {
  it('are one when blank or absent, and none for 0', () => {
    const cards = loadFine({
      'deck.yaml': deck(
        '  - { title: A, count: 3 }\n  - { title: B, count: }\n  - { title: C, count: 0 }\n  - { title: D, count: 2 }\n',
      ),
    }).decks[0]?.cards
    expect(cards?.map((card) => card.count)).toEqual([3, 1, 0, 2])
  })

  it.each(['x4', '1.5', '-1', '1162167', 'ten'])('of %s are an error at the value', (count) => {
    expect(
      found(load({ 'deck.yaml': deck(`  - { title: A, count: ${count} }\n`), 'game.yaml': 'kind: game\ntitle: A\n' })),
    ).toEqual([`deck.yaml: schema/expected-whole @ ${count}`])
  })

  it('are at most 5,000 a deck', () => {
    const lines = (last: number): string => `  - { title: A, count: 4999 }\n  - { title: B, count: ${last} }\n`
    expect(loadFine({ 'deck.yaml': deck(lines(1)) }).decks).toHaveLength(1)
    expect(found(load({ 'deck.yaml': deck(lines(2)) }))).toContain('deck.yaml: game/too-many-pieces @ 2')
  })

  it('are counted deck by deck', () => {
    const game = loadFine({
      'a.yaml': 'kind: deck\nid: a\ncards:\n  - { title: A, count: 3 }\n',
      'b.yaml': 'kind: deck\nid: b\ncards:\n  - { title: B, count: 8 }\n',
    })
    expect(game.decks.map((d) => d.cards.reduce((sum, card) => sum + card.count, 0))).toEqual([3, 8])
  })
})

describe('a deck like another', () => {
  const base =
    'kind: deck\nid: big\ncard: { size: tarot, back: card-back }\nfields: { force: number, text: text }\ncards:\n  - { id: orc, title: Orc, count: 9, force: 3, text: Shout. }\n'

  it('takes over look, fields and cards, but not counts', () => {
    const game = loadFine({
      'big.yaml': base,
      'small.yaml': 'kind: deck\nid: small\nlike: big\ncards:\n  - { id: orc, force: 4 }\n',
    })
    expect(game.decks[1]?.format).toMatchObject({ width: 69.85, height: 120.65, back: 'card-back' })
    expect(game.decks[1]?.cards).toMatchObject([
      { id: 'orc', title: 'Orc', count: 1, fields: { force: 4, text: 'Shout.' } },
    ])
  })

  it('says what cannot be taken over', () => {
    const loaded = load({
      'big.yaml': base,
      'small.yaml': 'kind: deck\nid: small\nlike: big\ncards:\n  - { id: elf, title: Elf, force: 4 }\n',
    })
    expect(found(loaded)).toContain('small.yaml: schema/missing-key @ { id: elf, title: Elf, force: 4 }')
    expect(loaded.diagnostics[0]?.hints).toEqual(['the deck "big" has no card "elf" from which it could be taken over'])
  })
})

describe('scenarios', () => {
  const files = {
    'deck.yaml': deck('  - title: Orc\n'),
    'game.yaml': 'kind: game\ntitle: A\nsides:\n  - { id: red, title: Red }\n',
    'a.yaml':
      'kind: scenario\nid: a\ntitle: A\nmode: duel\ndecks: { red: orcs }\nparameters: { hand: { value: 5 }, draw: { value: 1 } }\nphases:\n  - { id: draw, title: Draw, text: "Draw {=draw}, hold {=hand}." }\n',
    'b.yaml': 'kind: scenario\nid: b\ntitle: B\nextends: a\nparameters: { hand: { value: 7 } }\n',
  }

  it('take over what they extend, key by key', () => {
    const [a, b] = loadFine(files).scenarios
    expect(a?.phases[0]?.text).toBe('Draw 1, hold 5.')
    expect(b).toMatchObject({ id: 'b', title: 'B', mode: 'duel', decks: { red: 'orcs' } })
    expect([b?.parameters['hand']?.value, b?.parameters['draw']?.value]).toEqual([7, 1])
    const hand = b?.parameters['hand']?.place
    expect(hand && spanAt(hand).file).toBe('/games/orcs/b.yaml')
  })

  it('stand in the order that game.yaml gives them', () => {
    const ordered = { ...files, 'game.yaml': `${files['game.yaml']}scenarios: [b, a]\n` }
    expect(loadFine(ordered).scenarios.map((s) => s.id)).toEqual(['b', 'a'])
  })
})

describe('one run', () => {
  it('finds every text that lacks its quotes, those as well that are good YAML', () => {
    const texts = ['Attack: draw 2', '[coin] gain one', '[coin]', '**Bold** strike', '{fire}', '@start']
    const lines = texts.map((text, n) => `  - title: Card ${n}\n    text: ${text}\n`)
    const loaded = load({ 'deck.yaml': deck(lines.join('')) })
    const wrong = loaded.diagnostics.filter((d) => d.severity === 'error')
    const at = (d: (typeof wrong)[number]): number => d.at?.start ?? 0
    expect(wrong.sort((a, b) => at(a) - at(b)).map((d) => d.hints)).toEqual([
      ['put the text in quotes: "Attack: draw 2"'],
      ['put the text in quotes: "[coin] gain one"'],
      ['write it in quotes: "[coin]"'],
      ['put the text in quotes: "**Bold** strike"'],
      ['write it in quotes: "{fire}"'],
      ['put the text in quotes: "@start"'],
    ])
  })

  it('finds the problems of all files and all stages', () => {
    const loaded = load({
      'a.yaml': 'kind: deck\nid: a\ncards:\n  - title: @start\n',
      'b.yaml': 'kind: deck\nid: b\ncard: { siez: poker }\ncards:\n  - { title: B, cuont: 2 }\n',
      'c.yaml': 'kind: dek\n',
      'd.yaml': '',
    })
    expect(found(loaded)).toEqual([
      'a.yaml: yaml/quote-start @ @start',
      'd.yaml: game/empty-file @ ',
      'c.yaml: schema/unknown-kind @ dek',
      'b.yaml: schema/unknown-key @ siez',
      'b.yaml: schema/unknown-key @ cuont',
    ])
    expect(loaded.value).toBeUndefined()
    expect([...loaded.sources.keys()]).toHaveLength(4)
  })

  it('does not call a deck unknown whose file holds a slip', () => {
    const loaded = load({
      'a.yaml': 'kind: deck\nid: a\ncards:\n  - { titel: A }\n',
      'game.yaml': 'kind: game\ntitle: A\nsheets:\n  - { kind: deck, id: a, title: A, deck: a }\n',
    })
    expect(loaded.diagnostics.map((d) => d.code)).toEqual(['schema/missing-key', 'schema/unknown-key'])
  })

  it('changes nothing of its input and gives the same again', () => {
    const files = { 'deck.yaml': deck('  - title: Orc\n') }
    expect(JSON.stringify(load(files).diagnostics)).toBe(JSON.stringify(load(files).diagnostics))
  })
})
