import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Backs, Placement } from '../../src/sheets/print-job.ts'
import { edgeRoom } from '../../src/sheets/edge-room.ts'
import { fitGrid } from '../../src/sheets/fit-grid.ts'
import { turningAxis } from '../../src/sheets/grid.ts'
import { impose } from '../../src/sheets/impose.ts'
import { overlap } from './support/ink.ts'
import { paperOf, samplePieces } from './support/sample-deck.ts'

const poker = { width: 63.5, height: 88.9, bleed: 3 }

function lay(count: number, paper: string, backs: Backs, format = poker, gap = 0, withBack?: (n: number) => boolean) {
  const fit = fitGrid({ sheet: 'x', format, paper: paperOf(paper), gap, gutterfold: backs === 'gutterfold' })
  const grid = fit.value
  if (!grid) return undefined
  const sheets = impose(
    samplePieces(count, format, withBack),
    grid,
    edgeRoom(grid, format.bleed * 1000),
    turningAxis(grid, backs),
  )
  return { grid, sheets }
}

const centre = ({ x, y, face }: Placement): number[] =>
  [x + face.width / 2, y + face.height / 2].map((v) => Math.round(v * 1000) / 1000)
const of = (placements: readonly Placement[], piece: number): Placement =>
  placements.find((p) => p.face.piece === `deck/${piece}`)!

describe('places of fronts and backs', () => {
  it.each([
    ['a4', 'long-edge', [41.5, 59.6], [168.5, 59.6], 0],
    ['a4', 'short-edge', [41.5, 59.6], [41.5, 237.4], 180],
    ['letter', 'long-edge', [44.45, 63.5], [44.45, 152.4], 180],
    ['letter', 'short-edge', [44.45, 63.5], [234.95, 63.5], 0],
  ] as const)('%s, %s', (paper, backs, front, back, turn) => {
    const { sheets } = lay(9, paper, backs)!
    const [f, b] = [of(sheets[0]!.fronts, 1), of(sheets[0]!.backs, 1)]
    expect([centre(f), f.turn, centre(b), b.turn]).toEqual([front, 0, back, turn])
  })

  it('reads B3 B2 B1 in the first row behind F1 F2 F3', () => {
    const { sheets } = lay(9, 'a4', 'long-edge')!
    expect(sheets[0]!.backs.slice(0, 3).map((p) => p.face.piece)).toEqual(['deck/3', 'deck/2', 'deck/1'])
    expect(sheets[0]!.fronts.slice(0, 3).map((p) => p.face.piece)).toEqual(['deck/1', 'deck/2', 'deck/3'])
  })

  it('puts the back of a lone card in column 1 into column 3', () => {
    const { sheets } = lay(52, 'a4', 'long-edge')!
    const last = sheets.at(-1)!
    expect(last.fronts.length).toBe(7)
    expect(centre(of(last.fronts, 52))).toEqual([41.5, 237.4])
    expect(centre(of(last.backs, 52))).toEqual([168.5, 237.4])
  })

  it('folds backs behind fronts', () => {
    const { sheets, grid } = lay(5, 'a4', 'gutterfold')!
    expect(grid.fold).toBe('vertical')
    const [f, b] = [of(sheets[0]!.fronts, 3), of(sheets[0]!.backs, 3)]
    expect([centre(b)[0], centre(b)[1], b.turn]).toEqual([297 - centre(f)[0]!, centre(f)[1], 0])
    expect(sheets.map((s) => [s.fronts.length, s.backs.length])).toEqual([
      [4, 4],
      [1, 1],
    ])
  })

  it('turns backs below a lying fold upside down', () => {
    const { sheets, grid } = lay(2, '100x150mm', 'gutterfold', { width: 70, height: 50, bleed: 2 })!
    expect(grid.fold).toBe('horizontal')
    const [f, b] = [of(sheets[0]!.fronts, 1), of(sheets[0]!.backs, 1)]
    expect([centre(b), b.turn]).toEqual([[centre(f)[0], 150 - centre(f)[1]!], 180])
  })

  it('leaves the place of a missing back empty', () => {
    const { sheets } = lay(9, 'a4', 'long-edge', poker, 0, (n) => n !== 2)!
    expect(sheets[0]!.backs.map((p) => p.face.piece).slice(0, 3)).toEqual(['deck/3', 'deck/1', 'deck/6'])
    expect(centre(of(sheets[0]!.backs, 1))).toEqual([168.5, 59.6])
  })
})

