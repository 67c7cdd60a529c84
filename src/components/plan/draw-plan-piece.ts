import type { Face } from '../../draw/face.ts'
import type { Plan, PlanPoint } from '../../game/plan.ts'
import { decimal, MM_PER_INCH } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { drawPlan } from './draw-plan.ts'
import { planInk } from './plan-ink.ts'

/** Ground round the walls of a piece, inches, and its bleed, mm. */
const AROUND = 0.6
export const PIECE_BLEED = 2

/** Draws a zone that is built later as a piece to cut out: the zone as it stands, with its walls and their places, at full size. */
export function drawPlanPiece(plan: Plan, zoneId: string, { studio }: DrawContext): DrawnPieces {
  const zone = plan.zones.find(({ id }) => id === zoneId)
  if (!zone) throw new Error(`no zone ${zoneId}`)
  const sections = plan.sections.filter(({ sides }) => sides.includes(zoneId))
  const points = [...zone.outline, ...sections.flatMap(({ line }) => line)]
  const [left, top] = [Math.min(...points.map(([x]) => x)) - AROUND, Math.min(...points.map(([, y]) => y)) - AROUND]
  const size: PlanPoint = [
    Math.max(...points.map(([x]) => x)) + AROUND - left,
    Math.max(...points.map(([, y]) => y)) + AROUND - top,
  ]
  const move = ([x, y]: PlanPoint): PlanPoint => [x - left, y - top]
  const part: Plan = {
    ...plan,
    size,
    zones: [{ ...zone, whenBuilt: false, outline: zone.outline.map(move), label: move(zone.label) }],
    sections: sections.map((section) => ({
      ...section,
      whenBuilt: false,
      line: section.line.map(move),
      label: move(section.label),
      openings: section.openings.map((opening) => ({ ...opening, at: move(opening.at) })),
    })),
    roofs: [],
    scenery: [],
  }
  const ink = planInk(studio.theme, MM_PER_INCH)
  const drawn = drawPlan(part, ink)
  const ground =
    `<rect x="${-PIECE_BLEED}" y="${-PIECE_BLEED}" width="${decimal(drawn.width + 2 * PIECE_BLEED)}" ` +
    `height="${decimal(drawn.height + 2 * PIECE_BLEED)}" fill="${ink.colour('veld')}"/>`
  const face: Face = {
    piece: `${plan.id}/${zoneId}`,
    side: 'front',
    label: zone.title,
    width: Number(decimal(drawn.width)),
    height: Number(decimal(drawn.height)),
    bleed: PIECE_BLEED,
    svg: ground + drawn.svg,
  }
  return { fronts: [face], backs: [undefined] }
}
