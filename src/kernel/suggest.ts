/** Edit distance with transposition of neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + swap)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1)
      row.push(best)
    }
    before = last
    last = row
  }
  return last[b.length]!
}

/** The known name nearest to a wrong one, or undefined when none is near: at most a third of its letters may differ, of short names one; a single letter is near only to itself. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const limit = wrong.length < 2 ? 0 : Math.max(1, Math.floor(wrong.length / 3))
  let best: string | undefined
  let distance = limit + 1
  for (const name of known) {
    const d = name.toLowerCase() === wrong.toLowerCase() ? 0.5 : editDistance(wrong.toLowerCase(), name.toLowerCase())
    if (d < distance) {
      best = name
      distance = d
    }
  }
  return best
}

/** The hints for a wrong name: `did you mean "x"?`, else the list of known names. */
export function didYouMean(wrong: string, known: Iterable<string>, what = 'known'): string[] {
  const names = [...known]
  const near = nearest(wrong, names)
  if (near !== undefined) return [`did you mean "${near}"?`]
  if (names.length === 0) return []
  const shown = names.slice(0, 24).join(', ')
  return [`${what}: ${shown}${names.length > 24 ? `, and ${names.length - 24} more` : ''}`]
}
