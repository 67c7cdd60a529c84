import { COLUMN_GAP } from '../../draw/boxes/arrange.ts'
import { boxHeight, drawBox } from '../../draw/boxes/box.ts'
import { typesetter } from '../../draw/boxes/typesetter.ts'
import { sayDraw } from '../../draw/draw-messages.ts'
import type { Face } from '../../draw/face.ts'
import type { Plan } from '../../game/plan.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { drawPlan } from './draw-plan.ts'
import { legendBox } from './legend-box.ts'
import { planInk } from './plan-ink.ts'
import { sectionBoxes } from './section-boxes.ts'
import { BAND, titleBand } from './title-band.ts'

/** A plan to be shown on one page, and the printable size of the paper, upright, in mm. */
export interface OverviewSource {
  readonly plan: Plan
  readonly width: number
  readonly height: number
}

/** Space between plan and boxes, tables of sections, width of the key beside them, and shares of the full size that are tried. mm. */
const SPACE = 4
const TABLES = 2
const LEGEND = 54
const FACTORS = [1, 0.95, 0.9, 0.86]

/** Draws the whole plan on one lying page, with its sections as a table and the key below. */
export function drawOverview(
  { plan, width: short, height: long }: OverviewSource,
  context: DrawContext,
): Outcome<DrawnPieces> {
  const { studio, game } = context
  const { theme } = studio
  const [width, height] = [long, short]
  const tableWidth = (width - LEGEND - TABLES * COLUMN_GAP) / TABLES
  const diagnostics: Diagnostic[] = []
  const attempts = FACTORS.map((factor) => {
    const setter = typesetter(studio, factor)
    const sections = sectionBoxes(plan, TABLES, tableWidth, setter, theme.colours['zebra'])
    const boxes = [...sections, legendBox(plan, LEGEND, setter, planInk(theme, 1))]
    return { setter, boxes, high: Math.max(...boxes.map((box) => boxHeight(box, setter))) }
  })
  const room = (high: number): number => Math.min(width / plan.size[0], (height - BAND - SPACE - high) / plan.size[1])
  const best = attempts.find(({ high }) => room(high) >= (0.999 * width) / plan.size[0]) ?? attempts.at(-1)
  if (!best) throw new Error('no attempt')
  const inch = room(best.high)
  const drawn = drawPlan(plan, planInk(theme, Math.max(0.5, inch)))
  const left = (width - drawn.width) / 2
  const below = BAND + drawn.height + SPACE
  diagnostics.push(...best.setter.diagnostics)
  if (inch < LEAST_INCH) {
    const by = decimal((LEAST_INCH - inch) * plan.size[1], 1)
    diagnostics.push(
      sayDraw(
        'text-too-big',
        {
          piece: `plan "${plan.id}"`,
          field: 'sections',
          by,
          way: 'high',
          pt: decimal(best.setter.style('table-body').pt),
        },
        spanAt(plan.place, 'sections'),
      ),
    )
  }
  const boxes = best.boxes.map((box, i) => {
    const x = i * (tableWidth + COLUMN_GAP)
    return `<g transform="translate(${decimal(x)} ${decimal(below)})">${drawBox(box, best.setter, theme)}</g>`
  })
  const svg =
    titleBand(game.title, plan, theme, drawn.width / plan.size[0], width) +
    `<g transform="translate(${decimal(left)} ${BAND})">${drawn.svg}` +
    `<rect width="${decimal(drawn.width)}" height="${decimal(drawn.height)}" fill="none" stroke="#000000" stroke-width="0.35"/></g>` +
    boxes.join('')
  const face: Face = { piece: `${plan.id}/overview`, side: 'front', label: plan.title, width, height, bleed: 0, svg }
  return { value: { fronts: [face], backs: [undefined] }, diagnostics }
}

/** Least scale of an overview, mm an inch: below it names no longer fit. */
const LEAST_INCH = 3
