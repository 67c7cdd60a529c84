import type { Scene } from './scene.ts'

/**
 * Where a map is best cut, in mm from its left and upper edge: between two lines of hexes, half-way between their centres. Such a cut takes only the
 * tips of hexes on one side and never crosses a number on the other: rows of a flat grid (columns of a pointy one) lie in two sets half
 * a hex apart, so there it goes through the middle between the numbers of both.
 */
export function seamsOf(scene: Scene, hexSize: number): { readonly xs: number[]; readonly ys: number[] } {
  const scale = hexSize / 22
  const between = (values: readonly number[]): number[] => {
    const sorted = [...new Set(values.map((value) => Math.round(value * 1000)))].sort((a, b) => a - b)
    return sorted.slice(1).map((value, i) => ((value + (sorted[i] ?? value)) / 2000) * scale)
  }
  return { xs: between(scene.hexes.map(({ x }) => x)), ys: between(scene.hexes.map(({ y }) => y)) }
}
