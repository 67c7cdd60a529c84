import { beforeAll, describe, expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import type { Game } from '../../src/game/game.ts'
import { buildGame, type BuiltGame } from '../../src/pipeline/build-game.ts'
import { readPiece } from '../output/vassal/read-sequence.ts'
import { attribute, readModule, textOf, type ReadModule } from '../output/vassal/read-module.ts'
import {
  contains,
  nameOfHex,
  snapToHex,
  type GridAttributes,
  type NumberingAttributes,
} from '../output/vassal/vassal-grid.ts'
import { buildOptions } from '../support/build-options.ts'
import { memoryHost } from '../support/memory-host.ts'
import { tinyGame } from '../support/tiny-game.ts'

const host = memoryHost()

interface Built {
  readonly built: BuiltGame
  readonly game: Game
  readonly module: ReadModule
}

async function build(id: string): Promise<Built> {
  const path = `${host.root}/data/${id}`
  const built = await buildGame(host, { path, name: id }, buildOptions({ formats: ['vassal'] }))
  const game = loadGame(host, path).value
  if (!game) throw new Error(`no game ${id}`)
  return { built, game, module: readModule(built.files[0]?.bytes ?? new Uint8Array()) }
}

/** Attributes of a grid and of its numbering, as VASSAL reads them. */
function gridOf(module: ReadModule): { grid: GridAttributes; numbering: NumberingAttributes; path: string } {
  const numbers = (attributes: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key,
        value === 'true' ? true : value === 'false' ? false : /^-?[\d.]+$/.test(value) ? Number(value) : value,
      ]),
    )
  const part = (kind: string) => module.all(`module.map.boardPicker.board.${kind}`)[0]?.attributes ?? {}
  const grid = numbers(part('HexGrid')) as unknown as GridAttributes
  const numbering = { ...numbers(part('mapgrid.HexGridNumbering')), sep: '' } as unknown as NumberingAttributes
  return { grid, numbering, path: part('mapgrid.Zone')['path'] ?? '' }
}

/** Every picture is there, and each piece has the size of its picture. */
function expectPictures(module: ReadModule): void {
  const slots = ['widget.PieceSlot', 'widget.CardSlot'].flatMap((kind) => module.all(kind))
  expect(slots.length).toBeGreaterThan(0)
  const sizes = new Map<string, readonly [number, number]>()
  for (const slot of slots) {
    const { piece } = readPiece(textOf(slot))
    const picture = piece[2] ?? ''
    if (!sizes.has(picture)) sizes.set(picture, module.sizeOf(picture))
    expect([attribute(slot, 'width'), attribute(slot, 'height')]).toEqual(sizes.get(picture)?.map(String))
  }
}

describe('the module of Isandlwana', () => {
  let all: Built
  beforeAll(async () => {
    all = await build('isandlwana')
  }, 120_000)

  it('is one file of 176 pieces, made without a finding', () => {
    const { built } = all
    expect(built.diagnostics.filter(({ code }) => code.startsWith('vassal/'))).toEqual([])
    expect(built.files.map(({ path, pieces }) => [path, pieces])).toEqual([['isandlwana.vmod', 176]])
    expect(host.files.has('/out/isandlwana/isandlwana.vmod')).toBe(true)
  })

  it('calls all 338 hexes by their printed numbers, and no other place', () => {
    const { game, module } = all
    const { grid, numbering, path } = gridOf(module)
    const [map] = game.maps
    const found = new Set<string>()
    // Hexes of 22 mm at six pixels are 132 pixels high; every point of the picture on a mesh of a fifth of that.
    const [width, height] = module.sizeOf('isandlwana-map.png')
    for (let x = 0; x < width; x += 23)
      for (let y = 0; y < height; y += 26)
        if (contains(path, { x, y })) found.add(nameOfHex(grid, numbering, snapToHex(grid, { x, y })))
    expect([...found].toSorted()).toEqual(map?.hexes.map(({ id }) => id).toSorted())
    expect(found.size).toBe(338)
  })

  it('sets every unit of every scenario on the centre of its hex', () => {
    const { game, module } = all
    const { grid, numbering } = gridOf(module)
    const boards = module.all('module.map.boardPicker.Board').map((board) => attribute(board, 'name'))
    for (const { title, setUp } of game.scenarios) {
      expect(boards).toContain(title)
      const stacks = module.all('module.map.SetupStack').filter((stack) => stack.attributes['owningBoard'] === title)
      const started = stacks.flatMap((stack) => {
        const point = { x: Number(attribute(stack, 'x')), y: Number(attribute(stack, 'y')) }
        expect(snapToHex(grid, point)).toEqual(point)
        const hex = nameOfHex(grid, numbering, point)
        return module.all('widget.PieceSlot', stack).map((slot) => {
          const unit = readPiece(textOf(slot))
            .traits.find(({ type }) => type === 'mark;Unit')
            ?.state.replaceAll('\\,', ',')
          return `${unit} ${hex}`
        })
      })
      const units = game.counterSheets.flatMap((set) => set.units)
      const wanted = (setUp?.placements ?? []).flatMap(({ unit, hex, count }) => {
        const name = units.find(({ id }) => id === unit)?.title
        return hex === undefined ? [] : Array<string>(count).fill(`${name} ${hex}`)
      })
      expect(started.toSorted()).toEqual(wanted.toSorted())
      // 176 counters are on the board or beside it, whatever is played.
      const beside = module
        .all('module.map.SetupStack')
        .filter((stack) => !boards.slice(0, 3).includes(attribute(stack, 'owningBoard')))
      const rest = beside.flatMap((stack) => module.all('widget.PieceSlot', stack))
      expect(started.length + rest.length).toBe(176)
    }
  })

  it('has every counter and its pictures, turned over to its next step', () => {
    const { game, module } = all
    expectPictures(module)
    const [palette] = module.all('module.PieceWindow')
    const slots = module.all('widget.PieceSlot', palette)
    const types = game.counterSheets.flatMap((set) => set.types)
    expect(slots.map((slot) => attribute(slot, 'entryName')).toSorted()).toEqual(
      types.map(({ title }) => title).toSorted(),
    )
    expect(module.sizeOf('counters-a-8.png')).toEqual([90, 90])
    const company = slots.find(
      (slot) => attribute(slot, 'entryName').startsWith('A Company') && textOf(slot).includes('a-8'),
    )
    const { traits, piece } = readPiece(textOf(company!))
    expect(piece[3]).toBe('A Company, 1st Battalion, 24th Foot')
    expect(traits.at(-1)?.type).toContain(';counters-a-8.png,counters-a-8-back.png;+ (8),+ (7);')
  })

  it('has dice, turns with their phases, charts, and says what is reconstructed', () => {
    const { game, module } = all
    expect(module.all('module.DiceButton').map((button) => attribute(button, 'name'))).toContain('d6')
    expect(module.all('module.turn.TurnTracker')).toHaveLength(1)
    const charts = module.all('widget.Chart').map((chart) => attribute(chart, 'fileName'))
    const tabs = module.all('widget.Chart').map((chart) => attribute(chart, 'chartName'))
    expect(tabs).toContain('Set-up: Free set-up, open line')
    expect(new Set(tabs).size).toBe(tabs.length)
    expect(charts.length).toBeGreaterThanOrEqual(
      game.sheets.filter(({ kind }) => ['reference', 'tables', 'setup'].includes(kind)).length,
    )
    expect(module.text('about.html')).toMatch(
      /Reconstructed[^]*<li>Isandlwana, 22 January 1879: 324 of 338 hexes<[^]*<li>Counters: 38 of 52 kinds of counters</,
    )
  })
})

