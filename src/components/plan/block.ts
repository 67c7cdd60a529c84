/** A part of the drawing that no cut should go through, mm. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Candidates for cuts lie so far apart, and so far from a block; mm. */
const STEP = 2
const AIR = 1.5

/** Where a drawing may be cut without harm to its blocks, mm from its left and its upper edge. */
export function seamsBeside(
  blocks: readonly Block[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly xs: number[]; readonly ys: number[] } {
  const free = (extent: number, hits: (at: number) => boolean): number[] =>
    Array.from({ length: Math.floor(extent / STEP) }, (_, i) => (i + 1) * STEP).filter((at) => !hits(at))
  return {
    xs: free(width, (at) => blocks.some(({ x, width: wide }) => at > x - AIR && at < x + wide + AIR)),
    ys: free(height, (at) => blocks.some(({ y, height: high }) => at > y - AIR && at < y + high + AIR)),
  }
}
