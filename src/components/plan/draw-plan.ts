import type { Plan, PlanPoint, PlanSection } from '../../game/plan.ts'
import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import { decimal } from '../../kernel/units.ts'
import { positionHash } from '../position-hash.ts'
import { isInside, path, type Spot } from './along.ts'
import type { Block } from './block.ts'
import { ledge } from './ledge.ts'
import { bags } from './looks/bags.ts'
import { boxes } from './looks/boxes.ts'
import { BRICK, building, opening } from './looks/building.ts'
import { stones } from './looks/stones.ts'
import { placeStrokes, zoneSides } from './places.ts'
import type { PlanInk } from './plan-ink.ts'
import { fireTrack, thatch } from './roof.ts'
import { scenery } from './scenery.ts'
import { sectionTag } from './section-tag.ts'

/** A drawn plan from 0 0, and what no cut should go through. mm. */
export interface DrawnPlan {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly blocks: readonly Block[]
}

/** Thickness of walls that are not of brick, where something opens in them; inches. */
const THICK = 0.72

/** How walls look. An open section is a broken line, since nothing stands there. */
const WALLS: Readonly<Record<PlanSection['look'], (line: readonly Spot[], ink: PlanInk) => string>> = {
  'mealie-bags': bags,
  'biscuit-boxes': boxes,
  stone: stones,
  building,
  none: (line, ink) =>
    `<path d="${path(line)}" fill="none" stroke="#000000" stroke-width="0.25" stroke-dasharray="${decimal(0.2 * ink.inch, 2)} ${decimal(0.15 * ink.inch, 2)}"/>`,
}

/** Draws a plan from the ground up: ground, zones, ledge, roofs, walls, doors and windows, what stands about, places, names. What is built later is only outlined. */
export function drawPlan(plan: Plan, ink: PlanInk): DrawnPlan {
  const spots = (points: readonly PlanPoint[]): Spot[] => points.map(([x, y]) => ({ x: x * ink.inch, y: y * ink.inch }))
  const spot = ([x, y]: PlanPoint): Spot => ({ x: x * ink.inch, y: y * ink.inch })
  const [width, height] = [plan.size[0] * ink.inch, plan.size[1] * ink.inch]
  const outlines = new Map(plan.zones.map(({ id, outline }) => [id, spots(outline)]))
  const standing = plan.sections.filter(({ whenBuilt }) => !whenBuilt)
  const blocks: Block[] = []
  const keep = ({ svg, block }: { svg: string; block: Block }): string => {
    blocks.push(block)
    return svg
  }

  let svg = `<rect width="${decimal(width, 2)}" height="${decimal(height, 2)}" fill="${ink.colour('veld')}"/>`
  svg += tufts(plan, [...outlines.values(), ...plan.roofs.map(({ outline }) => spots(outline))], ink)
  for (const { id, ground, whenBuilt } of plan.zones)
    if (!whenBuilt)
      svg += `<path d="${path(outlines.get(id) ?? [], true)}" fill="${ink.colour(ground === 'yard' ? 'track' : 'zebra')}"/>`
  for (const section of standing)
    if (section.ledge !== undefined) {
      const [inner = 1] = zoneSides(section, plan, outlines, ink)
      svg += ledge(spots(section.line), inner === 1 ? -1 : 1, ink)
    }
  for (const roof of plan.roofs) {
    if (roof.over === undefined) svg += thatch(spots(roof.outline), ink)
    svg += building([...spots(roof.outline), spot(roof.outline[0]!)], ink)
  }
  for (const section of standing) svg += WALLS[section.look](spots(section.line), ink)
  for (const { line, look, openings } of standing)
    for (const { kind, at } of openings)
      svg += opening(kind, spot(at), spots(line), look === 'building' ? BRICK : THICK, ink)
  for (const thing of plan.scenery) svg += scenery(thing, spot(thing.at), ink)
  for (const section of standing)
    svg += placeStrokes(section, spots(section.line), zoneSides(section, plan, outlines, ink), ink)
  for (const zone of plan.zones) if (zone.whenBuilt) svg += planned(outlines.get(zone.id) ?? [])
  for (const roof of plan.roofs) svg += keep(fireTrack(roof, spot(roof.label), ink))
  for (const { title, label, whenBuilt } of plan.zones) svg += keep(zoneName(title, spot(label), whenBuilt, ink))
  for (const section of plan.sections) svg += keep(sectionTag(section, spot(section.label), ink))
  return { svg, width, height, blocks }
}

/** Outline of what is built later. */
function planned(outline: readonly Spot[]): string {
  return `<path d="${path(outline, true)}" fill="none" stroke="#000000" stroke-width="0.35" stroke-dasharray="1.6 1.2"/>`
}

/** The name of a zone in spaced capitals; of one that is built later, small. */
function zoneName(title: string, at: Spot, small: boolean, ink: PlanInk): { svg: string; block: Block } {
  const { fonts } = ink.theme
  const style = ink.style(small ? 'plan-note' : 'plan-zone')
  const words = small ? `${title}, when built` : title.toUpperCase()
  const width = measure(fonts, words, style)
  const cap = capHeight(fonts, style)
  return {
    svg: textLine(fonts, at.x, at.y + cap / 2, words, style, 'middle'),
    block: { x: at.x - width / 2, y: at.y - cap / 2, width, height: cap },
  }
}

/** Distance of grass tufts, inches. */
const GRASS = 2.1

/** Tufts of grass on the ground outside; none where ink is saved. */
function tufts(plan: Plan, taken: readonly (readonly Spot[])[], ink: PlanInk): string {
  if (ink.low) return ''
  let d = ''
  for (let row = 0; row * GRASS < plan.size[1]; row++)
    for (let column = 0; column * GRASS < plan.size[0]; column++) {
      const chance = positionHash(column * 7, row * 11)
      const x = (column + 0.2 + 0.6 * chance) * GRASS
      const y = (row + 0.2 + 0.6 * positionHash(row * 5, column * 3)) * GRASS
      const at = { x: x * ink.inch, y: y * ink.inch }
      if (x > plan.size[0] - 0.3 || y > plan.size[1] - 0.3 || taken.some((outline) => isInside(outline, at))) continue
      const high = (0.14 + 0.08 * chance) * ink.inch
      for (const lean of [-0.5, 0, 0.5])
        d += `M${decimal(at.x, 2)} ${decimal(at.y, 2)}l${decimal(lean * high, 2)} ${decimal(-high, 2)}`
    }
  return `<path d="${d}" fill="none" stroke="${ink.colour('tuft')}" stroke-width="0.2"/>`
}
