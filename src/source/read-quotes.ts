/** A value as it stands in a line of YAML, read with the eye rather than by the grammar: used to say what the author meant when the grammar fails. */
export interface WrittenValue {
  readonly start: number
  readonly end: number
  /** The key before it; absent for an item of a list. */
  readonly key?: string | undefined
}

const NEXT_ENTRY = /,\s+[\w-]+\??:\s|\s*[}\]]+\s*,?\s*$/g

/** The value that reaches to `offset`: it starts after the last `key: `, `- ` or `, ` before, quotes and closed brackets skipped. */
export function writtenValueAt(text: string, offset: number): WrittenValue {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const line = text.slice(lineStart, newline < 0 ? text.length : newline).replace(/\r$/, '')
  const target = offset - lineStart
  const opened: number[] = []
  const skipSpaces = (i: number): number => i + /^[ \t]*/.exec(line.slice(i))![0].length
  let start = skipSpaces(0)
  let key: string | undefined
  let i = start
  while (i < target) {
    const c = line[i]!
    const spaceFollows = line[i + 1] === ' ' || line[i + 1] === '\t'
    if (i === start && (c === '"' || c === "'")) {
      const close = line.indexOf(c, i + 1)
      if (close < 0 || close >= target) break
      i = close + 1
    } else if (i === start && (c === '[' || c === '{')) {
      opened.push(start)
      i = start = skipSpaces(i + 1)
    } else if ((c === ']' || c === '}') && opened.length > 0) {
      start = opened.pop()!
      i++
    } else if (spaceFollows && (c === ':' || (c === '-' && i === start) || (c === ',' && opened.length > 0))) {
      key = c === ':' ? line.slice(start, i).replace(/^(['"])(.*)\1$/, '$2') : undefined
      i = start = skipSpaces(i + 1)
    } else i++
  }
  if (start > target) start = target
  const rest = line.slice(start)
  NEXT_ENTRY.lastIndex = 0
  const stop = opened.length > 0 ? NEXT_ENTRY.exec(rest)?.index : undefined
  const written = rest.slice(0, stop ?? rest.length).trimEnd()
  return { start: lineStart + start, end: lineStart + start + written.length, key }
}

/** A value in the words of a message: `the value of "text"`. */
export function nameOf({ key }: WrittenValue): string {
  return key === undefined ? 'the text' : `the value of "${key}"`
}

/** A text in the quotes that need the fewest changes. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}
