import { decimal } from '../../../kernel/units.ts'
import { nearestOn, path, placed, stepAt, type Spot } from '../along.ts'
import { atLeast, type PlanInk } from '../plan-ink.ts'

/** Thickness of a wall of brick, and width of its doors and windows; inches. */
export const BRICK = 0.3
const OPENING = { window: 0.7, door: 0.8, 'blocked-door': 0.8 } as const

/** A wall of brick: a firm band, black; where ink is saved, an outline with a fine line within. */
export function building(line: readonly Spot[], ink: PlanInk): string {
  const wide = atLeast(ink, BRICK, 1)
  const band = (colour: string, width: number): string =>
    `<path d="${path(line)}" fill="none" stroke="${colour}" stroke-width="${decimal(width)}" stroke-linecap="square"/>`
  return ink.low ? band('#000000', wide) + band('#ffffff', wide - 0.7) + band('#000000', 0.15) : band('#000000', wide)
}

/** A window or door in a wall: a gap with what closes it. `thick`: of the wall, in inches. Windows have two panes' lines, doors a leaf that stands open, blocked doors crossed boards. */
export function opening(
  kind: keyof typeof OPENING,
  at: Spot,
  line: readonly Spot[],
  thick: number,
  ink: PlanInk,
): string {
  const wide = atLeast(ink, thick, 1) + 0.2
  const long = OPENING[kind] * ink.inch
  const [x, y] = [long / 2, wide / 2]
  const n = (value: number): string => decimal(value, 2)
  const firm = decimal(Math.max(0.25, Math.min(0.5, 0.02 * ink.inch)))
  const gap = `<rect x="${n(-x)}" y="${n(-y)}" width="${n(long)}" height="${n(wide)}" fill="#ffffff"/>`
  const jambs = `M${n(-x)} ${n(-y)}V${n(y)}M${n(x)} ${n(-y)}V${n(y)}`
  const inside = {
    window: `M${n(-x)} ${n(-y * 0.3)}H${n(x)}M${n(-x)} ${n(y * 0.3)}H${n(x)}`,
    door: `M${n(-x)} 0L${n(-x + long * 0.5)} ${n(-long * 0.8)}`,
    'blocked-door': `M${n(-x)} ${n(-y)}L${n(x)} ${n(y)}M${n(-x)} ${n(y)}L${n(x)} ${n(-y)}M${n(-x)} ${n(-y)}H${n(x)}M${n(-x)} ${n(y)}H${n(x)}`,
  }
  const drawing = `${gap}<path d="${jambs}${inside[kind]}" fill="none" stroke="#000000" stroke-width="${firm}"/>`
  return placed(stepAt(line, nearestOn(line, at).at), drawing)
}
