import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFoot, type Inset } from '../../../../src/components/hex-map/furniture/foot.ts'

/** An inset of so many boxes of 31.6 x 23.4 mm, as the turn track for counters of 15 mm. */
const boxes = (count: number): Inset => ({
  title: 'Turns',
  leastWidth: 31.6,
  heightIn: (width) => Math.ceil(count / Math.max(1, Math.floor(width / 31.6))) * 23.4,
  draw: () => '',
})

describe('the foot of a map', () => {
  it('has the key in one row where it goes in, else in rows of like length', () => {
    // Eleven entries of at least 44 mm need 484 mm.
    expect(planFoot(11, 490, 100)).toEqual({
      columns: 11,
      height: 20,
      key: { x: 0, y: 0, width: 490, height: 20 },
    })
    expect(planFoot(11, 480, 100)).toMatchObject({ columns: 6, height: 5.6 + 2 * 14.4 })
  })

  it('has a track beside the key where that is lowest', () => {
    // Two rows of six entries take 264 mm and 34.4 mm; the other 221.8 mm hold six boxes in a row. Below the key it would be 20 + 4.2 + 29.
    const plan = planFoot(11, 490, 100, boxes(6))
    expect(plan.columns).toBe(6)
    expect(plan.height).toBeCloseTo(34.4, 6)
    expect(plan.inset?.x).toBeCloseTo(268.2, 6)
    expect(plan.inset?.width).toBeCloseTo(221.8, 6)
  })

  it('has a track below the key where there is no room beside it', () => {
    const plan = planFoot(4, 190, 100, boxes(6))
    expect(plan.inset).toEqual({ x: 0, y: 24.2, width: 190, height: 5.6 + 23.4 })
    expect(plan.height).toBeCloseTo(53.2, 6)
  })

  it('keeps key and track apart and inside the sheet, large enough, and never higher than one below the other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 120, max: 1200 }),
        fc.integer({ min: 60, max: 120 }),
        fc.integer({ min: 1, max: 30 }),
        (types, room, least, count) => {
          const inset = boxes(count)
          const { key, inset: track, columns, height } = planFoot(types, room, least, inset)
          if (!track) throw new Error('no track')
          const rows = Math.ceil(types / columns)
          expect(key.width).toBeGreaterThanOrEqual(Math.min(room, columns * 44) - 1e-6)
          expect(key.height).toBeGreaterThanOrEqual(5.6 + rows * 14.4 - 1e-6)
          expect(track.height).toBeGreaterThanOrEqual(5.6 + inset.heightIn(track.width) - 1e-6)
          expect(track.x >= key.width + 4 || track.y >= key.height + 4).toBe(true)
          for (const box of [key, track]) {
            expect(box.x + box.width).toBeLessThanOrEqual(room + 1e-6)
            expect(box.y + box.height).toBeLessThanOrEqual(height + 1e-6)
          }
          expect(height).toBeLessThanOrEqual(
            planFoot(types, room, least).height + 4.2 + 5.6 + inset.heightIn(room) + 1e-6,
          )
        },
      ),
    )
  })
})
