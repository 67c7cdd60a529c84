import { describe, expect, it } from 'vitest'
import { drawTables, type TableSource } from '../../../src/components/table/draw-tables.ts'
import { meanOf } from '../../../src/components/table/mean-row.ts'
import { TERRAIN_KEY } from '../../../src/game/board-sheet.ts'
import type { Face } from '../../../src/draw/face.ts'
import type { TerrainType } from '../../../src/game/hex-map.ts'
import type { HitOddsTable, RowsTable, TableRow } from '../../../src/game/tables.ts'
import type { Wording } from '../../../src/game/wording.ts'
import { inkOf } from '../../sheets/support/ink.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { pathOf, place } from '../../support/place.ts'

const studio = await studioWith()

function draw(
  tables: TableSource['tables'],
  { types = [] as TerrainType[], rulings = {}, width = 190, height = 270 } = {},
) {
  const columns = [
    { id: 'mp', title: 'MP', means: 'movement points' },
    { id: 'df', title: 'DF', means: 'defence factor' },
  ]
  const context = {
    studio,
    game: emptyGame({ terrain: { columns, types } }),
    rulings: new Map(Object.entries(rulings)) as ReadonlyMap<string, string>,
    oneOfEach: false,
  }
  const source = { id: 'tables', title: 'Tables', tables, width, height, place: place('sheets', 0) }
  const { value, diagnostics } = drawTables(source, context)
  return { pages: value!.fronts, found: diagnostics.map(({ code, at }) => `${code} ${pathOf(at) ?? ''}`) }
}

const linesOf = ({ svg }: Face): string[] =>
  elementsOf(svg, studio).flatMap(({ name, text }) => (name === 'text' ? [text] : []))

const row = (on: [number, number] | undefined, cells: Record<string, Wording>, i = 0): TableRow => ({
  on: on && { from: on[0], to: on[1] },
  cells,
  place: place('tables', 0, 'rows', i),
})
const rowsTable = (rows: readonly TableRow[], changes: Partial<RowsTable> = {}): RowsTable => ({
  kind: 'rows',
  id: 'events',
  title: 'Events',
  columns: [{ id: 'event', title: 'Event' }],
  rows,
  place: place('tables', 0),
  ...changes,
})

describe('a table with dice', () => {
  const ranges: [number, number][] = [
    [2, 2],
    [3, 3],
    [4, 5],
    [6, 8],
    [9, 10],
    [11, 11],
    [12, 12],
  ]
  const table = rowsTable(
    ranges.map((on, i) => row(on, { event: `event ${i}` }, i)),
    { dice: { count: 2, sides: 6 } },
  )

  it('has the chances of the sum of its dice, bold', () => {
    const { pages, found } = draw([table])
    expect(found).toEqual([])
    const texts = linesOf(pages[0]!)
    expect(texts).toContain('2d6; bold figures are worked out')
    // 1, 2, 7, 16, 7, 2, 1 of 36.
    expect(texts.filter((text) => text.endsWith('%'))).toEqual(['3%', '6%', '19%', '44%', '19%', '6%', '3%'])
    const bold = elementsOf(pages[0]!.svg, studio).filter(({ attributes }) => attributes['font-weight'] === '700')
    expect(bold.map(({ text }) => text).filter((text) => text.endsWith('%'))).toHaveLength(7)
    expect(texts).toContain('6–8')
  })

  it('says only its dice where the title leaves no more room', () => {
    const { pages } = draw([{ ...table, title: 'Events of the morning, of the afternoon and of the night' }], {
      width: 100,
    })
    expect(linesOf(pages[0]!)).toContain('2d6')
  })
})

