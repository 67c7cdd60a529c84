import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SvgNode } from '../../../src/draw/read-svg.ts'
import { pathBox } from '../../../src/output/pdf/path-box.ts'
import { pathOperators, pathSteps } from '../../../src/output/pdf/path-operators.ts'
import type { PathStep } from '../../../src/output/pdf/path-step.ts'
import { plainPath } from '../../../src/output/pdf/plain-path.ts'
import { shapePath } from '../../../src/output/pdf/shape-path.ts'

const node = (name: string, attributes: Record<string, string | number>): SvgNode => ({
  name,
  attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
  children: [],
  text: '',
})

describe('pathOperators', () => {
  it.each([
    ['M1 2L3 4Z', '1 2 m\n3 4 l\nh'],
    ['m1 2l3 4h1v-1z', '1 2 m\n4 6 l\n5 6 l\n5 5 l\nh'],
    ['M0 0 1 1 2 0', '0 0 m\n1 1 l\n2 0 l'],
    ['M0 0C1 2 3 4 5 6', '0 0 m\n1 2 3 4 5 6 c'],
    // The smooth curve mirrors the last control point.
    ['M0 0C0 1 2 1 2 0S4 -1 4 0', '0 0 m\n0 1 2 1 2 0 c\n2 -1 4 -1 4 0 c'],
    // Quadratic with control (3, 3): cubic controls two thirds of the way from each end.
    ['M0 0Q3 3 6 0', '0 0 m\n2 2 4 2 6 0 c'],
    ['M0 0Q3 3 6 0T12 0', '0 0 m\n2 2 4 2 6 0 c\n8 -2 10 -2 12 0 c'],
  ])('%s', (d, operators) => expect(pathOperators(d)).toBe(operators))

  it('moves paths by a map', () => {
    expect(pathOperators('M0 0H2V1', [2, 0, 0, 2, 10, 20])).toBe('10 20 m\n14 20 l\n14 22 l')
  })

  it.each(['M', 'L1 1', 'M0 0 Q1', 'M0 0 K2', 'nonsense'])('refuses %s', (d) =>
    expect(() => pathOperators(d)).toThrow(),
  )

  it('raises quadratic curves to the very same curve', () => {
    const c = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(c, c, c, c, c, c, fc.double({ min: 0, max: 1, noNaN: true }), (x0, y0, x1, y1, x2, y2, t) => {
        const curve = pathSteps(`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`)[1]
        if (curve?.kind !== 'curve') throw new Error('no curve')
        const [a, b, e, f, g, h] = curve.points
        const u = 1 - t
        const cubic = (p: number, q: number, r: number, s: number) =>
          u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s
        const quadratic = (p: number, q: number, r: number) => u * u * p + 2 * u * t * q + t * t * r
        expect(cubic(x0, a, e, g)).toBeCloseTo(quadratic(x0, x1, x2), 9)
        expect(cubic(y0, b, f, h)).toBeCloseTo(quadratic(y0, y1, y2), 9)
      }),
    )
  })
})

describe('plainPath', () => {
  // A map that changes nothing takes the way of the whole grammar.
  const general = (d: string) => pathSteps(d, [1, 0, 0, 1, 0, 0])

  it('reads what it knows as the whole grammar does', () => {
    const number = fc.double({ min: -99, max: 99, noNaN: true }).map((value) => value.toFixed(2))
    const part = fc.constantFrom(...(['M', 'L', 'H', 'V', 'C', 'Q', 'Z'] as const)).chain((name) => {
      const count = { M: 2, L: 4, H: 1, V: 2, C: 6, Q: 8, Z: 0 }[name]
      return fc.array(number, { minLength: count, maxLength: count }).map((list) => `${name}${list.join(' ')}`)
    })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const d = `M1 2${parts.join('')}`
        const steps = plainPath(d) ?? []
        expect(steps.length).toBeGreaterThan(0)
        const flat = (all: readonly PathStep[]) =>
          all.map((step) => [
            step.kind,
            ...(step.kind === 'curve' ? step.points : step.kind === 'close' ? [] : step.to).map((v) => v.toFixed(6)),
          ])
        expect(flat(steps)).toEqual(flat(general(d)))
      }),
    )
  })

  it.each(['M1.5.5L-1-1', 'M 1,2 , 3 4Z', 'M1 2 3 4L5 6 7 8', 'M0 0Z M3 3V4'])('reads %s', (d) =>
    expect(plainPath(d)).toEqual(general(d)),
  )

  it.each(['M', 'M1', 'M1 2L', 'M1 2L3', 'L1 2', 'M1 2Z3', 'M1 2l3 4', 'M1 2A1 1 0 0 1 3 4', 'M1e2 3', 'M1 2..3', ''])(
    'leaves %j to the whole grammar',
    (d) => expect(plainPath(d)).toBeUndefined(),
  )
})

