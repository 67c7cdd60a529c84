import type { XmlElement } from '@rgrove/parse-xml'
import { beforeAll, describe, expect, it } from 'vitest'
import { vassalFormat } from '../../../src/output/vassal/vassal-format.ts'
import { readPiece, readSequence } from './read-sequence.ts'
import { attribute, readModule, textOf, type ReadModule } from './read-module.ts'
import { counter, deck, fieldMap, flat, gameJob, options, scenario, SIDES } from './sample-game-job.ts'

const duel = deck('duel', { knight: 3, page: 1 })
const job = gameJob(
  {
    decks: [duel],
    sets: [{ id: 'set', title: 'Set', kinds: [counter('a', 1, 'red'), counter('b', 3, 'blue'), counter('c', 2)] }],
    boards: [fieldMap()],
    tracks: [{ id: 'turns', title: 'Turns', face: flat('turns/1', 100, 30) }],
    charts: [{ id: 'chart', title: 'Chart', pages: [flat('chart/1', 50, 60), flat('chart/2', 50, 60, '#ffffff')] }],
  },
  {
    sides: SIDES,
    title: 'Test & "Co"',
    credits: [{ role: 'Design', name: 'Nobody' }],
    scenarios: [
      scenario(
        'one',
        [
          ['a', '0101'],
          ['b', '0101', 2],
        ],
        { red: 'duel' },
      ),
    ],
  },
)

async function moduleOf(parts = job): Promise<ReadModule> {
  const { files } = await vassalFormat.emit(parts, options)
  return readModule(files[0]?.bytes ?? new Uint8Array())
}

