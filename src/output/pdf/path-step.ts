/** A step of a path in absolute coordinates. */
export type PathStep =
  | { readonly kind: 'move' | 'line'; readonly to: readonly [number, number] }
  | { readonly kind: 'curve'; readonly points: readonly [number, number, number, number, number, number] }
  | { readonly kind: 'close' }
