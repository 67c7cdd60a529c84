/** What may become of a piece. */
export type PieceFate = 'drawn' | 'played' | 'discarded' | 'lost'

/** How events and positions tell what becomes of single pieces, for figures by kind. Pieces are named `side/kind/copy`. */
export interface PieceStory<Params> {
  /** What a kind of event means for its pieces. */
  readonly fates: Readonly<Record<string, PieceFate>>
  /** Place (of `pieces`) in which a piece is stuck when the game ends. */
  readonly stuckIn: string
  /** What a played piece is worth. */
  force(params: Params, piece: string): number
  /** The figure of `metrics` that is followed from turn to turn; `metrics` has `turn` as well. */
  readonly course: string
}
