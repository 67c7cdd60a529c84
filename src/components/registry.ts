import { cardComponent } from './card/card-component.ts'
import { referenceComponent } from './reference/reference-component.ts'

/** Every kind of thing that can be printed, one line each. */
export const COMPONENTS = {
  card: cardComponent,
  reference: referenceComponent,
} as const
