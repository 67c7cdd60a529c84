import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawCounters } from '../../../src/components/counter/draw-counters.ts'
import type { CounterFace, CounterType } from '../../../src/game/counter-sheet.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { pathOf, place } from '../../support/place.ts'

const studio = await studioWith()
const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }

const unit: CounterFace = { look: 'solid', colour: 'scarlet', name: 'A Co.', symbol: 'infantry', reduced: false }
const typeOf = (front: CounterFace, changes: Partial<CounterType> = {}): CounterType => ({
  id: 'a-8',
  title: 'A Company',
  unit: 'a',
  count: 1,
  front,
  place: place('counters', 0),
  ...changes,
})
const draw = (types: readonly CounterType[], size = 15, oneOfEach = false) => {
  const { value, diagnostics } = drawCounters({ id: 'set', types, size }, { ...context, oneOfEach })
  return { ...value!, diagnostics }
}
/** Texts of a face with the size they have on paper in pt. */
const textsOf = (svg: string, size = 15) =>
  elementsOf(svg, studio)
    .filter(({ name }) => name === 'text')
    .map(({ text, attributes }) => [text, (Number(attributes['font-size']) / 25.4) * 72 * (size / 15)] as const)
const words = (svg: string): string[] => textsOf(svg).map(([text]) => text)