describe('the module of Zulu Spears', () => {
  let all: Built
  beforeAll(async () => {
    all = await build('zulu-spears')
  }, 60_000)

  it('has every card of the decks of each scenario as often as the deck has it', () => {
    const { game, module } = all
    expectPictures(module)
    const cardsOf = (board: string): string[] =>
      module
        .all('module.map.DrawPile')
        .filter((pile) => pile.attributes['owningBoard'] === board)
        .flatMap((pile) => module.all('widget.CardSlot', pile).map((card) => attribute(card, 'entryName')))
    const wanted = (...ids: string[]): string[] =>
      game.decks
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ cards }) => cards.flatMap(({ title, count }) => Array<string>(count).fill(title)))
    expect(cardsOf('Two players')).toHaveLength(54 + 52)
    expect(cardsOf('Two players').toSorted()).toEqual(wanted('zulu', 'british').toSorted())
    expect(cardsOf('Solo / Solo, the long game').toSorted()).toEqual(wanted('zulu-solo', 'british').toSorted())
    // 63.5 x 88.9 mm.
    expect(module.sizeOf('zulu-blood.png')).toEqual([381, 533])
  })

  it('has tokens to take, a track for them, and a hand for each side', () => {
    const { module } = all
    expect(module.all('module.PlayerHand').map((hand) => attribute(hand, 'mapName'))).toEqual([
      'Zulu: hand',
      'British: hand',
    ])
    const tokens = module.all('module.map.SetupStack').flatMap((stack) => module.all('widget.PieceSlot', stack))
    expect(tokens).toHaveLength(10)
    expect(module.all('module.Map').map((map) => attribute(map, 'mapName'))).toContain('Troop track')
  })
})

it('of Unbalanced Equality has a stand for each of the roster, and measures in inches', async () => {
  const { built, game, module } = await build('unbalanced-equality')
  expectPictures(module)
  // The gun takes part only if a ruling says so.
  const units = game.rosters.flatMap((roster) => roster.units.filter(({ when }) => Object.keys(when).length === 0))
  const names = units.flatMap(({ title, count, stands }) =>
    Array.from({ length: count * stands }, (_, i) => `${title}, stand ${i + 1}`),
  )
  const stacks = module.all('module.map.SetupStack').flatMap((stack) => module.all('widget.PieceSlot', stack))
  const found = stacks.map((slot) => attribute(slot, 'entryName')).filter((name) => name.includes(', stand '))
  expect(found.toSorted()).toEqual(names.toSorted())
  expect(found).toHaveLength(17)
  expect(module.all('module.map.LOS_Thread').map((thread) => attribute(thread, 'scale'))).toEqual(['152'])
  const notes = built.diagnostics.filter(({ code }) => code.startsWith('vassal/'))
  expect(notes.map(({ message }) => message)).toEqual([
    'sheet "sticks" is not in the VASSAL module: distances are measured with the mouse',
  ])
}, 60_000)

describe('a module among sheets', () => {
  const tiny = { path: '/games/tiny', name: 'tiny' }

  it('stays when sheets are built, and goes with them into one folder', async () => {
    const files = tinyGame()
    const both = await buildGame(files, tiny, buildOptions({ formats: ['pdf', 'vassal'] }))
    expect(both.files.map(({ path }) => path)).toEqual(['duel_a4_long-edge.pdf', 'tiny.vmod'])
    await buildGame(files, tiny, buildOptions())
    expect(files.files.has('/out/tiny/tiny.vmod')).toBe(true)
  })

  it('has the pictures of another resolution where it is asked for', async () => {
    const built = await buildGame(tinyGame(), tiny, buildOptions({ formats: ['vassal'], dpi: 254 }))
    expect(readModule(built.files[0]!.bytes).sizeOf('duel-knight.png')).toEqual([635, 889])
  })
})
