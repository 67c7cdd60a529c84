import type { EqualityParams } from './equality-params.ts'
import type { EqualityState, Melee, Sides, Stage, Unit } from './equality-state.ts'

/** What a side sees: everything on the table, with what has been declared, but no order that is still to be carried out. */
export interface EqualityView {
  readonly params: EqualityParams
  readonly seat: number
  readonly stage: Stage
  readonly turn: number
  readonly units: readonly Unit[]
  /** The same units by seat. */
  readonly sides: Sides
  /** The melee whose winner chooses. */
  readonly melee: Melee | undefined
}

/** What the player of a seat sees. The units are those of the state: read them, do not change them. */
export function viewOf({ params, stage, turn, units, sides, melees }: EqualityState, seat: number): EqualityView {
  return { params, seat, stage, turn, units, sides, melee: stage === 'pursue' ? melees[0] : undefined }
}
