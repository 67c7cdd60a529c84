/** A line that is switched off: its # stands right before a word, unlike that of a remark. */
const OFF = /^(\s*)#(?=[^\s#])/

/** A text with the lines of these numbers (from 0) in force; all of them where none are named. */
export function switchOn(text: string, lines?: readonly number[]): string {
  const isWanted = (index: number): boolean => lines === undefined || lines.includes(index)
  return text
    .split('\n')
    .map((line, index) => (isWanted(index) ? line.replace(OFF, '$1') : line))
    .join('\n')
}

/** Numbers of the lines that are switched off, those that stand together in one list. */
export function offLines(text: string): number[][] {
  const blocks: number[][] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!OFF.test(line)) continue
    const last = blocks.at(-1)
    if (last?.at(-1) === index - 1) last.push(index)
    else blocks.push([index])
  }
  return blocks
}
