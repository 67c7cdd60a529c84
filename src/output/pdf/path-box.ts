import { IDENTITY, type Matrix } from './matrix.ts'
import { pathSteps } from './path-operators.ts'
import type { PathStep } from './path-step.ts'

/** Where a cubic with these values on one axis turns round, as parameters inside 0..1. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3
  const b = 2 * (p0 - 2 * p1 + p2)
  const c = p1 - p0
  // The derivative over 3 is a t^2 + b t + c.
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  if (root < 0) return []
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)]
}

type PathBox = readonly [left: number, top: number, right: number, bottom: number]

/** The box `[left, top, right, bottom]` around the geometry of path data after a map, strokes left out, curves exact. Undefined for an empty path. */
export function pathBox(d: string, matrix: Matrix = IDENTITY): PathBox | undefined {
  return stepBox(pathSteps(d, matrix))
}

/** The same around steps. */
export function stepBox(steps: readonly PathStep[]): PathBox | undefined {
  const xs: number[] = []
  const ys: number[] = []
  const add = (x: number, y: number): void => {
    xs.push(x)
    ys.push(y)
  }
  for (const step of steps) {
    if (step.kind === 'close') continue
    if (step.kind !== 'curve') {
      add(...step.to)
      continue
    }
    const [x1, y1, x2, y2, x3, y3] = step.points
    const [x0, y0] = [xs.at(-1) ?? x1, ys.at(-1) ?? y1]
    const at = (t: number, p: readonly [number, number, number, number]): number =>
      (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t * t * p[2] + t ** 3 * p[3]
    for (const t of [...turningPoints(x0, x1, x2, x3), ...turningPoints(y0, y1, y2, y3)])
      if (t > 0 && t < 1) add(at(t, [x0, x1, x2, x3]), at(t, [y0, y1, y2, y3]))
    add(x3, y3)
  }
  if (xs.length === 0) return undefined
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return [least(xs), least(ys), most(xs), most(ys)]
}
