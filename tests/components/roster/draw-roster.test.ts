import { describe, expect, it } from 'vitest'
import { drawRoster } from '../../../src/components/roster/draw-roster.ts'
import { lostMen } from '../../../src/components/roster/force-rows.ts'
import { rosterEntries } from '../../../src/components/roster/roster-entries.ts'
import type { SvgNode } from '../../../src/draw/read-svg.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { loadFine } from '../../game/load.ts'

const studio = await studioWith()
const HEAD = `kind: roster
id: force
title: The force
men-per-figure: 15
types: { table: types, name: type, forms: [closed], figures: figures }
devices: { red: { colour: scarlet, shape: disc }, blue: { colour: ochre, shape: shield } }
marks: [{ at: 50, look: half, text: half }, { at: 75, look: centre, text: gone }]
losses: [{ at: 25, text: army morale }]
columns:
  - { kind: unit, title: Unit, values: [{ label: MV, column: mv }] }
  - { kind: dots, title: Killed, note: a dot for 15 }
  - { kind: boxes, title: Morale, boxes: 5 }
  - { kind: boxes, title: Rest, boxes: 3 }
extras:
  - { types: [gun], title: Hits, boxes: 4 }
  - { types: [horse], title: Mounted, words: [mounted, on foot] }
`
const TABLES = `kind: tables
tables:
  - kind: rows
    id: types
    title: Types
    columns: [{ id: type, title: Type }, { id: figures, title: Figures }, { id: mv, title: MV }]
    rows:
      - { id: foot, cells: { type: "Foot, open order", figures: 3, mv: 3 } }
      - { id: foot-closed, cells: { type: "Foot, closed order", figures: 3, mv: 5 } }
      - { id: spears, cells: { type: Spears, figures: 20, mv: 3 } }
      - { id: gun, cells: { type: Gun, figures: 4, mv: 3 } }
      - { id: horse, cells: { type: Horse, figures: 2, mv: 2 } }
`

function draw(units: string, { head = HEAD, width = 190, height = 277, rulings = {} } = {}) {
  const game = loadFine({
    'game.yaml': 'kind: game\ntitle: War\nsides: [{ id: red, title: Red }, { id: blue, title: Blue }]\n',
    'tables.yaml': TABLES,
    'roster.yaml': `${head}units:\n${units}`,
  })
  const roster = game.rosters[0]!
  const context = {
    studio,
    game,
    rulings: new Map(Object.entries(rulings)) as ReadonlyMap<string, string>,
    oneOfEach: false,
  }
  const { value, diagnostics } = drawRoster({ id: 'roster', roster, width, height }, context)
  return {
    roster,
    pages: value!.fronts.map(({ svg }) => elementsOf(svg, studio)),
    found: diagnostics.map(({ code }) => code),
  }
}

const textsOf = (nodes: readonly SvgNode[]): string[] =>
  nodes.flatMap(({ name, text }) => (name === 'text' ? [text] : []))
/** Rings of dots: those of the key, one for each mark, are among them. */
const rings = (nodes: readonly SvgNode[]) =>
  nodes.filter(({ name, attributes: a }) => name === 'circle' && a['stroke-width'] === '0.3' && a['fill'] === 'none')
/** Boxes to tick beside or below the dots. */
const squaresOf = (nodes: readonly SvgNode[]) =>
  nodes.filter(({ attributes: a }) => a['width'] === '3.4' && a['height'] === '3.4')
const frames = (nodes: readonly SvgNode[]) => nodes.filter(({ attributes: a }) => a['rx'] === '1.1')

describe('dots', () => {
  it('are one for each figure, in a frame for each stand', () => {
    const { pages, found } = draw(
      '  - { id: a, title: A, side: red, type: foot, stands: 3 }\n  - { id: z, title: Z, side: blue, type: spears, stands: 6 }\n',
    )
    expect(found).toEqual([])
    expect(pages).toHaveLength(1)
    expect(frames(pages[0]!)).toHaveLength(9)
    expect(rings(pages[0]!)).toHaveLength(9 + 120 + 2)
  })

  it('are half black where half is lost, and have a centre where three quarters are', () => {
    const [page] = draw('  - { id: a, title: A, type: foot, stands: 3 }\n').pages
    const dots = rings(page!).map(({ attributes: a }) => [Number(a['cx']), Number(a['cy'])] as const)
    const half = page!.find(({ name, attributes: a }) => name === 'path' && a['fill'] === '#000000')
    // 9 figures: the fifth, 4.5 being half, and the seventh.
    const at = /^M([\d.]+) ([\d.]+)/.exec(half!.attributes['d']!)!
    expect(Number(at[1])).toBeCloseTo(dots[4]![0], 2)
    expect(Number(at[2])).toBeCloseTo(dots[4]![1] - 1.3, 2)
    const centre = page!.find(({ name, attributes: a }) => name === 'circle' && a['fill'] === '#000000')
    expect([Number(centre!.attributes['cx']), Number(centre!.attributes['cy'])]).toEqual(dots[6])
  })
})

