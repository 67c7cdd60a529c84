import type { PlanScenery } from '../../game/plan.ts'
import { decimal } from '../../kernel/units.ts'
import { placed, type Spot } from './along.ts'
import type { PlanInk } from './plan-ink.ts'

type Draw = (ink: PlanInk) => string

/** Drawings in inches, seen from above; the stroke is given in inches too, and never thinner than 0.15 mm. */
const LOOKS: Readonly<Record<PlanScenery['look'], Draw>> = {
  wagon,
  tree: (ink) => crown(ink, 0.8),
  bush: (ink) => crown(ink, 0.4),
  rock: (ink) =>
    drawn(
      ink,
      '<path d="M-.5 .1L-.3 -.35L.1 -.45L.5 -.15L.45 .3L-.1 .42Z" FILL/><path d="M-.1 -.1L.15 .05L.1 .3" fill="none"/>',
      'zebra',
    ),
  oven: (ink) => drawn(ink, '<circle r=".5" FILL/><circle r=".2" fill="#000000"/>', 'zebra'),
  path: (ink) => drawn(ink, '<path d="M-2 0C-1 -.4 1 .4 2 0" fill="none" stroke-dasharray=".3 .15"/>', 'paper'),
}

/** Something that stands about, at its place. */
export function scenery({ look, turn }: PlanScenery, at: Spot, ink: PlanInk): string {
  return placed({ ...at, angle: turn }, `<g transform="scale(${decimal(ink.inch, 4)})">${LOOKS[look](ink)}</g>`)
}

function drawn(ink: PlanInk, svg: string, fill: string): string {
  const stroke = decimal(Math.max(0.15 / ink.inch, 0.014), 4)
  const filled = svg.replaceAll('FILL', `fill="${ink.colour(fill)}"`)
  return `<g stroke="#000000" stroke-width="${stroke}" stroke-linejoin="round">${filled}</g>`
}

/** An ox wagon with its tilt: bed, hoops under canvas, four wheels, pole. */
function wagon(ink: PlanInk): string {
  const wheels = [-0.95, 0.95].flatMap((x) =>
    [-0.46, 0.46].map(
      (y) =>
        `<rect x="${decimal(x - 0.34)}" y="${decimal(y - 0.09)}" width=".68" height=".18" rx=".08" fill="#000000"/>`,
    ),
  )
  const hoops = [-0.9, -0.45, 0, 0.45, 0.9].map((x) => `M${x} -.38C${x + 0.12} -.15 ${x + 0.12} .15 ${x} .38`).join('')
  return drawn(
    ink,
    `${wheels.join('')}<path d="M1.35 -.06H2.3V.06H1.35Z" FILL/>` +
      '<rect x="-1.35" y="-.38" width="2.7" height=".76" rx=".08" FILL/>' +
      `<path d="M-1.35 0H1.35${hoops}" fill="none"/>`,
    'paper',
  )
}

/** The crown of a tree from above: scalloped, with a few arcs inside. */
function crown(ink: PlanInk, radius: number): string {
  const lobes = 9
  const at = (i: number, r: number): string => {
    const angle = (i / lobes) * 2 * Math.PI
    return `${decimal(r * Math.cos(angle))} ${decimal(r * Math.sin(angle))}`
  }
  const arc = decimal(radius * 0.42)
  const rim = Array.from({ length: lobes }, (_, i) => `A${arc} ${arc} 0 0 1 ${at(i + 1, radius)}`).join('')
  const inner = [1, 4, 7]
    .map((i) => `M${at(i, radius * 0.35)}A${arc} ${arc} 0 0 1 ${at(i + 1.6, radius * 0.45)}`)
    .join('')
  return drawn(ink, `<path d="M${at(0, radius)}${rim}Z" FILL/><path d="${inner}" fill="none"/>`, 'camp')
}
