/** The first of the items whose key is least; keys are compared figure by figure. Undefined for an empty list. */
export function leastBy<T>(items: readonly T[], key: (item: T) => readonly number[]): T | undefined {
  let least: T | undefined
  let leastKey: readonly number[] | undefined
  for (const item of items) {
    const own = key(item)
    if (leastKey && !isLess(own, leastKey)) continue
    least = item
    leastKey = own
  }
  return least
}

/** Whether one key comes before another. */
export function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const figure = a[i] ?? 0
    const other = b[i] ?? 0
    if (figure !== other) return figure < other
  }
  return false
}