describe('a row', () => {
  it('names type, values of all formations, and men', () => {
    const texts = textsOf(
      draw('  - { id: a, title: uThulwana, side: red, type: foot, stands: 3, note: late }\n').pages[0]!,
    )
    for (const text of ['uThulwana', 'Foot', 'MV 3 / 5', '135 men', 'late']) expect(texts).toContain(text)
    expect(texts).toContain('one dot = one figure = 15 men; one frame = one stand')
  })

  it('says the men below the name where the dots leave no room', () => {
    const texts = textsOf(draw('  - { id: z, title: Z, type: spears, stands: 6 }\n').pages[0]!)
    expect(texts.filter((text) => text === '1,800 men')).toHaveLength(1)
  })

  it('has boxes for the hits of a gun, and for how its type fights', () => {
    const [gun] = draw('  - { id: g, title: Gun, type: gun }\n').pages
    expect([squaresOf(gun!).length, textsOf(gun!).includes('Hits')]).toEqual([4, true])
    const [horse] = draw('  - { id: h, title: Police, type: horse, stands: 3 }\n').pages
    expect(squaresOf(horse!)).toHaveLength(2)
    expect(textsOf(horse!)).toEqual(expect.arrayContaining(['mounted', 'on foot']))
    expect(squaresOf(draw('  - { id: a, title: A, type: foot }\n').pages[0]!)).toHaveLength(0)
  })

  it('puts boxes below dots that leave no room beside them', () => {
    const [page] = draw('  - { id: g, title: Gun, type: gun, stands: 6 }\n', { width: 150 }).pages
    // The frames lie in a group of their own, moved to the top left of the dots.
    const moved = page!.find(({ name, children }) => name === 'g' && children[0]?.attributes['rx'] === '1.1')!
    const top = Number(/ ([\d.]+)\)$/.exec(moved.attributes['transform']!)![1])
    const bottom = Math.max(...frames(page!).map(({ attributes: a }) => Number(a['y']) + Number(a['height'])))
    expect(squaresOf(page!)).toHaveLength(4)
    for (const { attributes: a } of squaresOf(page!)) expect(Number(a['y'])).toBeGreaterThan(top + bottom)
  })

  it('has five boxes for morale and three for remainders', () => {
    const [page] = draw('  - { id: a, title: A, type: foot }\n').pages
    const high = page!.filter(({ attributes: a }) => a['height'] === '4.8')
    expect(high.map(({ attributes: a }) => a['width'])).toEqual([
      ...Array<string>(5).fill('4.6'),
      ...Array<string>(3).fill('6.6'),
    ])
  })
})

it('sums up each side, and says after how many lost men something happens', () => {
  const units =
    '  - { id: a, title: A, side: red, type: foot, count: 2, stands: 3 }\n  - { id: z, title: Z, side: blue, type: spears, stands: 5 }\n'
  const texts = textsOf(draw(units).pages[0]!)
  expect(texts).toContain('Red: 2 units, 6 stands, 18 figures, 270 men; army morale from 68 men lost')
  expect(texts).toContain('Blue: 1 unit, 5 stands, 100 figures, 1,500 men; army morale from 375 men lost')
  expect(texts).toEqual(expect.arrayContaining(['A 1', 'A 2', 'Z']))
  // A quarter of 270 is 67.5.
  expect([lostMen(25, 270), lostMen(25, 272)]).toEqual([68, 68])
})

it('says points where there are any, and no men where a figure is one', () => {
  const head = HEAD.replace('men-per-figure: 15\n', '')
  const texts = textsOf(
    draw('  - { id: a, title: A, side: red, type: foot, stands: 2, points: 1200 }\n', { head }).pages[0]!,
  )
  expect(texts).toContain('1,200 points')
  expect(texts).toContain('one dot = one figure; one frame = one stand')
  expect(texts).toContain('Red: 1 unit, 2 stands, 6 figures, 1,200 points; army morale from 2 men lost')
})

it('keeps units of a ruling that is not in force off the sheet', () => {
  const { roster } = draw('  - { id: a, title: A }\n  - { id: b, title: B, count: 0 }\n', {
    head: `${HEAD}blanks: [{ stands: 2, figures: 6 }]\n`,
  })
  const [a] = roster.units
  const withRuling = { ...roster, units: [{ ...a!, when: { gun: 'yes' } }] }
  expect(rosterEntries(roster, new Map()).map(({ title }) => title)).toEqual(['A', ''])
  expect(rosterEntries(withRuling, new Map([['gun', 'no']])).map(({ title }) => title)).toEqual([''])
  expect(rosterEntries(withRuling, new Map([['gun', 'yes']])).map(({ title }) => title)).toEqual(['A', ''])
})

it('says where a name has no room', () => {
  expect(draw(`  - { id: a, title: ${'W'.repeat(60)} }\n`).found).toEqual(['draw/text-too-big'])
})

it('says where a device has an unknown colour', () => {
  const head = HEAD.replace('colour: scarlet', 'colour: scarlett')
  expect(draw('  - { id: a, title: A, side: red }\n', { head }).found).toEqual(['draw/unknown-colour'])
})
