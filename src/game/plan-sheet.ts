import type { SheetHead } from './board-sheet.ts'

/** Sheets of games that are played on a plan, with paper figures. */
export type PlanSheet =
  | PlanCardSheet
  /** A plan at full size, tiled over pages. */
  | (SheetHead & { readonly kind: 'plan'; readonly plan: string })
  /** The whole plan on one page, with a list of its sections. */
  | (SheetHead & { readonly kind: 'plan-overview'; readonly plan: string })
  /** Paper figures to cut out and fold. */
  | (SheetHead & { readonly kind: 'figures'; readonly figures: string })
  /** A zone that is built later, at full size, to be cut out and laid on the plan. */
  | (SheetHead & { readonly kind: 'plan-piece'; readonly plan: string; readonly zone: string })

/** Cards of a plan: a wave at each outer section, the garrison of each zone, and what is counted. Numbers are those of parameters and tables. */
export interface PlanCardSheet extends SheetHead {
  readonly kind: 'plan-cards'
  readonly plan: string
  readonly scenario: string
  readonly waves: {
    /** Parameters: percentages at which a wave tests, figures that a marker stands for, moves until the wall. */
    readonly tests: readonly string[]
    readonly worth: string
    readonly steps: string
    /** Table with a row an assault, whose last column says for how many figures there is a marker. */
    readonly markers: string
    /** Sizes of waves that are listed. */
    readonly sizes: readonly number[]
  }
  /** Table with zone, post and figures in its columns. */
  readonly garrison: string
  /** Such a table for the zones that are built later. */
  readonly built?: string | undefined
  /** Rows of boxes from 0 to a parameter. */
  readonly tallies: readonly { readonly title: string; readonly parameter: string }[]
  /** Colours of the heads. */
  readonly colours: { readonly waves: string; readonly garrison: string }
}
