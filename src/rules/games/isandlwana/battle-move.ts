/**
 * A decision. Hexes, units and leaders are numbers as in `BattleParams`. `done` ends a stage, or stands for not advancing.
 */
export type BattleMove =
  /** A place at the start; leaders are counted on after the units. */
  | { readonly do: 'place'; readonly piece: number; readonly hex: number }
  | { readonly do: 'colors'; readonly show: boolean }
  | { readonly do: 'arrive'; readonly unit: number; readonly hex: number }
  /** A Zulu moves; `through` the hex of the unguarded wagon. */
  | { readonly do: 'march'; readonly from: number; readonly to: number; readonly through?: true }
  /** British fire; each share is a unit and the strength points that it commits. */
  | { readonly do: 'fire'; readonly target: number; readonly shares: readonly Share[] }
  /** A Zulu attacks a hex; `unit` where the Zulus must name one. */
  | { readonly do: 'storm'; readonly from: number; readonly target: number; readonly unit?: number }
  | { readonly do: 'order'; readonly first: 'combat' | 'movement' }
  /** A unit moves, and leaders go along. */
  | { readonly do: 'walk'; readonly unit: number; readonly to: number; readonly leaders: readonly number[] }
  | { readonly do: 'lead'; readonly leader: number; readonly to: number }
  | { readonly do: 'square'; readonly unit: number; readonly form: boolean }
  | { readonly do: 'wagon'; readonly to: number }
  | { readonly do: 'displace'; readonly hex: number }
  | { readonly do: 'snipe'; readonly unit: number }
  | { readonly do: 'victim'; readonly unit: number }
  | { readonly do: 'return'; readonly hex: number }
  | { readonly do: 'rejoin'; readonly hex: number }
  | { readonly do: 'advance'; readonly from: number }
  | { readonly do: 'done' }

export type Share = readonly [unit: number, strength: number]

export const DONE: BattleMove = { do: 'done' }