describe('a counter', () => {
  it('that fights lies on its colour, with name, strength and set-up in white on a dark one', () => {
    const { fronts, backs, diagnostics } = draw([
      typeOf({ ...unit, strength: 8, hex: '2004' }, { back: { ...unit, strength: 7, reduced: true, note: '1/24' } }),
    ])
    expect(diagnostics).toEqual([])
    expect(fronts[0]).toMatchObject({ piece: 'set/a-8/1', width: 15, height: 15, bleed: 1.5, ground: '#a3222a' })
    expect(words(fronts[0]!.svg)).toEqual(['A Co.', '8', '2004'])
    expect(words(backs[0]!.svg)).toEqual(['A Co.', '7', '1/24'])
    const circles = (svg: string) => elementsOf(svg, studio).filter(({ name }) => name === 'circle')
    expect(circles(fronts[0]!.svg)).toEqual([])
    expect(circles(backs[0]!.svg).map(({ attributes: a }) => [a['cx'], a['cy'], a['r'], a['fill']])).toEqual([
      ['12.35', '2.5', '1.1', '#ffffff'],
    ])
    const fills = elementsOf(fronts[0]!.svg, studio)
      .filter(({ name }) => name === 'text')
      .map((t) => t.attributes['fill'])
    expect(new Set(fills)).toEqual(new Set(['#ffffff']))
  })

  it('that arrives later shows the turn in a circle instead of a hex', () => {
    const { fronts } = draw([typeOf({ ...unit, strength: 6, turn: 2, hex: '2004' })])
    expect(words(fronts[0]!.svg)).toEqual(['A Co.', '6', '2'])
  })

  it('with further factors has them behind its strength, or alone', () => {
    const { name, colour, symbol, reduced } = unit
    for (const face of ['solid', 'framed', 'marker'] as const) {
      const plain = { name, look: face, colour, symbol, reduced, hex: '2004' }
      const { fronts, diagnostics } = draw([
        typeOf({ ...plain, strength: 12, factors: '6' }),
        typeOf({ ...plain, factors: '0-6' }, { id: 'alone' }),
      ])
      expect(diagnostics).toEqual([])
      expect(fronts.map(({ svg }) => words(svg).find((text) => text.includes('-')))).toEqual(['12-6', '0-6'])
    }
  })

  it.each([['solid'], ['framed'], ['marker']] as const)('says of a %s one whose factors are too long', (look) => {
    const { diagnostics } = draw([typeOf({ ...unit, look, strength: 12, factors: '123-456-789-10-11' })])
    const told = diagnostics.map(({ code, at, message }) => [code, pathOf(at), /: (\w+) is/.exec(message)?.[1]])
    expect(told).toEqual([['draw/text-too-big', 'counters.0.factors', 'factors']])
  })

  it('of a light colour is written on in black', () => {
    const { fronts } = draw([typeOf({ ...unit, colour: '#eebb33', strength: 8 })])
    expect(fronts[0]!.ground).toBe('#eebb33')
    expect(fronts[0]!.svg).not.toContain('<text fill="#ffffff"')
    const fills = elementsOf(fronts[0]!.svg, studio)
      .filter(({ name }) => name === 'text')
      .map((t) => t.attributes['fill'])
    expect(fills).toEqual([undefined, undefined])
  })

  it('without strength stands in a frame, with its bonus; a word takes a black band that reaches the bleed', () => {
    const leader = draw([
      typeOf({
        look: 'framed',
        colour: 'scarlet',
        name: 'Durnfurd',
        symbol: 'saber-and-pistol',
        reduced: false,
        hex: '2008',
        bonus: '+1',
      }),
    ])
    expect(words(leader.fronts[0]!.svg)).toEqual(['Durnfurd', '2008', '+1'])
    const fired = draw([
      typeOf({ look: 'framed', colour: 'ochre', symbol: 'zulu-shield', reduced: false, word: 'FIRED' }),
    ])
    expect(words(fired.fronts[0]!.svg)).toEqual(['FIRED'])
    const band = elementsOf(fired.fronts[0]!.svg, studio).find(
      ({ attributes }) => attributes['fill'] === '#000000' && attributes['height'],
    )
    expect([
      band?.attributes['x'],
      band?.attributes['width'],
      band?.attributes['y'],
      band?.attributes['height'],
    ]).toEqual(['-1.5', '18', '10.9', '5.6'])
    expect([...leader.diagnostics, ...fired.diagnostics]).toEqual([])
  })

  it('of a symbol alone has its note below it', () => {
    const { fronts, diagnostics } = draw([
      typeOf({ look: 'solid', colour: 'ochre', symbol: 'zulu-shield', reduced: false, note: '5 back' }),
    ])
    expect(diagnostics).toEqual([])
    const note = elementsOf(fronts[0]!.svg, studio).find(({ name }) => name === 'text')
    expect([note?.text, note?.attributes['y']]).toEqual(['5 back', '13.6'])
  })

  it('that marks shows its symbol in a medallion over its word', () => {
    const { fronts, diagnostics } = draw([
      typeOf({ look: 'marker', colour: 'slate', symbol: 'hourglass', word: 'TURN', reduced: false }),
      typeOf(
        { look: 'marker', colour: 'slate', symbol: 'formed-square', word: 'SQUARE', reduced: false },
        { id: 'square' },
      ),
    ])
    expect(fronts.map(({ svg }) => words(svg))).toEqual([['TURN'], ['SQUARE']])
    expect(diagnostics).toEqual([])
  })

  it('is drawn once for all its copies; of 0 there is none, of each kind there may be one', () => {
    const types = [typeOf({ ...unit, strength: 8 }, { count: 3 }), typeOf(unit, { id: 'none', count: 0 })]
    const { fronts, backs } = draw(types)
    expect(fronts.map(({ piece, label }) => [piece, label])).toEqual([
      ['set/a-8/1', 'A Company (1 of 3)'],
      ['set/a-8/2', 'A Company (2 of 3)'],
      ['set/a-8/3', 'A Company (3 of 3)'],
    ])
    expect(new Set(fronts.map(({ svg }) => svg)).size).toBe(1)
    expect(backs).toEqual([undefined, undefined, undefined])
    expect(draw(types, 15, true).fronts).toHaveLength(1)
  })
})