describe('means and daggers', () => {
  const columns = [
    { id: 'british', title: 'British' },
    { id: 'result', title: 'Result' },
  ]
  const four = { ruling: 'roll-4', byOption: { '15': '15', '5': '5' }, printed: '5' }
  const kills: Wording[] = ['0', '5', '10', four, '20', '30']
  const artillery = rowsTable(
    kills.map((british, i) => row([i + 1, i + 1], { british, result: i > 0 ? 'hit' : 'miss' }, i)),
    { dice: { count: 1, sides: 6 }, columns, mean: true },
  )

  it('mark what a ruling says otherwise than the source, and work out the mean of what is played', () => {
    const texts = linesOf(draw([artillery], { rulings: { 'roll-4': '15' } }).pages[0]!)
    expect(texts).toContain('15†')
    expect(texts.join(' ')).toContain('† by a ruling; printed 5 (1d6 4, British).')
    // (0 + 5 + 10 + 15 + 20 + 30) / 6 = 13.33; words have no mean.
    expect(texts.slice(texts.indexOf('Mean'), texts.indexOf('Mean') + 2)).toEqual(['Mean', '13.3'])
  })

  it('leave what is played as printed alone', () => {
    const texts = linesOf(draw([artillery], { rulings: { 'roll-4': '5' } }).pages[0]!)
    expect(texts.filter((text) => text.includes('†'))).toEqual([])
    // (0 + 5 + 10 + 5 + 20 + 30) / 6 = 11.67.
    expect(texts).toContain('11.7')
  })

  it('weigh results by the ways of the dice, and round half up', () => {
    const dice = { count: 2, sides: 2 }
    const table = (values: readonly string[]) =>
      rowsTable(
        values.map((british, i) => row([i + 2, i + 2], { british }, i)),
        { dice, columns },
      )
    const none = new Map<string, string>()
    // 2, 3, 4 come in 1, 2, 1 of 4 ways.
    expect(meanOf(table(['0', '1', '4']), 'british', none)).toBe('1.5')
    expect(meanOf(table(['0', '0', '0.2']), 'british', none)).toBe('0.1')
    expect(meanOf(table(['−1', '−1', '−1']), 'british', none)).toBe('−1.0')
    expect(meanOf(table(['0', '1']), 'british', none)).toBeUndefined()
    expect(meanOf({ ...table(['1', '1', '1']), dice: undefined }, 'british', none)).toBeUndefined()
  })

  it('name the row of a table without dice by its first cell', () => {
    const table = rowsTable([row(undefined, { result: 'cannon', british: four })], {
      columns: [columns[1]!, columns[0]!],
      mean: true,
    })
    const texts = linesOf(draw([table], { rulings: { 'roll-4': '15' } }).pages[0]!)
    expect(texts.join(' ')).toContain('printed 5 (cannon, British)')
    expect(texts).not.toContain('Mean')
  })
})

describe('a table of rows', () => {
  const columns = [
    { id: 'when', title: 'When' },
    { id: 'change', title: 'Change' },
  ]

  it('has a dash for what is missing, and a zero for a zero', () => {
    const rows = [row(undefined, { when: 'always' }), row(undefined, { when: 'by night', change: '0' })]
    const texts = linesOf(draw([rowsTable(rows, { columns })]).pages[0]!)
    expect(texts.slice(-4)).toEqual(['always', '–', 'by night', '0'])
  })

  it('has the wording of the rulings in force, and its note below', () => {
    const change = { ruling: 'cap', byOption: { none: '9', six: '6' } }
    const table = rowsTable([row(undefined, { when: 'late', change })], { columns, note: 'Once a turn.' })
    expect(linesOf(draw([table]).pages[0]!).slice(-3)).toEqual(['late', '9', 'Once a turn.'])
    expect(linesOf(draw([table], { rulings: { cap: 'six' } }).pages[0]!).slice(-3)).toEqual([
      'late',
      '6',
      'Once a turn.',
    ])
  })

  it('breaks long texts, and takes pictures and bold words', () => {
    const event = 'The column is late **again**, {union-flag} and nobody knows how long it will take to come up'
    const { pages, found } = draw([rowsTable([row(undefined, { event })])], { width: 90 })
    expect(found).toEqual([])
    expect(linesOf(pages[0]!).slice(3).length).toBeGreaterThan(1)
  })

  it('says where a word is too wide or a sign is unknown', () => {
    const rows = [row(undefined, { event: 'x'.repeat(120) }, 0), row(undefined, { event: 'with {no-such-icon}' }, 1)]
    expect(draw([rowsTable(rows)], { width: 90 }).found).toEqual([
      'draw/word-too-wide tables.0.rows.0.cells.event',
      'draw/unknown-icon tables.0.rows.1.cells.event',
    ])
  })

  it('says that its columns are too many for the page', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, title: `Number ${i}` }))
    const { found } = draw([rowsTable([row(undefined, {})], { columns: many })])
    expect(found).toContain('draw/text-too-big tables.0.title')
  })

  it('has the whole width when it needs more than half of it', () => {
    const narrow = rowsTable([row(undefined, { event: '1' })])
    const twelve = Array.from({ length: 12 }, (_, i) => ({ id: `c${i}`, title: `Turn ${i}` }))
    const strips = (tables: readonly RowsTable[]): string[] =>
      elementsOf(draw(tables).pages[0]!.svg, studio).flatMap(({ name, attributes }) =>
        name === 'rect' && attributes['fill'] === '#000000' ? [attributes['width']!] : [],
      )
    expect(strips([narrow, narrow])).toEqual(['92.5', '92.5'])
    expect(strips([narrow, rowsTable([row(undefined, {})], { columns: twelve })])).toEqual(['190', '190'])
  })
})

