import { measure, textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'
import type { EdgeRoom } from './edge-room.ts'
import type { Grid } from './grid.ts'

const LABEL = 'Fold here, printed side out, glue, then cut'
/** Clear space on both sides of the label, mm. */
const SPACE = 2

/** The dashed fold of a gutterfold through the middle of the page, as long as block and marks, with its label in the line; a line shorter than the label goes without. */
export function foldLine(grid: Grid, room: EdgeRoom, theme: Theme): string {
  if (!grid.fold) return ''
  const [width, height] = [grid.page.width / 1000, grid.page.height / 1000]
  const upright = grid.fold === 'vertical'
  const margin = upright
    ? grid.top - room.end.markStart - room.end.markLength
    : grid.left - room.side.markStart - room.side.markLength
  const half = (upright ? height : width) / 2 - margin / 1000
  const style = styleOf(theme, 'sheet-foot')
  const label = measure(theme.fonts, LABEL, style) / 2 + SPACE
  const labelled = label < half
  const gap = labelled ? `H${decimal(-label)}M${decimal(label)} 0` : ''
  return (
    `<g transform="translate(${decimal(width / 2)} ${decimal(height / 2)})${upright ? ' rotate(-90)' : ''}">` +
    `<path d="M${decimal(-half)} 0${gap}H${decimal(half)}" fill="none" stroke="#000000" stroke-width="0.2" stroke-dasharray="2 1"/>` +
    `${labelled ? textLine(theme.fonts, 0, 0.7, LABEL, style, 'middle') : ''}</g>`
  )
}
