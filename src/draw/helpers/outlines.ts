import { decimal } from '../../kernel/units.ts'
import { numberOf, type Call, type Helper } from '../helper.ts'
import { shieldPath } from '../shield-path.ts'

const d = (value: number): string => decimal(value)

/** Path of a rectangle whose corners are cut in by quarter circles, like a ticket's. */
function ticket(call: Call): string {
  const [x, y] = [numberOf(call, 'x'), numberOf(call, 'y')]
  const [right, bottom] = [x + numberOf(call, 'width'), y + numberOf(call, 'height')]
  const r = numberOf(call, 'r')
  const arc = (toX: number, toY: number): string => `A${d(r)} ${d(r)} 0 0 0 ${d(toX)} ${d(toY)}`
  return (
    `M${d(x + r)} ${d(y)}H${d(right - r)}${arc(right, y + r)}V${d(bottom - r)}${arc(right - r, bottom)}` +
    `H${d(x + r)}${arc(x, bottom - r)}V${d(y + r)}${arc(x + r, y)}Z`
  )
}

/** Path of a shield: an oval with a point above and below, `a` and `b` half as wide and high. */
function shield(call: Call): string {
  return shieldPath(numberOf(call, 'x'), numberOf(call, 'y'), numberOf(call, 'a'), numberOf(call, 'b'))
}

/**
 * Path of rays from the middle of a rectangle to its edges. They start on three ellipses in turn, so that the tone thins towards the
 * middle, and end exactly at the edge: no clip is needed.
 */
function rays(call: Call): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(call, name)) as [
    number,
    number,
    number,
    number,
  ]
  const count = numberOf(call, 'count', 96)
  const inner = numberOf(call, 'inner', 12.2)
  const [cx, cy] = [x + width / 2, y + height / 2]
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const edge = Math.min(width / 2 / Math.abs(dx), height / 2 / Math.abs(dy))
    const start = (inner * (i % 4 === 0 ? 1 : i % 2 === 0 ? 1.18 : 1.44)) / Math.hypot(dx / 1.42, dy / 0.98)
    if (edge > start + 0.5)
      path += `M${decimal(cx + dx * start, 2)} ${decimal(cy + dy * start, 2)}L${decimal(cx + dx * edge, 2)} ${decimal(cy + dy * edge, 2)}`
  }
  return path
}

/** Helpers that give path data: `<path d="{{ticket x=4 y=4 width=55 height=80 r=2.6}}"/>`. */
export const outlineHelpers: Readonly<Record<string, Helper>> = {
  ticket: { run: ticket },
  shield: { run: shield },
  rays: { run: rays },
}
