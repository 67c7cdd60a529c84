import type { Plan, PlanSection } from '../../game/plan.ts'
import { decimal } from '../../kernel/units.ts'
import { beside, isInside, lengthOf, stepAt, type Spot } from './along.ts'
import type { PlanInk } from './plan-ink.ts'

/** The strokes between places: how far from the middle of the wall they start, and their length, in inches. */
const STROKE = { from: 0.5, length: 0.22 }

/** Sides of a line on which a zone lies: 1 is right of it, -1 left. */
export function zoneSides(
  section: PlanSection,
  plan: Plan,
  outlines: ReadonlyMap<string, readonly Spot[]>,
  ink: PlanInk,
): (1 | -1)[] {
  const line = section.line.map(([x, y]) => ({ x: x * ink.inch, y: y * ink.inch }))
  const middle = stepAt(line, lengthOf(line) / 2)
  const angle = (middle.angle * Math.PI) / 180
  return ([1, -1] as const).filter((side) => {
    const near = {
      x: middle.x - Math.sin(angle) * side * 0.3 * ink.inch,
      y: middle.y + Math.cos(angle) * side * 0.3 * ink.inch,
    }
    return section.sides.some((id) => id !== plan.outside && isInside(outlines.get(id) ?? [], near))
  })
}

/** Strokes that part the places at a wall, on the sides where its defenders stand. Other sections have no places of their own. */
export function placeStrokes(
  section: PlanSection,
  line: readonly Spot[],
  sides: readonly (1 | -1)[],
  ink: PlanInk,
): string {
  if (section.kind !== 'wall' || section.places === undefined) return ''
  const { places } = section
  const [from, length] = [STROKE.from * ink.inch, STROKE.length * ink.inch]
  const [first, last] = [line[0], line.at(-1)]
  const isRing = first?.x === last?.x && first?.y === last?.y
  let d = ''
  for (const side of sides) {
    // A ring is parted along its inner side, which is shorter than the wall.
    const inner = beside(line, side * from)
    const total = lengthOf(inner)
    for (let i = isRing ? 0 : 1; i < places; i++) {
      const at = stepAt(inner, (i / places) * total)
      const angle = (at.angle * Math.PI) / 180
      const [dx, dy] = [-Math.sin(angle) * side * length, Math.cos(angle) * side * length]
      d += `M${decimal(at.x, 2)} ${decimal(at.y, 2)}l${decimal(dx, 2)} ${decimal(dy, 2)}`
    }
  }
  return `<path d="${d}" fill="none" stroke="#000000" stroke-width="${decimal(Math.max(0.2, Math.min(0.35, 0.014 * ink.inch)))}"/>`
}
