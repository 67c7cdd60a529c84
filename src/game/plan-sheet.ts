import type { SheetHead } from './board-sheet.ts'

/** Sheets of games that are played on a plan, with paper figures. */
export type PlanSheet =
  /** A plan at full size, tiled over pages. */
  | (SheetHead & { readonly kind: 'plan'; readonly plan: string })
  /** The whole plan on one page, with a list of its sections. */
  | (SheetHead & { readonly kind: 'plan-overview'; readonly plan: string })
  /** Paper figures to cut out and fold. */
  | (SheetHead & { readonly kind: 'figures'; readonly figures: string })
  /** A zone that is built later, at full size, to be cut out and laid on the plan. */
  | (SheetHead & { readonly kind: 'plan-piece'; readonly plan: string; readonly zone: string })
