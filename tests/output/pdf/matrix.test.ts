import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDENTITY, matrixOperands, multiply, parseTransform, type Matrix } from '../../../src/output/pdf/matrix.ts'

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]) => [a * x + c * y + e, b * x + d * y + f]
const close = (found: readonly number[], wanted: readonly number[]) =>
  found.forEach((value, index) => expect(value).toBeCloseTo(wanted[index] ?? NaN, 9))
const number = fc.double({ min: -100, max: 100, noNaN: true })
const matrix = fc.tuple(number, number, number, number, number, number)

describe('parseTransform', () => {
  it.each([
    ['translate(3 4)', [1, 2], [4, 6]],
    ['translate(3)', [1, 2], [4, 2]],
    ['scale(2)', [1, 2], [2, 4]],
    ['scale(2,-1)', [1, 2], [2, -2]],
    ['rotate(90)', [1, 0], [0, 1]],
    ['rotate(90 10 10)', [11, 10], [10, 11]],
    ['rotate(-270)', [1, 0], [0, 1]],
    ['rotate(45)', [Math.SQRT2, 0], [1, 1]],
    ['skewX(45)', [0, 1], [1, 1]],
    ['skewY(45)', [1, 0], [1, 1]],
    ['matrix(1 2 3 4 5 6)', [1, 1], [9, 12]],
    ['translate(10 0) scale(2)', [1, 1], [12, 2]],
    [' translate(1,1),rotate(180) ', [1, 0], [0, 1]],
  ] as const)('%s', (written, from, to) => close(apply(parseTransform(written), from), to))

  it('turns by quarters exactly', () => {
    expect(parseTransform('rotate(180)').map((v) => v + 0)).toEqual([-1, 0, -0, -1, 0, 0].map((v) => v + 0))
    expect(parseTransform('rotate(450 0 0)').map((v) => v + 0)).toEqual([0, 1, -1, 0, 0, 0])
  })

  it.each([
    'translate',
    'translate(1 2 3)',
    'matrix(1 2 3)',
    'rotate(1 2)',
    'spin(3)',
    'scale(a)',
    'scale(1) x',
    'scale(1px)',
  ])('refuses %s', (written) => expect(() => parseTransform(written)).toThrow())
})

describe('multiply', () => {
  it('applies the inner map first', () => {
    fc.assert(
      fc.property(matrix, matrix, fc.tuple(number, number), (outer, inner, point) => {
        const [x = 0, y = 0] = apply(inner, point)
        const wanted = apply(outer, [x, y])
        apply(multiply(outer, inner), point).forEach((value, index) =>
          expect(value).toBeCloseTo(wanted[index] ?? NaN, 4),
        )
      }),
    )
  })

  it('leaves a map alone when one side is the identity', () => {
    fc.assert(
      fc.property(matrix, (m) => {
        close(multiply(m, IDENTITY), m)
        close(multiply(IDENTITY, m), m)
      }),
    )
  })
})

it('writes operands with six decimals and no minus zero', () => {
  expect(matrixOperands([1, -0, 1 / 3, 0, -1e-9, 72 / 25.4])).toBe('1 0 0.333333 0 0 2.834646')
})
