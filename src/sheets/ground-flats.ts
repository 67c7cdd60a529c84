import { decimal, micrometres } from '../kernel/units.ts'
import type { BlockBleed } from './clip-pieces.ts'
import type { Grid } from './grid.ts'
import type { PlacedPiece } from './placed-piece.ts'
import type { Box } from './print-job.ts'

/** A flat of colour under pieces, in mm on the page. */
export interface Flat extends Box {
  readonly colour: string
}

/** Cells of one colour that form a rectangle: its outermost pieces, and the bleed of its faces in micrometres. */
interface Run {
  readonly colour: string
  readonly first: PlacedPiece
  readonly last: PlacedPiece
  readonly bleed: number
}

/**
 * The flats under pieces that have a ground: one for each rectangle of neighbours of one colour, in drawing order. First come all flats with
 * bleed all round (outside the block as much as has room), then the same with bleed outside the block only: bleed ends up outside and in blank
 * cells, never on a neighbour, and under the line where two colours meet there is colour, not paper. With a gap between pieces each has its own flat, which reaches
 * half-way into the gap.
 */
export function groundFlats(pieces: readonly PlacedPiece[], grid: Grid, outside: BlockBleed): Flat[] {
  const butt = grid.gap === 0
  const runs = butt ? stacked(runsOf(pieces, true)) : runsOf(pieces, false)
  const inside = Math.floor(grid.gap / 2)
  const draw = (inner: number) => (run: Run) => {
    const { first, last, bleed } = run
    const reach = (room: number, atEdge: boolean): number => Math.min(bleed, atEdge ? room : inner)
    return flatOf(run, grid, {
      left: reach(outside.left, first.column === 0),
      right: reach(outside.right, last.column === grid.columns - 1),
      top: reach(outside.top, first.row === 0),
      bottom: reach(outside.bottom, last.row === grid.rows - 1),
    })
  }
  const wide = runs.map(draw(butt ? Infinity : inside))
  return butt && runs.length > 1 ? [...wide, ...runs.map(draw(0))] : wide
}

/** Neighbours of one colour in each row; each piece alone where they may not `join`. */
function runsOf(pieces: readonly PlacedPiece[], join: boolean): Run[] {
  const runs: Run[] = []
  for (const piece of [...pieces].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const colour = piece.face.ground
    if (colour === undefined) continue
    const open = runs.at(-1)
    const goesOn =
      join && open?.colour === colour && open.last.row === piece.row && open.last.column === piece.column - 1
    if (goesOn) runs[runs.length - 1] = { ...open, last: piece }
    else runs.push({ colour, first: piece, last: piece, bleed: micrometres(piece.face.bleed) })
  }
  return runs
}

/** Runs of one colour and width that lie below each other, made one. */
function stacked(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const above = whole.findIndex(
      ({ colour, first, last }) =>
        colour === run.colour &&
        last.row === run.first.row - 1 &&
        first.column === run.first.column &&
        last.column === run.last.column,
    )
    const found = whole[above]
    if (found) whole[above] = { ...found, last: run.last }
    else whole.push(run)
  }
  return whole
}

function flatOf({ colour, first, last }: Run, { piece }: Grid, bleed: BlockBleed): Flat {
  return {
    colour,
    x: (first.x - bleed.left) / 1000,
    y: (first.y - bleed.top) / 1000,
    width: (last.x - first.x + piece.width + bleed.left + bleed.right) / 1000,
    height: (last.y - first.y + piece.height + bleed.top + bleed.bottom) / 1000,
  }
}

/** Flats as rectangles of an SVG fragment. */
export function drawFlats(flats: readonly Flat[]): string {
  return flats
    .map(
      ({ x, y, width, height, colour }) =>
        `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" fill="${colour}"/>`,
    )
    .join('')
}
