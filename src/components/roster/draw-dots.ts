import { decimal } from '../../kernel/units.ts'
import type { DotGrid } from './dot-grid.ts'

/** A dot of a unit that looks otherwise: its number, from 1. */
export interface MarkedDot {
  readonly figure: number
  readonly look: 'half' | 'centre'
}

/** Size of the centre of a dot against the dot. */
const CENTRE = 0.46

/** Frames of stands with a dot for each figure, from the top left. Dots run along the rows of a stand, then on to the next. */
export function drawDots(
  { stands, perStand }: { readonly stands: number; readonly perStand: number },
  grid: DotGrid,
  marks: readonly MarkedDot[],
): string {
  const parts: string[] = []
  for (let stand = 0; stand < stands; stand++) {
    const { frame, perLine } = grid
    const x = (stand % perLine) * (frame.width + frame.gap)
    const y = Math.floor(stand / perLine) * (frame.height + frame.lineGap)
    parts.push(
      `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(frame.width)}" height="${decimal(frame.height)}" rx="1.1" fill="none" stroke="#000000" stroke-width="0.2"/>`,
    )
    for (let i = 0; i < perStand; i++) {
      const figure = stand * perStand + i + 1
      const cx = x + grid.margin + grid.pitch * ((i % grid.perRow) + 0.5)
      const cy = y + grid.margin + grid.pitch * (Math.floor(i / grid.perRow) + 0.5)
      const looks = marks.filter((mark) => mark.figure === figure).map(({ look }) => look)
      parts.push(drawDot(cx, cy, grid.radius, looks))
    }
  }
  return parts.join('')
}

/** A dot at a place: empty, with its left half black, with a black centre. */
export function drawDot(cx: number, cy: number, r: number, looks: readonly MarkedDot['look'][]): string {
  const [x, radius] = [decimal(cx), decimal(r)]
  const half = `<path d="M${x} ${decimal(cy - r)}A${radius} ${radius} 0 0 0 ${x} ${decimal(cy + r)}Z" fill="#000000"/>`
  const centre = `<circle cx="${x}" cy="${decimal(cy)}" r="${decimal(r * CENTRE)}" fill="#000000"/>`
  const ring = `<circle cx="${x}" cy="${decimal(cy)}" r="${radius}" fill="none" stroke="#000000" stroke-width="0.3"/>`
  return ring + (looks.includes('half') ? half : '') + (looks.includes('centre') ? centre : '')
}