describe('a table of 80 rows, some three lines high', () => {
  const long = 'Stragglers come in from the river and bring news that nobody wants to hear. '.repeat(4)
  const texts = Array.from({ length: 80 }, (_, i) => `${i + 1}. ${i % 7 === 3 ? long : 'Nothing happens for a while.'}`)
  const table = rowsTable(texts.map((event, i) => row(undefined, { event }, i)))
  const { pages, found } = draw([table], { height: 160 })

  it('goes over several pages, all rows in order, the head repeated above at least one row', () => {
    expect(found).toEqual([])
    expect(pages.length).toBeGreaterThan(2)
    const numbers = pages.map((page) =>
      linesOf(page)
        .flatMap((line) => /^(\d+)\./.exec(line)?.[1] ?? [])
        .map(Number),
    )
    expect(numbers.flat()).toEqual(texts.map((_, i) => i + 1))
    for (const [i, page] of pages.entries()) {
      expect(numbers[i]!.length).toBeGreaterThan(0)
      expect(linesOf(page).filter((line) => line === 'Event')).toHaveLength(1)
      expect(linesOf(page).includes('continued')).toBe(i > 0)
    }
  })

  it('cuts no row: all lines of a row are on its page, and all ink is inside', () => {
    const whole = (part: readonly Face[]): string => part.flatMap(linesOf).join(' ')
    pages.forEach((page, i) => {
      const first = Number(linesOf(page).flatMap((line) => /^(\d+)\./.exec(line)?.[1] ?? [])[0])
      if (i > 0) expect(whole([pages[i - 1]!])).toContain(texts[first - 2]!.trim())
      for (const { x, y, width, height } of inkOf(page.svg, studio.theme)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6)
        expect(x + width).toBeLessThanOrEqual(page.width + 1e-6)
        expect(y + height).toBeLessThanOrEqual(page.height + 1e-6)
      }
    })
  })

  it('says when a row is higher than a page', () => {
    const tall = rowsTable([row(undefined, { event: long.repeat(30) })])
    expect(draw([tall], { height: 100 }).found).toEqual(['draw/text-too-big tables.0.title'])
  })
})

it('draws odds of hits as whole percent, a row per strength and a column per factor', () => {
  const table: HitOddsTable = {
    kind: 'hit-odds',
    id: 'odds',
    title: 'Odds',
    dice: { count: 1, sides: 6 },
    attack: { from: 4, to: 6 },
    attackTitle: 'Strength',
    defence: { from: 2, to: 3 },
    defenceTitle: 'Defence',
    alwaysHit: [1],
    alwaysMiss: [6],
    note: 'Roll at most the difference.',
    place: place('tables', 0),
  }
  const { pages, found } = draw([table])
  expect(found).toEqual([])
  const texts = linesOf(pages[0]!)
  const rows = ['4', '33%', '17%', '5', '50%', '33%', '6', '67%', '50%']
  expect(texts.slice(texts.indexOf('Defence'))).toEqual([
    'Defence',
    'Strength',
    '2',
    '3',
    ...rows,
    'Roll at most the difference.',
  ])
})

describe('the terrain key', () => {
  const terrain = (id: string, changes: Partial<TerrainType> = {}): TerrainType => ({
    id,
    title: id.toUpperCase(),
    on: 'hex',
    look: 'clear',
    colour: 'veld',
    values: {},
    enterable: true,
    blocksSight: false,
    source: { kind: 'stated', text: '1.1' },
    place: place('terrains', id),
    ...changes,
  })
  const stated = { kind: 'stated', text: '1.1' } as const
  const ours = { kind: 'reconstructed', text: 'chosen here' } as const

  it('has figures, dashes, daggers where they are ours, and what to know', () => {
    const types = [
      terrain('veld', { values: { mp: { value: 1, source: stated }, df: { value: 2, source: ours } }, cue: 'open' }),
      terrain('track', { on: 'road', note: 'DF of the other terrain' }),
      terrain('slope', { cue: 'open boulders', note: 'boulders' }),
    ]
    const { pages, found } = draw([TERRAIN_KEY], { types })
    expect(found).toEqual([])
    const texts = linesOf(pages[0]!)
    const key = [
      'VELD',
      '1',
      '2†',
      'open',
      'TRACK',
      '–',
      '–',
      'DF of the other terrain',
      'SLOPE',
      '–',
      '–',
      'open boulders',
    ]
    expect(texts.slice(texts.indexOf('VELD'), -1)).toEqual(key)
    expect(texts.at(-1)).toContain('MP: movement points. DF: defence factor. †:')
    const patches = elementsOf(pages[0]!.svg, studio).filter(({ attributes }) => attributes['fill'] === '#f4ecd4')
    expect(patches).toHaveLength(2)
  })

  it('has no dagger to explain where all figures are given, and says which colour is unknown', () => {
    const { pages, found } = draw([TERRAIN_KEY], { types: [terrain('veld', { colour: 'vled' })] })
    expect(linesOf(pages[0]!).at(-1)).toBe('MP: movement points. DF: defence factor.')
    expect(found).toEqual(['draw/unknown-colour terrains.veld.colour'])
  })
})
