import { nearestOn } from '../../components/plan/along.ts'
import type { Plan, PlanPoint, PlanSection } from '../../game/plan.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt, type Place } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { sayPlan } from './plan-messages.ts'

/** How far beside its wall a door or window may be written, inches. */
const TOLERANCE = 0.05

/** Are the sections of plans whole, the zones within reach, and all points on the plan? */
export const planSections: Check = {
  id: 'data/plan-sections',
  summary: 'sections of plans have two sides and places, doors lie in their walls, every zone can be reached',
  messages: sayPlan,
  ofSource: true,
  run: (game) =>
    game.plans.flatMap((plan) => [
      ...plan.sections.flatMap(checkSection),
      ...zonesCutOff(plan),
      ...pointsOf(plan).flatMap(({ point, place, inside }) => offPlan(point, plan, place, inside)),
    ]),
}

function checkSection(section: PlanSection): Diagnostic[] {
  const { id, sides, kind, places, ledge, openings, line, place } = section
  const found: Diagnostic[] = []
  const written = new Set(section.written)
  if (written.size !== 2 || section.written.length !== 2)
    found.push(sayPlan('section-sides', { section: id, count: written.size }, spanAt(place, 'sides')))
  if (places === undefined && kind !== 'open') found.push(sayPlan('section-places', { section: id }, spanAt(place)))
  const windows = openings.filter((opening) => opening.kind === 'window').length
  if (kind === 'opening' && places !== undefined && places !== windows)
    found.push(sayPlan('opening-places', { section: id, places, windows }, spanAt(place, 'places')))
  if (ledge !== undefined && !sides.includes(ledge))
    found.push(sayPlan('ledge-side', { section: id }, spanAt(place, 'ledge')))
  for (const { kind: opening, at, place: own } of openings) {
    const { off } = nearestOn(line.map(spotOf), spotOf(at))
    const params = { opening: opening.replace('-', ' '), inches: decimal(off, 1), section: id }
    if (off > TOLERANCE) found.push(sayPlan('opening-off-wall', params, spanAt(own, 'at')))
  }
  return found
}

const spotOf = ([x, y]: PlanPoint) => ({ x, y })

/** Zones to which no chain of sections leads from outside. Roofs are places on the way. */
function zonesCutOff(plan: Plan): Diagnostic[] {
  const reached = new Set([plan.outside])
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const { sides } of plan.sections)
      if (sides.some((side) => reached.has(side))) for (const side of sides) reached.add(side)
    for (const { id, jumpTo } of plan.roofs) if (reached.has(id)) for (const zone of jumpTo) reached.add(zone)
  }
  return plan.zones
    .filter(({ id }) => !reached.has(id))
    .map(({ id, place }) => sayPlan('zone-cut-off', { zone: id }, spanAt(place, 'id')))
}

interface Written {
  readonly point: PlanPoint
  readonly place: Place
  readonly inside: readonly (string | number)[]
}

/** Every point of a plan with its place in the file. */
function pointsOf({ zones, sections, roofs }: Plan): Written[] {
  const all = (place: Place, key: string, points: readonly PlanPoint[]): Written[] =>
    points.map((point, index) => ({ point, place, inside: [key, index] }))
  return [
    ...[...zones, ...roofs].flatMap(({ outline, place }) => all(place, 'outline', outline)),
    ...sections.flatMap(({ line, place }) => all(place, 'line', line)),
    ...[...zones, ...sections, ...roofs].map(({ label, place }) => ({ point: label, place, inside: ['label'] })),
  ]
}

function offPlan([x, y]: PlanPoint, { size }: Plan, place: Place, inside: Written['inside']): Diagnostic[] {
  const [width, height] = size
  if (x >= 0 && y >= 0 && x <= width && y <= height) return []
  return [sayPlan('off-plan', { x, y, width, height }, spanAt(place, ...inside))]
}
