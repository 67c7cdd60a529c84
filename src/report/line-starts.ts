/** Offsets at which the lines of a text start. Lines end with LF, CRLF or CR. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
  return starts
}

const known = new WeakMap<ReadonlyMap<string, string>, Map<string, readonly number[]>>()

/** The line starts of a file among sources, worked out once: a file may hold thousands of findings. */
export function lineStartsOf(sources: ReadonlyMap<string, string>, file: string): readonly number[] {
  const files = known.get(sources) ?? new Map<string, readonly number[]>()
  known.set(sources, files)
  const starts = files.get(file) ?? lineStarts(sources.get(file) ?? '')
  files.set(file, starts)
  return starts
}

/** The number, from 0, of the line in which an offset lies. */
export function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}
