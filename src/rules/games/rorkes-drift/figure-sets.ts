/**
 * Sets of figures as bits of whole words: figure `f` is bit `f mod 32` of word `f / 32`. A family of sets, one for each spot or zone, is one list in which
 * set `n` begins at word `n x words`.
 */

/** Words that a set of so many figures takes. */
export function wordsFor(figures: number): number {
  return (figures + 31) >> 5
}

/** Whether a figure is in a set. */
export function has(set: Int32Array, figure: number): boolean {
  return (set[figure >> 5]! & (1 << figure)) !== 0
}

/** Puts a figure into a set. */
export function add(set: Int32Array, figure: number): void {
  set[figure >> 5]! |= 1 << figure
}

/** Puts a figure into the set that begins at a word of a family, or takes it out if it is there. */
export function flip(family: Int32Array, from: number, figure: number): void {
  family[from + (figure >> 5)]! ^= 1 << figure
}

/** Lowest figure of those that the bits of a set's word stand for; there must be some. */
export function lowestOf(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits)
}

/** Lowest figure of the set that begins at a word of a family; -1 when nobody is in it. */
export function firstOf(family: Int32Array, from: number, words: number): number {
  for (let word = 0; word < words; word++) {
    const bits = family[from + word]!
    if (bits !== 0) return lowestOf(word, bits)
  }
  return -1
}
