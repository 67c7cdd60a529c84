import svgpath from 'svgpath'
import type { Area } from './area.ts'

/** Values of a Bézier curve (2 to 4 points on one axis) at its ends and turning points. */
function extremes(points: readonly number[]): number[] {
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = points
  const values = [p0, points.at(-1) ?? p0]
  if (points.length === 3) {
    const t = (p0 - p1) / (p0 - 2 * p1 + p2)
    if (t > 0 && t < 1) values.push((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2)
  }
  if (points.length === 4) {
    // The derivative is a t² + b t + c.
    const a = 3 * (-p0 + 3 * p1 - 3 * p2 + p3)
    const b = 6 * (p0 - 2 * p1 + p2)
    const c = 3 * (p1 - p0)
    const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
    for (const t of Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)])
      if (t > 0 && t < 1)
        values.push((1 - t) ** 3 * p0 + 3 * t * (1 - t) ** 2 * p1 + 3 * t * t * (1 - t) * p2 + t ** 3 * p3)
  }
  return values
}

/** The smallest rectangle around a path's outline (without its stroke), in the units of its data. */
export function pathBounds(data: string): Area {
  const xs: number[] = []
  const ys: number[] = []
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [command, ...numbers] = segment
      const values = numbers.map(Number)
      if (command === 'M') return
      if (command === 'H') values.push(y)
      if (command === 'V') values.unshift(x)
      xs.push(...extremes([x, ...values.filter((_value, index) => index % 2 === 0)]))
      ys.push(...extremes([y, ...values.filter((_value, index) => index % 2 === 1)]))
    })
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
