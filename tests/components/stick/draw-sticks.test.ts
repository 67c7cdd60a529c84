import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSticks } from '../../../src/components/stick/draw-sticks.ts'
import { piecesOf, segmentsOf } from '../../../src/components/stick/stick-pieces.ts'
import type { SvgNode } from '../../../src/draw/read-svg.ts'
import type { StickMark } from '../../../src/game/sticks.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { loadFine } from '../../game/load.ts'
import { place } from '../../support/place.ts'

const studio = await studioWith()
const marks = (...lengths: number[]): { marks: StickMark[] } => ({
  marks: lengths.map((length) => ({ row: 'a', column: 'move', length, label: `to ${length}`, place: place('sticks') })),
})

describe('stretches', () => {
  it('run from mark to mark in order of length, and join marks of one length', () => {
    expect(segmentsOf(marks(20, 5, 10, 5))).toEqual([
      { from: 0, to: 5, label: 'to 5' },
      { from: 5, to: 10, label: 'to 10' },
      { from: 10, to: 20, label: 'to 20' },
    ])
    const [throwing, moving] = marks(3, 3).marks as [StickMark, StickMark]
    expect(
      segmentsOf({
        marks: [
          { ...moving, label: 'move' },
          { ...throwing, label: 'throw' },
        ],
      })[0]?.label,
    ).toBe('move; throw')
  })
})

describe('pieces', () => {
  it('are one for a stick that fits, also to the hair', () => {
    expect(piecesOf(marks(6), 10.5)).toMatchObject([{ from: 0, to: 6, pieces: 1 }])
    expect(piecesOf(marks(0.1 + 0.2), 0.3)).toHaveLength(1)
  })

  it('are even and cut at whole units', () => {
    const ends = (total: number, room: number) => piecesOf(marks(total), room).map(({ to }) => to)
    expect(ends(30, 10.5)).toEqual([10, 20, 30])
    expect(ends(20, 10.5)).toEqual([10, 20])
    // Nine fit, so four pieces for thirty.
    expect(ends(30, 9.8)).toEqual([8, 15, 23, 30])
  })

  it('show stretches that run over their ends in each piece, the length where they end', () => {
    const [, second] = piecesOf(marks(10, 15, 30), 10.5)
    expect(second?.segments).toEqual([
      { from: 10, to: 15, label: 'to 15', index: 1, ends: true },
      { from: 15, to: 20, label: 'to 30', index: 2, ends: false },
    ])
  })

  it('cover the stick without gaps, each within its room', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 2, max: 30 }),
        (lengths, room) => {
          const pieces = piecesOf(marks(...lengths), room + 0.3)
          expect(pieces[0]?.from).toBe(0)
          expect(pieces.at(-1)?.to).toBe(Math.max(...lengths))
          pieces.forEach(({ from, to, segments }, i) => {
            if (i > 0) expect(from).toBe(pieces[i - 1]?.to)
            expect(to - from).toBeGreaterThan(0)
            expect(to - from).toBeLessThanOrEqual(room + 0.3)
            expect(segments.map((segment) => segment.from)).toEqual([
              from,
              ...segments.slice(0, -1).map((segment) => segment.to),
            ])
            expect(segments.at(-1)?.to).toBe(to)
          })
        },
      ),
    )
  })
})

const table = `kind: tables
tables:
  - kind: rows
    id: types
    title: Types
    columns: [{ id: type, title: Type }, { id: move, title: Move }, { id: long, title: Long }]
    rows: [{ id: foot, cells: { type: Foot, move: 2, long: 30 } }, { id: horse, cells: { type: Horse, move: 4 } }]
`

function draw(sticks: string, { unit = 'in', width = 277 } = {}) {
  const game = loadFine({
    'game.yaml': 'kind: game\ntitle: War\nsheets:\n  - { kind: sticks, id: sticks, title: Sticks, sticks: sticks }\n',
    'deck.yaml': 'kind: deck\nid: orcs\ncards:\n  - title: Orc\n',
    'tables.yaml': table,
    'sticks.yaml': `kind: sticks\nid: sticks\ntitle: Sticks\ntable: types\nunit: ${unit}\nsticks:\n${sticks}`,
  })
  const context = { studio, game, rulings: new Map<string, string>(), oneOfEach: false }
  const { value, diagnostics } = drawSticks({ id: 'sticks', set: game.stickSets[0]!, width, height: 190 }, context)
  return { pages: value!.fronts.map(({ svg }) => elementsOf(svg, studio)), found: diagnostics.map(({ code }) => code) }
}

const foot =
  '  - { id: foot, title: Foot, marks: [{ row: foot, column: move, label: move }, { row: horse, column: move, label: ride }] }\n'
const far = '  - { id: far, title: Rifle, marks: [{ row: foot, column: long, label: long range }] }\n'
/** Frames of pieces: a rectangle without ground, as high as a stick. */
const lengths = (nodes: readonly SvgNode[]): number[] =>
  nodes.flatMap(({ name, attributes: a }) =>
    name === 'rect' && a['height'] === '15' && a['fill'] === 'none' ? [Number(a['width'])] : [],
  )

describe('a sheet of sticks', () => {
  it('is true to scale in every unit', () => {
    expect(lengths(draw(foot).pages[0]!)).toEqual([101.6])
    expect(lengths(draw(foot, { unit: 'cm' }).pages[0]!)).toEqual([40])
    expect(lengths(draw(far).pages[0]!)).toEqual([254, 254, 254])
    // On Letter nine inches and a tab go into 259.4 mm.
    expect(lengths(draw(far, { width: 259.4 }).pages[0]!).map((mm) => Math.round(mm / 25.4))).toEqual([8, 7, 8, 7])
  })

  it('has its mark where the table says', () => {
    const [page] = draw(foot).pages
    const heavy = page!.flatMap(({ attributes: a }) => (a['stroke-width'] === '0.5' ? [a['d']] : []))
    expect(heavy).toEqual(['M50.8 4.6V15'])
    const texts = page!.flatMap(({ name, text }) => (name === 'text' ? [text] : []))
    expect(texts).toEqual(expect.arrayContaining(['FOOT', '2 in', 'move', '4 in', 'ride']))
  })

  it('has a tab on every piece but the first', () => {
    const texts = draw(far).pages[0]!.flatMap(({ name, text }) => (name === 'text' ? [text] : []))
    expect(texts.filter((text) => text === 'glue')).toHaveLength(2)
    expect(texts).toEqual(expect.arrayContaining(['RIFLE 1/3', 'RIFLE 2/3', 'RIFLE 3/3', '30 in']))
    expect(texts.filter((text) => text === 'long range →')).toHaveLength(2)
  })

  it('says where a label has no room', () => {
    expect(draw(foot.replace('label: move', `label: ${'move '.repeat(12)}`), { unit: 'cm' }).found).toEqual([
      'draw/text-too-big',
    ])
  })
})
