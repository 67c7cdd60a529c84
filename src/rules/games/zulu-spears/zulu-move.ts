/** A decision. Cards are card numbers of the deciding side. `done` ends the stage; in `attack` it means no attack, in `defend` no hand card. */
export type ZuluMove =
  | { readonly do: 'lay' | 'heal' | 'shoot' | 'discard'; readonly card: number }
  /** `spend` is the Attack card; `cards` go into the attack for their force, `double` as the War Chant. */
  | { readonly do: 'attack'; readonly spend: number; readonly cards: readonly number[]; readonly double?: number }
  /** `cards` defend with their force, `double` as the Rally. */
  | { readonly do: 'defend'; readonly cards: readonly number[]; readonly double?: number }
  | { readonly do: 'done' }

/** The move that ends a stage. */
export const DONE: ZuluMove = { do: 'done' }
