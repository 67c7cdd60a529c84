import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tileSpans } from '../../src/sheets/tile-spans.ts'

describe('tileSpans', () => {
  it('leaves a sheet whole that fits', () => {
    expect(tileSpans(277_000, 277_000, 10_000, [])).toEqual([{ start: 0, length: 277_000 }])
  })

  it('parts evenly, with a strip shown twice', () => {
    // Two pages of 250 show 490 mm when they share 10.
    expect(tileSpans(490_000, 277_000, 10_000, [])).toEqual([
      { start: 0, length: 250_000 },
      { start: 240_000, length: 250_000 },
    ])
  })

  it('cuts at the good place nearest to even', () => {
    expect(tileSpans(490_000, 277_000, 10_000, [200_000, 247_500, 260_000]).map(({ start }) => start)).toEqual([
      0, 237_500,
    ])
  })

  it('takes no good place that would need another page', () => {
    // A first page of 200 would leave 300 for the second, which has room for 277.
    expect(tileSpans(490_000, 277_000, 10_000, [200_000]).map(({ start }) => start)).toEqual([0, 240_000])
  })

  it('shows everything on the fewest pages, each neighbour sharing the strip', () => {
    const lengths = fc.integer({ min: 1, max: 3_000_000 })
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 30_000, max: 400_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(lengths, { maxLength: 60 }),
        (total, room, overlap, good) => {
          const spans = tileSpans(total, room, overlap, good)
          const last = spans.at(-1)
          expect(spans[0]?.start).toBe(0)
          expect((last?.start ?? 0) + (last?.length ?? 0)).toBe(total)
          for (const { length } of spans) expect(length > 0 && length <= room).toBe(true)
          for (const [i, { start }] of spans.slice(1).entries()) {
            const before = spans[i] ?? { start: 0, length: 0 }
            expect(before.start + before.length - start).toBe(overlap)
          }
          const most = (count: number): number => count * room - (count - 1) * overlap
          expect(most(spans.length)).toBeGreaterThanOrEqual(total)
          if (spans.length > 1) expect(most(spans.length - 1)).toBeLessThan(total)
        },
      ),
    )
  })
})
