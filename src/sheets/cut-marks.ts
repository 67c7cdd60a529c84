import { decimal } from '../kernel/units.ts'
import type { EdgeRoom } from './edge-room.ts'
import type { Grid } from './grid.ts'

/** Width of a cut mark in mm. */
export const MARK_WIDTH = 0.15

/** Places of the cuts of a page side in micrometres: upright cuts by `xs`, lying cuts by `ys`, sorted, each once. */
export interface Cuts {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

/** The cuts that free the pieces in the given cells: both edges of each; where pieces butt, one cut serves two. */
export function cutsOf(cells: readonly { readonly x: number; readonly y: number }[], piece: Grid['piece']): Cuts {
  const sorted = (values: number[]): number[] => [...new Set(values)].sort((a, b) => a - b)
  return {
    xs: sorted(cells.flatMap(({ x }) => [x, x + piece.width])),
    ys: sorted(cells.flatMap(({ y }) => [y, y + piece.height])),
  }
}

/**
 * Cut marks at both ends of every cut, outside the whole block and its bleed, so that marks survive until the last cut and none lies on a
 * piece. The block is that of a full sheet, also when this one is not full: a stack of sheets is cut in one go.
 */
export function cutMarks({ xs, ys }: Cuts, grid: Grid, room: EdgeRoom): string {
  const mm = (length: number): string => decimal(length / 1000)
  const { width, height } = grid.page
  const { side, end } = room
  let path = ''
  if (end.markLength > 0) {
    const outer = grid.top - end.markStart - end.markLength
    const bottom = height - grid.top + end.markStart
    for (const x of xs)
      path += `M${mm(x)} ${mm(outer)}v${mm(end.markLength)}M${mm(x)} ${mm(bottom)}v${mm(end.markLength)}`
  }
  if (side.markLength > 0) {
    const outer = grid.left - side.markStart - side.markLength
    const right = width - grid.left + side.markStart
    for (const y of ys)
      path += `M${mm(outer)} ${mm(y)}h${mm(side.markLength)}M${mm(right)} ${mm(y)}h${mm(side.markLength)}`
  }
  return path && `<path d="${path}" fill="none" stroke="#000000" stroke-width="${MARK_WIDTH}"/>`
}
