import type { Face } from '../../draw/face.ts'
import { share } from '../../draw/share.ts'
import type { Plan } from '../../game/plan.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import { decimal, MM_PER_INCH } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { seamsBeside } from './block.ts'
import { drawPlan } from './draw-plan.ts'
import { planInk } from './plan-ink.ts'
import { BAND, titleBand } from './title-band.ts'

/** Space between the drawing and the neat line, and the widths of its two lines; mm. */
const LINES = 1.2
const [THIN, HEAVY] = [0.35, 0.6]
const RIM = LINES + HEAVY / 2

/** A drawn plan sheet, and where it may be cut without harm: mm from its left and its upper edge. */
export interface DrawnPlanSheet extends DrawnPieces {
  readonly seams: { readonly xs: readonly number[]; readonly ys: readonly number[] }
}

/** Draws a plan at full size in its neat line, with title, scale and compass above it. It becomes one shared drawing, however many pages show it. */
export function drawPlanSheet(plan: Plan, { studio, game }: DrawContext): Outcome<DrawnPlanSheet> {
  const { theme } = studio
  const drawn = drawPlan(plan, planInk(theme, MM_PER_INCH))
  const width = drawn.width + 2 * RIM
  const top = BAND + RIM
  const frame = (off: number, thick: number): string =>
    `<rect x="${decimal(RIM - off)}" y="${decimal(top - off)}" width="${decimal(drawn.width + 2 * off)}" ` +
    `height="${decimal(drawn.height + 2 * off)}" fill="none" stroke="#000000" stroke-width="${thick}"/>`
  const svg =
    titleBand(game.title, plan, theme, MM_PER_INCH, width) +
    `<g transform="translate(${decimal(RIM)} ${decimal(top)})">${drawn.svg}</g>` +
    frame(0, THIN) +
    frame(LINES, HEAVY)
  const face: Face = {
    piece: `${plan.id}/plan`,
    side: 'front',
    label: plan.title,
    width: Number(decimal(width)),
    height: Number(decimal(top + drawn.height + RIM)),
    bleed: 0,
    svg: share(studio.library, svg),
  }
  const blocks = drawn.blocks.map((block) => ({ ...block, x: block.x + RIM, y: block.y + top }))
  return { value: { fronts: [face], backs: [undefined], seams: seamsBeside(blocks, face) }, diagnostics: [] }
}
