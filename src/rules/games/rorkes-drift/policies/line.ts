import { lowestOf } from '../figure-sets.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** British figures in the order in which they are sent off. */
export interface Line {
  readonly figures: number[]
  size: number
  next: number
  /** The set of those who may be lined up. */
  readonly some: Int32Array
}

/** A line with nobody in it, for sets of so many words. */
export function newLine(words: number): Line {
  return { figures: [], size: 0, next: 0, some: new Int32Array(words) }
}

/** Lets everybody go. */
export function clearLine(line: Line): void {
  line.size = 0
  line.next = 0
}

/** The next figure; -1 when nobody is left. */
export function nextInLine(line: Line): number {
  return line.next < line.size ? line.figures[line.next++]! : -1
}

/** Adds those who may be lined up and stand on a spot, by number. */
export function lineUp({ british }: RorkesState, line: Line, spot: number): void {
  const { words, at } = british
  for (let word = 0; word < words; word++)
    for (let bits = at[spot * words + word]! & line.some[word]!; bits !== 0; bits &= bits - 1)
      line.figures[line.size++] = lowestOf(word, bits)
}
