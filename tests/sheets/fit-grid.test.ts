import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { micrometres } from '../../src/kernel/units.ts'
import { fitGrid, type GridRequest } from '../../src/sheets/fit-grid.ts'
import { paperOf } from './support/sample-deck.ts'

const poker = { width: 63.5, height: 88.9, bleed: 3 }
const request = (changes: Partial<GridRequest>): GridRequest => ({
  sheet: 'deck',
  format: poker,
  paper: paperOf('a4'),
  gap: 0,
  gutterfold: false,
  ...changes,
})
const shape = (changes: Partial<GridRequest>) => {
  const { value: g } = fitGrid(request(changes))
  return g && [g.landscape ? 'landscape' : 'portrait', g.columns, g.rows, g.left, g.top]
}

describe('the fullest grid', () => {
  it('holds nine poker cards on A4 and eight on landscape Letter', () => {
    expect(shape({})).toEqual(['portrait', 3, 3, 9750, 15150])
    expect(shape({ paper: paperOf('letter') })).toEqual(['landscape', 4, 2, 12700, 19050])
  })

  it('holds nine on Letter when the grid is forced', () => {
    expect(shape({ paper: paperOf('letter'), format: { ...poker, columns: 3, rows: 3 } })).toEqual([
      'portrait',
      3,
      3,
      12700,
      6350,
    ])
  })

  it.each([
    ['euro', { width: 59, height: 92, bleed: 3 }, 'a4', ['portrait', 3, 3, 16500, 10500]],
    [
      'tarot, a tie of 2 x 2 and 4 x 1',
      { width: 69.85, height: 120.65, bleed: 3 },
      'a4',
      ['portrait', 2, 2, 35150, 27850],
    ],
    ['mini-american', { width: 41, height: 63, bleed: 2 }, 'a4', ['landscape', 6, 3, 25500, 10500]],
    ['3.5 x 5 in', { width: 88.9, height: 127, bleed: 3 }, 'letter', ['portrait', 2, 2, 19050, 12700]],
  ])('%s', (_, format, paper, expected) => {
    expect(shape({ format, paper: paperOf(paper) })).toEqual(expected)
  })

  it('loses no column to a float when the fit is exact', () => {
    expect(shape({ format: { ...poker, margin: 9.75 } })).toEqual(['portrait', 3, 3, 9750, 15150])
    // 7 x 27.6 + 2 x 8.4 is exactly 210, but (210 - 16.8) / 27.6 is 6.999999999999999 in floats.
    expect(Math.floor((210 - 2 * 8.4) / 27.6)).toBe(6)
    expect(shape({ format: { width: 27.6, height: 100, bleed: 0, margin: 8.4 } })).toEqual([
      'portrait',
      7,
      2,
      8400,
      48500,
    ])
  })

  it('goes nearer to the edge, down to 5 mm, rather than print nothing', () => {
    expect(shape({ format: { width: 200, height: 287, bleed: 3 } })).toEqual(['portrait', 1, 1, 5000, 5000])
    expect(shape({ format: { width: 287, height: 200, bleed: 3 } })).toEqual(['landscape', 1, 1, 5000, 5000])
  })
})

describe('grids that do not fit', () => {
  it('says how many would, and never scales', () => {
    const { value, diagnostics } = fitGrid(
      request({ paper: paperOf('letter'), format: { width: 88.9, height: 127, bleed: 3, columns: 3, rows: 3 } }),
    )
    expect(value).toBeUndefined()
    expect(diagnostics.map((d) => [d.code, d.message])).toEqual([
      ['sheets/grid-too-large', 'deck: 3 x 3 pieces of 88.9 x 127 mm do not fit on Letter; at most 2 x 2 fit'],
    ])
  })

  it('fits three 70 mm columns on Letter, not on A4', () => {
    const format = { width: 70, height: 70, bleed: 0, columns: 3, margin: 2.5 }
    const letter = fitGrid(request({ format, paper: paperOf('letter') }))
    expect(letter.value).toMatchObject({ landscape: false, columns: 3, rows: 3, left: 2950 })
    expect(letter.diagnostics.map((d) => [d.code, d.severity])).toEqual([['sheets/near-edge', 'warning']])
    expect(letter.diagnostics[0]!.message).toContain('2.95 mm')
    const a4 = fitGrid(request({ format: { ...format, rows: 4 } }))
    expect(a4.value).toBeUndefined()
    expect(a4.diagnostics[0]!.message).toContain('3 x 4 pieces of 70 x 70 mm do not fit on A4; at most 2 x 4 fit')
  })

  it('refuses a piece larger than the paper', () => {
    const { diagnostics } = fitGrid(request({ format: { width: 201, height: 287, bleed: 3 } }))
    expect(diagnostics.map((d) => [d.code, d.message])).toEqual([
      ['sheets/piece-too-large', 'deck: a piece of 201 x 287 mm does not fit on A4, which has room for 200 x 287 mm'],
    ])
  })
})

