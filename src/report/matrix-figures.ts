import type { MatrixCell } from '../sim/compare/matrix-cell.ts'
import type { HeatMapFigure } from './plots/figure.ts'
import { effectFigures, sayAnswer } from './say-effect.ts'

/** Heat maps of a matrix: one of the policies against each other, one of the other rulings. */
export function matrixFigures(cells: readonly MatrixCell[]): HeatMapFigure[] {
  const usual = cells.filter(({ rulings }) => Object.keys(rulings).length === 0)
  const others = cells.filter((cell) => !usual.includes(cell))
  const side = cells[0]?.effect.side ?? ''
  const [first = '', ...rest] = Object.keys(usual[0]?.policies ?? {})
  const column = (cell: MatrixCell): string => rest.map((name) => cell.policies[name] ?? '').join(', ')
  const policies = heatMap(`Effect on ${side} in points, by policy`, usual, [first, rest.join(', ')], (cell) => [
    cell.policies[first] ?? '',
    column(cell),
  ])
  const rulings = heatMap(`Effect on ${side} in points, by ruling`, others, ['ruling', ''], (cell) => [
    Object.entries(cell.rulings)
      .map((pair) => pair.join('='))
      .join(', '),
    'effect',
  ])
  return [policies, rulings].filter((figure) => figure.cells.length > 0)
}

function heatMap(
  title: string,
  cells: readonly MatrixCell[],
  [rowTitle, columnTitle]: readonly [string, string],
  placeOf: (cell: MatrixCell) => readonly [row: string, column: string],
): HeatMapFigure {
  const drawn = cells.map((cell) => {
    const [row, column] = placeOf(cell)
    const { points, low, high } = effectFigures(cell.effect)
    return {
      row,
      column,
      value: cell.effect.points,
      lines: [points, `${low} to ${high}`, sayAnswer(cell.verdict)],
    }
  })
  const description = 'Percentage points with the 95 % interval and the verdict. The table below has the same figures.'
  return { kind: 'heat-map', title, description, rowTitle, columnTitle, cells: drawn }
}
