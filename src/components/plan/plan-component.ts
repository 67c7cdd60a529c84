import type { Plan } from '../../game/plan.ts'
import type { Component } from '../component.ts'
import { drawOverview } from './draw-overview.ts'
import { drawPlanPiece } from './draw-plan-piece.ts'
import { drawPlanSheet } from './draw-plan-sheet.ts'

/** Plans: a place drawn to scale, in zones with sections of wall between them. `draw` gives all of it at full size. */
export const planComponent = {
  id: 'plan',
  summary:
    'plans: zones, sections of wall with their places, roofs; at full size over pages, on one page, or a zone to cut out',
  draw: drawPlanSheet,
  /** All of it on one page, with the list of sections. */
  overview: drawOverview,
  /** A zone that is built later, to be cut out. */
  piece: drawPlanPiece,
} satisfies Component<Plan> & Record<string, unknown>
