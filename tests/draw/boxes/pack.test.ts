import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancedColumns, fillColumns, type Block, type Filled } from '../../../src/draw/boxes/pack.ts'

const block = (...rows: number[]): Block => ({ lead: 5, rows, tail: 1 })
const places = ({ parts }: Filled) => parts.map((p) => [p.block, p.from, p.to, p.column, p.y])

describe('fillColumns', () => {
  it('puts blocks under each other, with gaps, and goes on in the next column', () => {
    const blocks = [block(4, 4), block(4, 4), block(4)]
    const filled = fillColumns(blocks, { columns: 2, height: 32, gap: 4, split: false })
    expect(places(filled)).toEqual([
      [0, 0, 2, 0, 0],
      [1, 0, 2, 0, 18],
      [2, 0, 1, 1, 0],
    ])
    expect([filled.height, filled.next]).toEqual([32, undefined])
  })

  it('breaks a block between rows, two at least on both sides', () => {
    const blocks = [block(4, 4, 4, 4, 4)]
    expect(places(fillColumns(blocks, { columns: 2, height: 22, gap: 4, split: true }))).toEqual([
      [0, 0, 3, 0, 0],
      [0, 3, 5, 1, 0],
    ])
    expect(places(fillColumns(blocks, { columns: 2, height: 25.9, gap: 4, split: true }))).toEqual([
      [0, 0, 3, 0, 0],
      [0, 3, 5, 1, 0],
    ])
  })

  it('rather leaves the end of a column empty than a head without rows there', () => {
    const blocks = [block(10), block(4, 4, 4, 4)]
    expect(places(fillColumns(blocks, { columns: 2, height: 28, gap: 2, split: true }))).toEqual([
      [0, 0, 1, 0, 0],
      [1, 0, 4, 1, 0],
    ])
  })

  it('says where to go on', () => {
    const blocks = [block(4, 4, 4, 4, 4, 4), block(4)]
    const first = fillColumns(blocks, { columns: 1, height: 18, gap: 4, split: true })
    expect(first.next).toEqual({ block: 0, row: 3 })
    expect(places(fillColumns(blocks, { columns: 1, height: 40, gap: 4, split: true }, first.next))).toEqual([
      [0, 3, 6, 0, 0],
      [1, 0, 1, 0, 22],
    ])
  })

  it('leaves a row that is higher than a column', () => {
    const filled = fillColumns([block(50)], { columns: 3, height: 40, gap: 4, split: true })
    expect([filled.parts, filled.next]).toEqual([[], { block: 0, row: 0 }])
  })
})

const rows = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 1, maxLength: 9 })
const anyBlocks = fc.array(
  rows.map((heights) => block(...heights)),
  { minLength: 1, maxLength: 6 },
)
const anyArea = fc.record({ columns: fc.integer({ min: 1, max: 3 }), gap: fc.constantFrom(0, 4), split: fc.boolean() })

const heightOf = (blocks: readonly Block[], { block: b, from, to }: Filled['parts'][number]): number =>
  6 + blocks[b]!.rows.slice(from, to).reduce((sum, row) => sum + row, 0)

it('property: each row stands once, in order, inside the height, without overlap', () => {
  fc.assert(
    fc.property(anyBlocks, anyArea, fc.double({ min: 20, max: 120, noNaN: true }), (blocks, area, height) => {
      const filled = fillColumns(blocks, { ...area, height })
      const placed = filled.parts.flatMap(({ block: b, from, to }) =>
        Array.from({ length: to - from }, (_, i) => `${b}.${from + i}`),
      )
      const all = blocks.flatMap((b, n) => b.rows.map((_, i) => `${n}.${i}`))
      const end = filled.next ? all.indexOf(`${filled.next.block}.${filled.next.row}`) : all.length
      expect(placed).toEqual(all.slice(0, end))
      filled.parts.forEach((part, i) => {
        expect(part.y + heightOf(blocks, part)).toBeLessThanOrEqual(height + 1e-5)
        const after = filled.parts[i + 1]
        if (after?.column === part.column) expect(after.y).toBeCloseTo(part.y + heightOf(blocks, part) + area.gap, 6)
        if (!area.split) expect(part.to - part.from).toBe(blocks[part.block]!.rows.length)
      })
    }),
    { numRuns: 500 },
  )
})

it('property: balanced columns hold everything wherever plain filling does', () => {
  fc.assert(
    fc.property(anyBlocks, anyArea, fc.double({ min: 20, max: 200, noNaN: true }), (blocks, area, most) => {
      const plain = fillColumns(blocks, { ...area, height: most })
      const balanced = balancedColumns(blocks, area, most)
      expect(balanced === undefined).toBe(plain.next !== undefined)
      if (!balanced) return
      expect(balanced.next).toBeUndefined()
      expect(balanced.parts.length).toBeLessThanOrEqual(plain.parts.length)
      expect(balanced.height).toBeLessThanOrEqual(most + 1e-5)
    }),
  )
})

it('levels three like blocks over three columns', () => {
  const balanced = balancedColumns([block(4, 4), block(4, 4), block(4, 4)], { columns: 3, gap: 4, split: true }, 100)!
  expect(balanced.parts.map((p) => p.column)).toEqual([0, 1, 2])
  expect(balanced.height).toBe(14)
})
