/** Where a value comes from: `stated` in the source text (with its place), `derived` from it, `reconstructed`, or a `house` rule. */
export interface Source {
  readonly kind: 'stated' | 'derived' | 'reconstructed' | 'house'
  /** Heading or line of the source text; what it is derived from. */
  readonly text: string
  /** Of a card: copies that the source states. A deck of another size is reported at the lines that differ. */
  readonly count?: number | undefined
}
