import { decimal } from '../kernel/units.ts'

/** Path of a shield around a place: an oval with a point above and below, `a` and `b` half as wide and high. */
export function shieldPath(x: number, y: number, a: number, b: number): string {
  const d = (value: number): string => decimal(value)
  // A quarter: leaves the point at 13° below the level, and the flank upright.
  const half = (side: number): string => {
    const [lean, flank] = [x + side * 0.62 * a, x + side * a]
    const s = side > 0 ? -1 : 1
    return (
      `C${d(lean)} ${d(y + s * 0.86 * b)} ${d(flank)} ${d(y + s * 0.42 * b)} ${d(flank)} ${d(y)}` +
      `C${d(flank)} ${d(y - s * 0.42 * b)} ${d(lean)} ${d(y - s * 0.86 * b)} ${d(x)} ${d(y - s * b)}`
    )
  }
  return `M${d(x)} ${d(y - b)}${half(1)}${half(-1)}Z`
}
