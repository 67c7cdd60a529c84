import type { Component } from '../component.ts'
import { drawReference, type ReferencePage } from './draw-reference.ts'

/** Quick references: phases, card lists, odds, notes and rulings, with every figure computed. */
export const referenceComponent: Component<ReferencePage> = {
  id: 'reference',
  summary: 'quick-reference pages: phases, card lists with sums, odds of hands, notes and rulings in force',
  draw: drawReference,
}
