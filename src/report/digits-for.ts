/** Digits after the point of a percentage that an interval (as shares, 0..1) supports. */
export function digitsFor(low: number, high: number): number {
  const half = ((high - low) / 2) * 100
  return half >= 1 ? 0 : half >= 0.1 ? 1 : half >= 0.01 ? 2 : 3
}
