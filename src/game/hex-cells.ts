import type { GridSpec } from './hex-map.ts'

/** A place of a grid. Column and row are the printed numbers. */
export interface HexCell {
  readonly id: string
  readonly column: number
  readonly row: number
}

/** All places of a grid, column by column from the left, each from the top. */
export function hexCells(grid: GridSpec): HexCell[] {
  const cells: HexCell[] = []
  for (let c = 0; c < grid.columns; c++) {
    for (let r = 0; r < grid.rows; r++) {
      const column = grid.firstColumn + c
      const row = grid.firstRow + r
      const isLast = grid.orientation === 'flat' ? r === grid.rows - 1 : c === grid.columns - 1
      if (isLast && grid.shortShifted && isShifted(grid, column, row)) continue
      cells.push({ id: hexId(grid.numbers, column, row), column, row })
    }
  }
  return cells
}

/** Whether a hex lies in a line that is moved by half a hex. */
export function isShifted({ orientation, shifted }: GridSpec, column: number, row: number): boolean {
  const isEven = (orientation === 'flat' ? column : row) % 2 === 0
  return isEven === (shifted === 'even')
}

/** Whether two places of a grid share a side. */
export function areNeighbours(grid: GridSpec, a: HexCell, b: HexCell): boolean {
  const isFlat = grid.orientation === 'flat'
  // Seen along the lines of the grid: a step to the line beside, and one along it, which half of the lines count one further.
  const across = isFlat ? b.column - a.column : b.row - a.row
  const along = isFlat ? b.row - a.row : b.column - a.column
  if (across === 0) return Math.abs(along) === 1
  return Math.abs(across) === 1 && (along === 0 || along === (isShifted(grid, a.column, a.row) ? 1 : -1))
}

/** The number of a hex, written as `GridSpec.numbers` says: `CCRR` gives 0314, `ARR` gives C14, `CC.RR` gives 03.14. */
export function hexId(numbers: string, column: number, row: number): string {
  return numbers.replace(/C+|R+|A+/g, (run) =>
    run.startsWith('A') ? letters(column) : String(run.startsWith('C') ? column : row).padStart(run.length, '0'),
  )
}

/** 1 is A, 26 Z, 27 AA. */
function letters(n: number): string {
  const rest = Math.floor((n - 1) / 26)
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((n - 1) % 26))
}
