import type { Effect } from './effect.ts'
import type { MatrixCell } from './matrix-cell.ts'
import type { Verdict } from './verdict.ts'

/** An effect and the verdict on it. */
interface Judged {
  readonly effect: Effect
  readonly verdict: Verdict
}

/** What a cell of a matrix makes of a verdict. */
export type Echo = 'same verdict' | 'same sign' | 'another' | 'unknown'

/** How far a verdict holds when others play: as many cells as there are of each kind, and what they come to. */
export interface Survival {
  /** Whether the players of these cells are stronger than the usual ones; if not, whether stronger ones were not asked, or the rules have none. */
  readonly players: 'stronger' | 'stronger not asked' | 'no stronger'
  /** The worst of all cells that is known for sure; unknown where one might be otherwise, or there is no cell or no verdict. */
  readonly answer: Echo
  readonly cells: Readonly<Record<Echo, number>>
}

/** Whether a verdict on these players survives stronger ones; where none played, other ones. */
export function survivalOf(
  judged: Judged & Pick<MatrixCell, 'policies'>,
  matrix: readonly MatrixCell[],
  hasStronger: boolean,
): Survival {
  const others = cellsOfOthers(judged.policies, matrix)
  const cells = echoesOf(judged, others)
  const stronger = others.some((cell) => cell.stronger.length > 0)
  const players = stronger ? 'stronger' : hasStronger ? 'stronger not asked' : 'no stronger'
  return { players, answer: answerOf(cells), cells }
}

/** The cells that other players than these played: those of stronger ones, where there are any. Cells of other rulings do not count. */
export function cellsOfOthers(policies: MatrixCell['policies'], matrix: readonly MatrixCell[]): readonly MatrixCell[] {
  const others = matrix.filter(
    (cell) =>
      Object.keys(cell.rulings).length === 0 &&
      Object.entries(cell.policies).some(([side, policy]) => policy !== policies[side]),
  )
  const stronger = others.filter((cell) => cell.stronger.length > 0)
  return stronger.length > 0 ? stronger : others
}

/** How many cells make what of a verdict. */
export function echoesOf(judged: Judged, matrix: readonly MatrixCell[]): Survival['cells'] {
  const cells = { 'same verdict': 0, 'same sign': 0, another: 0, unknown: 0 }
  for (const cell of matrix) cells[echoOf(judged, cell)]++
  return cells
}

function answerOf(cells: Survival['cells']): Echo {
  if (cells.another > 0) return 'another'
  if (cells.unknown > 0) return 'unknown'
  if (cells['same sign'] > 0) return 'same sign'
  return cells['same verdict'] > 0 ? 'same verdict' : 'unknown'
}

/** What a cell makes of a verdict. Between no effect and d either answer may be right; then, and where a cell has none, the intervals still tell the signs. */
export function echoOf({ verdict, effect }: Judged, cell: Judged): Echo {
  if (verdict.answer === 'undecided') return 'unknown'
  if (cell.verdict.answer === verdict.answer) return 'same verdict'
  const [sign, told] = [signOf(effect), signOf(cell.effect)]
  if (sign !== 0 && told !== 0) return sign === told ? 'same sign' : 'another'
  return cell.verdict.answer === 'undecided' ? 'unknown' : 'another'
}

/** The sign that an interval leaves no doubt about; 0 where there is any. */
function signOf({ low, high }: Effect): -1 | 0 | 1 {
  return low > 0 ? 1 : high < 0 ? -1 : 0
}
