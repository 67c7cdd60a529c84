import { textLine, capHeight } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import { decimal } from '../kernel/units.ts'

const TURN = { top: 0, right: 90, bottom: 180, left: 270 }

/** A needle that points to the map's north, with an upright N beside it. */
export function compass(theme: Theme, north: keyof typeof TURN): { svg: string; width: number; height: number } {
  const style = styleOf(theme, 'map-north')
  const cap = capHeight(theme.fonts, style)
  const needle =
    '<path d="M0 -4.4L2.2 4.4L0 2.7Z" fill="#000000"/>' +
    '<path d="M0 -4.4L-2.2 4.4L0 2.7Z" fill="#ffffff" stroke="#000000" stroke-width="0.25" stroke-linejoin="round"/>'
  const svg =
    textLine(theme.fonts, 1.6, 4.5 + cap / 2, 'N', style, 'middle') +
    `<g transform="translate(8.6 4.6)${TURN[north] === 0 ? '' : ` rotate(${decimal(TURN[north])})`}">${needle}</g>`
  return { svg, width: 13, height: 9.2 }
}