describe('a module', () => {
  let module: ReadModule
  beforeAll(async () => {
    module = await moduleOf()
  })
  const names = (kind: string, key: string): string[] => module.all(kind).map((part) => attribute(part, key))
  const under = (kind: string, key: string, name: string): XmlElement =>
    module.all(kind).find((part) => part.attributes[key] === name) ?? module.build

  it('is one file with what it is, its parts, its page and its pictures', async () => {
    const { files, diagnostics } = await vassalFormat.emit(job, options)
    expect(diagnostics).toEqual([])
    expect(files).toHaveLength(1)
    expect(files[0]).toMatchObject({ path: 'test.vmod', format: 'vassal', sheet: 'game', pages: 0, pieces: 10 })
    const paths = Object.keys(module.files)
    expect(paths).toEqual(paths.toSorted())
    expect(paths.filter((path) => !path.startsWith('images/'))).toEqual(['about.html', 'buildFile.xml', 'moduledata'])
    expect(module.build.attributes).toMatchObject({
      name: 'Test & "Co"',
      version: 'Test 1.2.3',
      description: 'Design: Nobody',
    })
    expect(module.text('moduledata')).toContain('<name>Test &amp; &quot;Co&quot;</name>')
  })

  it('has the same bytes each time', async () => {
    const bytes = await Promise.all([1, 2].map(async () => (await vassalFormat.emit(job, options)).files[0]?.bytes))
    expect(Buffer.compare(bytes[0]!, bytes[1]!)).toBe(0)
  })

  it('stops between two pictures when nobody wants the rest', async () => {
    let left = 2
    const { files } = await vassalFormat.emit(job, { ...options, goOn: () => Promise.resolve(left-- > 0) })
    expect([files, left]).toEqual([[], -1])
  })

  it('lets players choose a side, or all of them', () => {
    const [roster] = module.all('module.PlayerRoster')
    expect(roster?.text.trim().split(/\s+/)).toEqual(['Red', 'Blue', 'Solitaire'])
  })

  it('has each card as often as it is there, face down under its back, with its discards', () => {
    const [draw, discards] = module.all('module.map.DrawPile')
    const cards = module.all('widget.CardSlot', draw)
    expect(cards.map((card) => attribute(card, 'entryName'))).toEqual(['knight', 'knight', 'knight', 'page'])
    expect(draw?.attributes).toMatchObject({
      name: 'DUEL',
      faceDown: 'Always',
      shuffle: 'Always',
      reshufflable: 'false',
    })
    expect(discards?.attributes).toMatchObject({ faceDown: 'Never', reshufflable: 'true', reshuffleTarget: 'DUEL' })
    const { traits, piece } = readPiece(textOf(cards[0]!))
    expect(traits.map(({ type }) => type.split(';')[0])).toEqual(['obs', 'return', 'mark'])
    expect(readSequence(traits[0]?.type ?? '', ';')[2]).toBe('duel-any-back.png')
    expect(readSequence(traits[1]?.type ?? '', ';')[3]).toBe(attribute(discards!, 'name'))
    expect(piece.slice(2)).toEqual(['duel-knight.png', 'knight'])
  })

  it('has a hand for a side that holds cards, which the other side does not see', () => {
    const hands = module.all('module.PlayerHand')
    expect(hands.map(({ attributes }) => [attributes['side'], attributes['visible']])).toEqual([
      ['Red,Solitaire', 'false'],
    ])
  })

  it('sets up the scenario in one stack a hex, and lays the rest beside the board', () => {
    const stacks = module.all('module.map.SetupStack').map((stack) => [
      ...['owningBoard', 'name', 'x', 'y'].map((key) => attribute(stack, key)),
      module
        .all('widget.PieceSlot', stack)
        .map((slot) => attribute(slot, 'entryName'))
        .join(' '),
    ])
    expect(stacks).toEqual([
      // 20 mm from both edges, six pixels a mm.
      ['ONE', '0101', '120', '120', 'A B B'],
      ['Pieces beside the board', 'B', '53', '61', 'B'],
      ['Pieces beside the board', 'C', '159', '61', 'C C'],
    ])
  })

  it('has a palette by sides, with prototypes for what they have in common', () => {
    const [pieces] = module.all('module.PieceWindow')
    const lists = module.all('widget.ListWidget', pieces)
    expect(lists.map((list) => attribute(list, 'entryName'))).toEqual(['Red', 'Blue', 'Others'])
    const slots = lists.flatMap((list) => module.all('widget.PieceSlot', list))
    expect(slots.map((slot) => readPiece(textOf(slot)).traits[0]?.type)).toEqual([
      'prototype;Side: Red',
      'prototype;Side: Blue',
      'prototype;Piece',
    ])
    const red = readPiece(textOf(under('module.PrototypeDefinition', 'name', 'Side: Red')))
    expect(red.traits).toEqual([
      { type: 'mark;Side', state: 'Red' },
      { type: 'prototype;Piece', state: '' },
    ])
    expect(names('module.PrototypeDefinition', 'name')).toContain('Piece')
  })

  it('gives every slot a number of its own, below the next one', () => {
    const slots = ['widget.PieceSlot', 'widget.CardSlot'].flatMap((kind) => module.all(kind))
    const numbers = slots.map((slot) => Number(attribute(slot, 'gpid')))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.max(...numbers)).toBeLessThan(Number(module.build.attributes['nextPieceSlotId']))
    expect(slots.map((slot) => readPiece(textOf(slot)).state[3])).toEqual(numbers.map(String))
  })

  it('shows charts by page and tracks as boards, and has notes', () => {
    expect(names('widget.Chart', 'fileName')).toEqual(['chart-1.png', 'chart-2.png'])
    expect(names('module.Map', 'mapName')).toEqual(['Board', 'Cards', 'Pieces beside the board', 'Turns'])
    expect(module.sizeOf('turns-1.png')).toEqual([600, 180])
    expect(module.all('module.NotesWindow')).toHaveLength(1)
  })
})

describe('a module of a game without a map', () => {
  it('has its cards on the table, and two players where no side is named', async () => {
    const module = await moduleOf(gameJob({ decks: [duel] }))
    expect(module.all('module.Map').map((map) => attribute(map, 'mapName'))).toEqual(['Table'])
    expect(module.all('module.PlayerHand').map((hand) => attribute(hand, 'side'))).toEqual([
      'Player 1,Solitaire',
      'Player 2,Solitaire',
    ])
  })

  it('lays cards without backs face up', async () => {
    const module = await moduleOf(gameJob({ decks: [deck('bare', { a: 2 }, true)] }))
    const [draw] = module.all('module.map.DrawPile')
    expect(attribute(draw!, 'faceDown')).toBe('Never')
    expect(readPiece(textOf(module.all('widget.CardSlot')[0]!)).traits.map(({ type }) => type.split(';')[0])).toEqual([
      'return',
      'mark',
    ])
  })

  it('is a bare table when it has nothing', async () => {
    const module = await moduleOf(gameJob())
    expect(module.all('module.map.boardPicker.Board').map((board) => attribute(board, 'name'))).toEqual(['Table'])
    expect(
      ['module.PieceWindow', 'module.ChartWindow', 'module.PlayerHand'].flatMap((kind) => module.all(kind)),
    ).toEqual([])
  })
})
