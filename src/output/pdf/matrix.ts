import { decimal } from '../../kernel/units.ts'
import { numbersOf } from '../presentation.ts'

/** An affine map as SVG and PDF write it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Operands of `cm`, `Tm` or a Matrix entry: six decimals, so that 300 mm are exact to a ten-thousandth. */
export function matrixOperands(matrix: Matrix): string {
  return matrix.map((value) => decimal(value, 6)).join(' ')
}

function step(name: string, v: readonly number[]): Matrix {
  const count = v.length
  const at = (index: number, absent = 0): number => v[index] ?? absent
  if (name === 'translate' && (count === 1 || count === 2)) return [1, 0, 0, 1, at(0), at(1)]
  if (name === 'scale' && (count === 1 || count === 2)) return [at(0), 0, 0, at(1, at(0)), 0, 0]
  if (name === 'matrix' && count === 6) return [at(0), at(1), at(2), at(3), at(4), at(5)]
  if (name === 'rotate' && (count === 1 || count === 3)) return rotation(at(0), at(1), at(2))
  if (name === 'skewX' && count === 1) return [1, 0, Math.tan((at(0) * Math.PI) / 180), 1, 0, 0]
  if (name === 'skewY' && count === 1) return [1, Math.tan((at(0) * Math.PI) / 180), 0, 1, 0, 0]
  throw new Error(`transform ${name} with ${count} numbers`)
}

/** Sine and cosine of quarter turns are exact: an upright piece turned by 180 degrees stays on its place to the last digit. */
function rotation(degrees: number, x: number, y: number): Matrix {
  const quarter = ((degrees % 360) + 360) % 360
  const exact = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[quarter]
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [exact?.[0] ?? Math.cos(radians), exact?.[1] ?? Math.sin(radians)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** The map of a `transform` attribute. Throws when it is not well-formed. */
export function parseTransform(written: string): Matrix {
  let rest = written.trim()
  let matrix = IDENTITY
  while (rest !== '') {
    const match = /^(\w+)\s*\(([^)]*)\)[\s,]*/.exec(rest)
    if (!match) throw new Error(`transform "${written}" is not well-formed`)
    matrix = multiply(matrix, step(match[1] ?? '', numbersOf(match[2] ?? '', 'transform')))
    rest = rest.slice(match[0].length)
  }
  return matrix
}
