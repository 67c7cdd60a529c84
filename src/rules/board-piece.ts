/** What stands in a hex: one piece, or several alike. */
export interface BoardPiece {
  /** Id of the unit among the game's counters. */
  readonly unit: string
  /** Number of the hex as printed. */
  readonly hex: string
  readonly count: number
  /** Steps that it has left; absent for pieces without steps. */
  readonly steps?: number | undefined
  /** Whether it is in square. */
  readonly square?: boolean | undefined
  /** What else has become of it: `captured`. */
  readonly state?: string | undefined
}