describe('sizes', () => {
  const types = [
    typeOf({ ...unit, strength: 8, hex: '2004' }, { back: { ...unit, strength: 7, reduced: true, note: '1/24' } }),
    typeOf({
      look: 'framed',
      colour: 'scarlet',
      name: 'Durnfurd',
      symbol: 'saber-and-pistol',
      reduced: false,
      hex: '2008',
      bonus: '+1',
    }),
    typeOf({
      look: 'framed',
      colour: 'scarlet',
      name: 'Colors',
      symbol: 'union-flag',
      reduced: false,
      turn: 2,
      bonus: '+1',
    }),
    typeOf({ look: 'framed', colour: 'ochre', symbol: 'zulu-shield', reduced: false, word: 'FIRED' }),
    typeOf({ look: 'marker', colour: 'slate', symbol: 'formed-square', word: 'SQUARE', reduced: false }),
    typeOf({ ...unit, strength: 12, factors: '10-6', hex: '2004' }, { back: { ...unit, factors: '0-6', turn: 3 } }),
    typeOf({ ...unit, look: 'framed', strength: 4, factors: '3-6', hex: '2004' }),
  ]

  it.each([12.7, 15, 15.875, 20])('%s mm holds everything, and no type is smaller than legible', (size) => {
    const { fronts, backs, diagnostics } = draw(types, size)
    expect(diagnostics).toEqual([])
    for (const face of [...fronts, ...backs]) {
      if (!face) continue
      expect([face.width, face.height, face.bleed]).toEqual([size, size, 1.5])
      // White on a flat from 7 pt, black from 6.25.
      for (const [text, pt] of textsOf(face.svg, size)) expect([text, pt >= 6.249]).toEqual([text, true])
    }
    const [name, strength] = textsOf(fronts[0]!.svg, size)
    expect(name![1]).toBeCloseTo(9.5 * (size / 15), 1)
    expect(strength![1]).toBeCloseTo(25 * (size / 15), 1)
    // 7.5 pt of the set-up hex would be 6.35 pt on half an inch: it stays at 7.
    expect(textsOf(fronts[0]!.svg, size)[2]![1]).toBeCloseTo(Math.max(7, 7.5 * (size / 15)), 1)
  })

  it('scale the whole drawing', () => {
    expect(draw([types[0]!], 12.7).fronts[0]!.svg).toMatch(/^<g transform="scale\(0\.846667\)">/)
  })
})

describe('mistakes', () => {
  it('of colours and symbols are reported where they stand, once', () => {
    const { diagnostics } = draw([typeOf({ ...unit, colour: 'scarlett', symbol: 'infantery' }, { count: 2 })])
    expect(diagnostics.map(({ code, at, hints }) => [code, pathOf(at), hints?.[0]])).toEqual([
      ['draw/unknown-colour', 'counters.0.colour', 'did you mean "scarlet"?'],
      ['draw/unknown-icon', 'counters.0.symbol', 'did you mean "infantry"?'],
    ])
  })

  it('are told in sizes on paper, also of a small counter', () => {
    const { diagnostics } = draw([typeOf({ ...unit, name: 'm'.repeat(12) })], 12.7)
    // 12 m at the least size of 7 pt are 1.65 mm each; 12.5 / 15 x 12.7 mm are free.
    const found = diagnostics.find(({ code }) => code === 'draw/text-too-big')
    expect(found?.message).toMatch(/even at the smallest size of 7 pt$/)
    const by = Number(/is ([\d.]+) mm too wide/.exec(found?.message ?? '')?.[1])
    expect(by).toBeGreaterThan(12 * 1.5 - 10.6)
    expect(by).toBeLessThan(12 * 1.9 - 10.6)
  })

  it('of names that are too long are reported, however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (length) => {
        const { diagnostics } = draw([typeOf({ ...unit, name: 'm'.repeat(length) })])
        // At its least size an m of Barlow Condensed 700 is 1.6 mm wide; 12.5 mm are free.
        const tooLong = diagnostics.some(({ code }) => code === 'draw/text-too-big')
        if (length <= 6) expect(tooLong).toBe(false)
        if (length >= 9) expect(tooLong).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})
