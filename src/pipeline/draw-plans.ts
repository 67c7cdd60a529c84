import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Plan } from '../game/plan.ts'
import type { PlanSheet } from '../game/plan-sheet.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import type { DrawnMap } from './draw-maps.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { piecesOf } from './drawn-parts.ts'

type Sheet<K extends PlanSheet['kind']> = PlanSheet & { kind: K }

/** Draws plans at full size, to be tiled like maps. */
export function drawPlans(
  requests: readonly Sheet<'plan'>[],
  context: DrawContext,
  diagnostics: Diagnostic[],
): DrawnMap[] {
  return requests.flatMap((request): DrawnMap[] => {
    const { value, diagnostics: found } = COMPONENTS.plan.draw(planOf(request, context), context)
    diagnostics.push(...found)
    const face = value?.fronts[0]
    return value && face ? [{ request, face, seams: value.seams, insetHeight: 0 }] : []
  })
}

/** Draws a plan on one page of a printable size, mm. */
export function drawPlanOverview(
  request: Sheet<'plan-overview'>,
  context: DrawContext,
  size: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  return COMPONENTS.plan.overview({ plan: planOf(request, context), ...size }, context)
}

/** Draws a zone that is built later as a piece to cut out. */
export function drawPlanPiece(request: Sheet<'plan-piece'>, context: DrawContext): DrawnSheet | undefined {
  const drawn = COMPONENTS.plan.piece(planOf(request, context), request.zone, context)
  const [face] = drawn.fronts
  return (
    face && {
      id: request.id,
      contents: request.title,
      // The only piece of its sheet: one row, so that it lies in the middle and no marks stand for a second.
      format: { width: face.width, height: face.height, bleed: face.bleed, rows: 1 },
      manner: 'cards',
      pieces: piecesOf(drawn),
      notes: [],
      at: spanAt(request.place),
    }
  )
}

/** References were resolved when the game was loaded. */
function planOf({ plan: id }: Exclude<PlanSheet, { kind: 'figures' }>, { game }: DrawContext): Plan {
  const plan = game.plans.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`no plan ${id}`)
  return plan
}
