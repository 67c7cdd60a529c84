import { cardComponent } from './card/card-component.ts'

/** Every kind of thing that can be printed, one line each. */
export const COMPONENTS = {
  card: cardComponent,
} as const
