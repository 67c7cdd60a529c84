import { isDark } from '../draw/is-dark.ts'
import { textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'
import { MARK_WIDTH } from './cut-marks.ts'
import type { EdgeRoom } from './edge-room.ts'
import type { Cell, Grid } from './grid.ts'
import type { Placement } from './print-job.ts'

/** Length of a tick along either edge of a piece, mm. */
const TICK = 0.9
/** Half the height of a figure of the labels above their baseline, mm. */
const LABEL_DROP = 0.73

/** Ticks in the corners of pieces, on their trim, for scissors: white on dark grounds, black on light ones. */
export function cornerTicks(placements: readonly Placement[]): string {
  const paths = { '#000000': '', '#ffffff': '' }
  for (const { x, y, face, turn } of placements) {
    const [width, height] = turn % 180 === 0 ? [face.width, face.height] : [face.height, face.width]
    const colour = face.ground !== undefined && isDark(face.ground) ? '#ffffff' : '#000000'
    const [left, right, top, bottom] = [x, x + width, y, y + height].map((place) => decimal(place))
    paths[colour] +=
      `M${left} ${decimal(y + TICK)}V${top}H${decimal(x + TICK)}M${decimal(x + width - TICK)} ${top}H${right}V${decimal(y + TICK)}` +
      `M${right} ${decimal(y + height - TICK)}V${bottom}H${decimal(x + width - TICK)}M${decimal(x + TICK)} ${bottom}H${left}V${decimal(y + height - TICK)}`
  }
  return Object.entries(paths)
    .filter(([, path]) => path !== '')
    .map(([colour, path]) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${MARK_WIDTH}"/>`)
    .join('')
}

/** A cell as it lies on a side of the page, and the cell of the front whose name it bears. */
export interface NamedCell {
  readonly at: Cell
  readonly front: Cell
}

/**
 * Column numbers above the block and row letters left of it, between the cut marks. A back bears the name of its front, so the names
 * of a back page run the other way. Nothing where there are no marks.
 */
export function cellNames(cells: readonly NamedCell[], grid: Grid, { side, end }: EdgeRoom, theme: Theme): string {
  const style = styleOf(theme, 'sheet-foot')
  const across = new Map(cells.map(({ at, front }) => [at.x + grid.piece.width / 2, String(front.column + 1)]))
  const down = new Map(cells.map(({ at, front }) => [at.y + grid.piece.height / 2, rowName(front.row)]))
  const write = (x: number, y: number, text: string): string =>
    textLine(theme.fonts, x / 1000, y / 1000 + LABEL_DROP, text, style, 'middle')
  const above = grid.top - end.markStart - end.markLength / 2
  const beside = grid.left - side.markStart - side.markLength / 2
  return (
    (end.markLength > 0 ? [...across].map(([x, name]) => write(x, above, name)).join('') : '') +
    (side.markLength > 0 ? [...down].map(([y, name]) => write(beside, y, name)).join('') : '')
  )
}

/** A, B ... Z, AA, AB ... */
export function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter
}
