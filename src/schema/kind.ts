import type { ValueSchema } from './complaint.ts'

/** A kind of file: what may stand in it. Registered in `registry.ts`. */
export interface Kind {
  /** The word behind `kind:`. */
  readonly id: string
  /** One sentence for the documentation. */
  readonly summary: string
  /** Where such a file usually lies in a game's folder. */
  readonly file: string
  readonly shape: ValueSchema
}
