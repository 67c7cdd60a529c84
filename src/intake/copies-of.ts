/** Copies as they stand in a cell: `3`, `x4`, `4x`, `4 ×`. Undefined when the text is no whole number from 0 to `most`. */
export function copiesOf(text: string, most: number): { readonly count: number; readonly signed: boolean } | undefined {
  const written = text.trim()
  const times = /^(?:[x×]\s*(\d+)|(\d+)\s*[x×])$/i.exec(written)
  // `3.0` is what some programs make of 3.
  const digits = times?.[1] ?? times?.[2] ?? /^(\d+)(?:[.,]0+)?$/.exec(written)?.[1]
  const count = digits === undefined ? NaN : Number(digits)
  return count <= most ? { count, signed: times !== null } : undefined
}

/** Whether the values of a column called `#` or `Number` are copies: all of them are few, and they do not count the rows. */
export function areCopies(values: readonly string[]): boolean {
  const counts = values.map((text) => copiesOf(text, 99)?.count)
  if (counts.some((count) => count === undefined)) return false
  const rises = counts.every((count, index) => index === 0 || count! > counts[index - 1]!)
  return counts.length < 2 || !rises
}
