/** A decision. Figures, spots, sections, zones and waves are numbers of their lists. */
export type RorkesMove =
  | { readonly do: 'done' }
  | { readonly do: 'redoubt'; readonly build: boolean }
  /** A spot for every living figure, in the order of their numbers. */
  | { readonly do: 'garrison'; readonly spots: readonly number[] }
  | { readonly do: 'wave'; readonly section: number; readonly size: number }
  | { readonly do: 'move'; readonly figure: number; readonly spot: number }
  /** From a roof to the yard of a zone, or on a British figure there. */
  | { readonly do: 'jump'; readonly figure: number; readonly zone: number; readonly onto?: number | undefined }
  | { readonly do: 'chop'; readonly figures: readonly number[] }
  | { readonly do: 'climb'; readonly figures: readonly number[] }
  /** One shot of a British figure at a Zulu. */
  | { readonly do: 'fire'; readonly figure: number; readonly target: number }
  /** Hand to hand, by either side. */
  | { readonly do: 'fight'; readonly figure: number; readonly target: number }
  | { readonly do: 'withdraw'; readonly wave: number }

/** Nothing more in this stage. */
export const DONE: RorkesMove = { do: 'done' }
