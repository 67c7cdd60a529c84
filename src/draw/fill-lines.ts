import type { Word } from './words.ts'

const SLACK = 1e-6

/** Width of a line of words in mm at full size: the blank at its end does not count, a hyphen that appears there does. */
export function lineWidth(words: readonly Word[]): number {
  const tail = words.at(-1)
  if (!tail) return 0
  return words.reduce((sum, word) => sum + word.width, 0) - tail.blank + (tail.last ? 0 : tail.hyphen)
}

/** Fills lines up to a measure, first fit. A word wider than the measure gets a line of its own, for the caller to find. */
export function fillLines(words: readonly Word[], measure: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let width = 0
  for (const word of words) {
    const ink = width + word.width - word.blank + (word.last ? 0 : word.hyphen)
    if (line.length > 0 && ink > measure + SLACK) {
      lines.push(line)
      line = []
      width = 0
    }
    line.push(word)
    width += word.width
    if (word.last) {
      lines.push(line)
      line = []
      width = 0
    }
  }
  return lines
}

/** The same number of lines in the narrowest measure that allows it, so that centred lines are of like length. */
export function balanceLines(words: readonly Word[], measure: number): Word[][] {
  const wanted = fillLines(words, measure)
  const widest = Math.max(0, ...words.map((word) => word.width - word.blank))
  let low = Math.min(widest, measure)
  let high = measure
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2
    const lines = fillLines(words, middle)
    if (lines.length > wanted.length || lines.some((line) => lineWidth(line) > middle + SLACK)) low = middle
    else high = middle
  }
  return fillLines(words, high)
}

/** Gives a last line of a single word the word before it too, where that leaves two or more above and fits. */
export function avoidWidows(lines: readonly Word[][], measure: number): Word[][] {
  const result = lines.map((line) => [...line])
  result.forEach((line, index) => {
    const above = result[index - 1]
    if (line.length !== 1 || !line[0]?.last || !above || above.length < 3 || above.at(-1)?.last) return
    const moved = above.at(-1)
    if (!moved || lineWidth([moved, ...line]) > measure + SLACK) return
    above.pop()
    line.unshift(moved)
  })
  return result
}
