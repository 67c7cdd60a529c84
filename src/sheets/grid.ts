import type { Backs, Turn } from './print-job.ts'

/** What turning or folding the paper does to a place on the page: left and right change sides (`vertical` axis), or top and bottom. */
export type Axis = 'vertical' | 'horizontal'

/** A grid of equal pieces on a page. All lengths in whole micrometres, from the page's top left. */
export interface Grid {
  readonly page: { readonly width: number; readonly height: number }
  readonly landscape: boolean
  readonly columns: number
  readonly rows: number
  readonly piece: { readonly width: number; readonly height: number }
  readonly gap: number
  /** Top left corner of the first piece. */
  readonly left: number
  readonly top: number
  /** Fold through the middle of the page: the grid is the fronts' half, left of it or above it. */
  readonly fold?: Axis | undefined
}

/** A place of the grid. `column` and `row` count from the block's own top left. */
export interface Cell {
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
}

/** Pieces that a page side holds. */
export function capacity(grid: Pick<Grid, 'columns' | 'rows'>): number {
  return grid.columns * grid.rows
}

/** The place of the n-th piece (from 0): row by row, from the left. */
export function cellAt(grid: Grid, n: number): Cell {
  const column = n % grid.columns
  const row = Math.floor(n / grid.columns)
  return {
    column,
    row,
    x: grid.left + column * (grid.piece.width + grid.gap),
    y: grid.top + row * (grid.piece.height + grid.gap),
  }
}

/** The place that comes to lie behind a cell when the page is turned about an axis through its middle. Exact, also when the block is off centre. */
export function behind(grid: Grid, cell: Cell, axis: Axis): Cell {
  return axis === 'vertical'
    ? { ...cell, column: grid.columns - 1 - cell.column, x: grid.page.width - cell.x - grid.piece.width }
    : { ...cell, row: grid.rows - 1 - cell.row, y: grid.page.height - cell.y - grid.piece.height }
}

/**
 * The axis about which a page is turned. The long edge of a portrait page is upright, that of a landscape page lies.
 * Undefined when there are no backs.
 */
export function turningAxis(grid: Grid, backs: Backs): Axis | undefined {
  switch (backs) {
    case 'none':
      return undefined
    case 'gutterfold':
      return grid.fold
    case 'long-edge':
      return grid.landscape ? 'horizontal' : 'vertical'
    case 'short-edge':
      return grid.landscape ? 'vertical' : 'horizontal'
  }
}

/** How a back lies so that it reads upright when the cut piece is turned over sideways. */
export function turnOfBacks(axis: Axis): Turn {
  return axis === 'vertical' ? 0 : 180
}