describe('shapePath', () => {
  it('draws what SVG says', () => {
    expect(shapePath(node('rect', { x: 1, y: 2, width: 3, height: 4 }))).toBe('M1 2H4V6H1Z')
    expect(shapePath(node('line', { x1: 1, y1: 2, x2: 3, y2: 4 }))).toBe('M1 2L3 4')
    expect(shapePath(node('polygon', { points: '1,2 3,4 5 6' }))).toBe('M1 2 3 4 5 6Z')
    expect(shapePath(node('polyline', { points: '1,2 3,4' }))).toBe('M1 2 3 4')
    expect(shapePath(node('path', { d: 'M0 0' }))).toBe('M0 0')
  })

  it('draws nothing for shapes without extent', () => {
    expect(shapePath(node('rect', { width: 0, height: 4 }))).toBe('')
    expect(shapePath(node('circle', { r: 0 }))).toBe('')
    expect(shapePath(node('polygon', { points: '1 2' }))).toBe('')
    expect(() => shapePath(node('polygon', { points: '1 2 3' }))).toThrow('half a point')
    expect(() => shapePath(node('star', {}))).toThrow('no shape')
    expect(() => shapePath(node('rect', { width: '3mm', height: 4 }))).toThrow('3mm')
  })

  it('keeps every point of a circle on the circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 90 }), (cx, r) => {
        let at = [0, 0]
        for (const step of pathSteps(shapePath(node('circle', { cx, cy: 3, r })))) {
          if (step.kind === 'move') at = [...step.to]
          if (step.kind !== 'curve') continue
          const [x1, y1, x2, y2, x3, y3] = step.points
          const middle = [(at[0]! + 3 * x1 + 3 * x2 + x3) / 8, (at[1]! + 3 * y1 + 3 * y2 + y3) / 8]
          for (const [x, y] of [middle, [x3, y3]]) expect(Math.hypot(x! - cx, y! - 3) / r).toBeCloseTo(1, 3)
          at = [x3, y3]
        }
      }),
    )
  })

  it('rounds corners by at most half the sides, and takes the other radius where one is left out', () => {
    const box = pathBox(shapePath(node('rect', { x: 1, y: 1, width: 10, height: 4, rx: 50 })))
    expect(box?.map((v) => Math.round(v * 1e6) / 1e6)).toEqual([1, 1, 11, 5])
    // A quarter of a circle of radius 2 passes 2 - sqrt(2) from both sides of its corner.
    const [, , corner] = pathSteps(shapePath(node('rect', { width: 10, height: 10, ry: 2 })))
    if (corner?.kind !== 'curve') throw new Error('no curve')
    const [x1, y1, x2, y2, x3, y3] = corner.points
    expect([x3, y3]).toEqual([10, 2])
    expect((8 + 3 * x1 + 3 * x2 + x3) / 8).toBeCloseTo(8 + Math.SQRT2, 3)
    expect((0 + 3 * y1 + 3 * y2 + y3) / 8).toBeCloseTo(2 - Math.SQRT2, 3)
  })
})

describe('pathBox', () => {
  it('is exact for curves', () => {
    // Half a unit circle drawn by quadratics would lie; this cubic has its top at t = 1/2: 3/4 of the controls' height.
    expect(pathBox('M0 0C0 4 4 4 4 0')).toEqual([0, 0, 4, 3])
    // A quadratic reaches half-way to its control point.
    expect(pathBox('M0 0Q2 -4 4 0')?.map((v) => Math.round(v * 1e9) / 1e9)).toEqual([0, -2, 4, 0])
    expect(pathBox('M1 1H5V-2')).toEqual([1, -2, 5, 1])
    expect(pathBox('')).toBeUndefined()
  })

  it('holds every point of a curve and no more', () => {
    const c = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(c, c, c, c, c, c, c, c, (x0, y0, x1, y1, x2, y2, x3, y3) => {
        const box = pathBox(`M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`)!
        const at = (t: number, p: number, q: number, r: number, s: number) =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s
        const ts = Array.from({ length: 401 }, (_, i) => i / 400)
        const xs = ts.map((t) => at(t, x0, x1, x2, x3))
        const ys = ts.map((t) => at(t, y0, y1, y2, y3))
        const seen = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
        for (const side of [0, 1]) {
          expect(box[side]).toBeLessThanOrEqual(seen[side]! + 1e-9)
          expect(box[side + 2]).toBeGreaterThanOrEqual(seen[side + 2]! - 1e-9)
        }
        seen.forEach((value, side) => expect(Math.abs(value - box[side as 0])).toBeLessThan(0.01))
      }),
    )
  })
})
