/** An order to move: as far towards a place as the move of the formation reaches. */
export interface MoveOrder {
  readonly unit: number
  readonly x: number
  readonly y: number
  /** Open or closed order before the move (regular infantry); others stay as they are. */
  readonly closed: boolean
}

/** An order to fire at a unit; `atGun` aims a cannon at the gun instead of its crew. */
export interface ShotOrder {
  readonly unit: number
  readonly target: number
  readonly atGun?: boolean
}

/** A decision. Units are named by their place in the roster; one that is not named does nothing. */
export type EqualityMove =
  | { readonly do: 'charge'; readonly charges: readonly { readonly unit: number; readonly target: number }[] }
  | { readonly do: 'evade'; readonly units: readonly number[] }
  | { readonly do: 'move'; readonly moves: readonly MoveOrder[] }
  | { readonly do: 'fire'; readonly shots: readonly ShotOrder[] }
  /** The loser retires alone, or the winner follows and stays locked. */
  | { readonly do: 'retire' | 'follow' }