it.each([
  [17, 2],
  [18, 2],
  [19, 3],
])('lays %i cards on %i sheets, none empty', (count, expected) => {
  const { sheets } = lay(count, 'a4', 'long-edge')!
  expect(sheets.length).toBe(expected)
  expect(sheets.flatMap((s) => s.fronts).length).toBe(count)
  if (count >= 18) expect(sheets[1]!.fronts.at(-1)!.face.piece).toBe('deck/18')
})

it('refuses a face of another size', () => {
  const { grid } = lay(1, 'a4', 'none')!
  const odd = samplePieces(1, { width: 60, height: 88.9, bleed: 3 })
  expect(() => impose(odd, grid, edgeRoom(grid, 3000), undefined)).toThrow('60 x 88.9')
})

const size = fc.integer({ min: 8_000, max: 120_000 }).map((um) => um / 1000)
const anyDeck = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  paper: fc.constantFrom('a4', 'letter', 'a5', 'legal', '100x150mm', '8x10in'),
  backs: fc.constantFrom<Backs>('long-edge', 'short-edge', 'gutterfold', 'none'),
  format: fc.record({ width: size, height: size, bleed: fc.constantFrom(0, 1.5, 3) }),
  gap: fc.constantFrom(0, 1, 2.5),
})

it('property: every piece once, inside the page, apart from the others, and exactly behind its front', () => {
  fc.assert(
    fc.property(anyDeck, ({ count, paper, backs, format, gap }) => {
      const laid = lay(count, paper, backs, format, gap)
      if (!laid) return
      const { sheets, grid } = laid
      const { width, height } = { width: grid.page.width / 1000, height: grid.page.height / 1000 }
      expect(sheets.flatMap((s) => s.fronts.map((p) => p.face.piece))).toEqual(
        Array.from({ length: count }, (_, i) => `deck/${i + 1}`),
      )
      for (const { fronts, backs: behind } of sheets) {
        expect(fronts.length).toBeGreaterThan(0)
        expect(behind.length).toBe(backs === 'none' ? 0 : fronts.length)
        for (const side of backs === 'gutterfold' ? [[...fronts, ...behind]] : [fronts, behind]) {
          const trims = side.map((p) => ({ x: p.x, y: p.y, width: format.width, height: format.height }))
          trims.forEach((trim, i) => {
            expect(trims.slice(i + 1).some((other) => overlap(trim, other, 0.001))).toBe(false)
            const { clip } = side[i]!
            expect(Math.min(clip.x, clip.y)).toBeGreaterThanOrEqual(4.999)
            expect(clip.x + clip.width).toBeLessThanOrEqual(width - 4.998)
            expect(clip.y + clip.height).toBeLessThanOrEqual(height - 4.998)
          })
        }
        for (const front of fronts) {
          if (backs === 'none') continue
          const back = behind.find((p) => p.face.piece === front.face.piece)!
          const sideways =
            Math.abs(back.x - (width - front.x - format.width)) < 0.002 && Math.abs(back.y - front.y) < 0.002
          const upended =
            Math.abs(back.y - (height - front.y - format.height)) < 0.002 && Math.abs(back.x - front.x) < 0.002
          const lengthways = width > height
          const wanted = backs === 'gutterfold' ? grid.fold === 'vertical' : (backs === 'long-edge') !== lengthways
          expect(wanted ? sideways : upended).toBe(true)
          expect(back.turn).toBe(wanted ? 0 : 180)
        }
      }
    }),
    { numRuns: 300 },
  )
})
