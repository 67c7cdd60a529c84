import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { massOutlines, unionLoops } from '../../../src/components/hex-map/ground/mass-outline.ts'
import { alongRim, wedge } from '../../../src/components/hex-map/ground/wedges.ts'
import type { Point } from '../../../src/components/hex-map/point.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import { gridOf, mapOf, TYPES } from './support/small-map.ts'

const scene = makeScene(mapOf(gridOf(7, 7)), TYPES)
const hexesOf = (...ids: string[]) => scene.hexes.filter(({ id }) => ids.includes(id))
const AREA = (22 * 22 * Math.sqrt(3)) / 2

/** Positive when the inside lies on the right hand, with y downwards. */
const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)

describe('unionLoops', () => {
  it('goes round one hex by its six corners, round two neighbours by ten', () => {
    expect(unionLoops(hexesOf('0404')).map(({ length }) => length)).toEqual([6])
    expect(unionLoops(hexesOf('0404', '0405')).map(({ length }) => length)).toEqual([10])
  })

  it('goes round both rims of a ring', () => {
    const ring = ['0403', '0405', '0304', '0305', '0504', '0505']
    const loops = unionLoops(hexesOf(...ring))
    expect(loops.map(({ length }) => length).sort((a, b) => a - b)).toEqual([6, 18])
    expect(loops.map(areaOf).reduce((a, b) => a + b)).toBeCloseTo(6 * AREA, 6)
  })

  it('encloses the area of its hexes, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.subarray(
          scene.hexes.map(({ id }) => id),
          { minLength: 1 },
        ),
        (ids) => {
          const area = unionLoops(hexesOf(...ids)).reduce((sum, loop) => sum + areaOf(loop), 0)
          expect(area).toBeCloseTo(ids.length * AREA, 4)
        },
      ),
    )
  })
})

describe('massOutlines', () => {
  it('keeps within 0.8 units of the hexes and points inwards', () => {
    const [outline] = massOutlines(hexesOf('0404'))
    const centre = hexesOf('0404')[0] ?? { x: 0, y: 0 }
    expect(outline?.rim).toHaveLength(72)
    for (const { x, y, nx, ny } of outline?.rim ?? []) {
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeLessThanOrEqual(22 / Math.sqrt(3) + 1.2)
      expect(Math.hypot(nx, ny)).toBeCloseTo(1, 6)
      expect((centre.x - x) * nx + (centre.y - y) * ny).toBeGreaterThan(0)
    }
  })
})

describe('alongRim', () => {
  it('steps evenly round a circle', () => {
    const rim = Array.from({ length: 360 }, (_, i) => {
      const angle = (i * Math.PI) / 180
      return { x: 10 * Math.cos(angle), y: 10 * Math.sin(angle), nx: -Math.cos(angle), ny: -Math.sin(angle) }
    })
    const places = alongRim(rim, 1)
    expect(places).toHaveLength(63)
    const gaps = places.map((place, i) => {
      const next = places[(i + 1) % places.length] ?? place
      return Math.hypot(next.x - place.x, next.y - place.y)
    })
    expect(Math.min(...gaps)).toBeGreaterThan(0.98)
    expect(Math.max(...gaps)).toBeLessThan(1.01)
  })
})

it('a hachure has its tip where the normal points', () => {
  expect(wedge({ x: 5, y: 5, nx: 0, ny: 1 }, 3, 0.4)).toBe('M4.8 5L5 8L5.2 5Z')
})