describe('gutterfold', () => {
  it('says how much room there is beside the fold', () => {
    const format = { width: 70, height: 70, bleed: 0 }
    const { diagnostics } = fitGrid(request({ format, paper: paperOf('100x150mm'), gutterfold: true }))
    // Half of 150 less 3.5 to the fold and 5 to the edge; half of 100 alike.
    expect(diagnostics[0]!.message).toBe(
      'deck: a piece of 70 x 70 mm does not fit on 100 x 150 mm, which has room for 90 x 66.5 mm or 41.5 x 140 mm beside a fold',
    )
  })

  it('uses the page that holds most pairs', () => {
    const { value } = fitGrid(request({ gutterfold: true }))
    // Half of 297 less 3.5 to the fold: 145 wide, two cards of 63.5; 210 high, two cards of 88.9.
    expect(value).toMatchObject({
      landscape: true,
      fold: 'vertical',
      columns: 2,
      rows: 2,
      left: 148_500 - 3500 - 127_000,
      top: 16_100,
    })
  })
})

const length = fc.integer({ min: 5_000, max: 150_000 }).map((um) => um / 1000)
const anyRequest = fc.record({
  sheet: fc.constant('deck'),
  format: fc.record({ width: length, height: length, bleed: fc.constantFrom(0, 1.5, 3) }),
  paper: fc.constantFrom('a4', 'letter', 'a3', 'a5', '100x150mm', '8x10in').map(paperOf),
  gap: fc.constantFrom(0, 0.5, 3, 10),
  gutterfold: fc.boolean(),
})

it('property: every block lies inside the margins, and no further column or row would', () => {
  fc.assert(
    fc.property(anyRequest, (r) => {
      const { value: g, diagnostics } = fitGrid(r)
      if (!g) return void expect(diagnostics[0]!.code).toBe('sheets/piece-too-large')
      const width = g.columns * (g.piece.width + g.gap) - g.gap
      const height = g.rows * (g.piece.height + g.gap) - g.gap
      const right = g.fold === 'vertical' ? Math.floor(g.page.width / 2) - 3500 : g.page.width - 5000
      const bottom = g.fold === 'horizontal' ? Math.floor(g.page.height / 2) - 3500 : g.page.height - 5000
      expect(Math.min(g.left, g.top)).toBeGreaterThanOrEqual(5000)
      expect(g.left + width).toBeLessThanOrEqual(right)
      expect(g.top + height).toBeLessThanOrEqual(bottom)
      // With the least of all comfortable margins, 5 + 0.95 at the sides and 4.5 more above and below, one more would not fit.
      const crowded = g.left < 5950 || g.top < 10450
      if (!crowded && !g.fold) {
        expect(width + g.gap + g.piece.width).toBeGreaterThan(g.page.width - 2 * 5950)
        expect(height + g.gap + g.piece.height).toBeGreaterThan(g.page.height - 2 * 10450)
      }
    }),
    { numRuns: 500 },
  )
})

it('property: sizes that differ by less than half a micrometre give the same grid', () => {
  fc.assert(
    fc.property(anyRequest, fc.double({ min: -0.0004, max: 0.0004, noNaN: true }), (r, noise) => {
      fc.pre(micrometres(r.format.width + noise) === micrometres(r.format.width))
      const noisy = { ...r, format: { ...r.format, width: r.format.width + noise } }
      expect(fitGrid(noisy).value).toEqual(fitGrid(r).value)
    }),
  )
})
