import type { Diagnostic } from '../kernel/diagnostic.ts'
import { inQuotes, nameOf, writtenValueAt } from './read-quotes.ts'
import { tokens, type Token } from './tokens.ts'
import { sayYaml } from './yaml-messages.ts'

/** A map or list in brackets that is being read. */
interface Opened {
  readonly isMap: boolean
  /** Whether the colon of the entry was read. */
  colon: boolean
  /** What the entry began with, where that is plain text. */
  key: Token | undefined
  /** The value of the entry, where that is plain text. */
  value: Token | undefined
  /** The value of the entry before. */
  before: Token | undefined
}

/** Finds `{ text: Draw one, then discard }`: what follows the comma in a map is a key without a value, which nobody writes on purpose. */
export function findCommaTexts(file: string, text: string): Diagnostic[] {
  if (!/\{[^}]*,/.test(text)) return []
  // By where the text starts that goes on behind the comma: with several commas the last one covers it all.
  const found = new Map<number, Diagnostic>()
  const opened: Opened[] = []
  for (const token of tokens(text)) {
    const { type } = token
    const at = opened.at(-1)
    if (type === 'flow-map-start' || type === 'flow-seq-start') {
      opened.push({
        isMap: type === 'flow-map-start',
        colon: false,
        key: undefined,
        value: undefined,
        before: undefined,
      })
    } else if (!at) continue
    else if (type === 'map-value-ind') at.colon = true
    else if (type === 'content') {
      if (at.colon) at.value = token
      else at.key = token
    } else if (type === 'comma' || type === 'flow-map-end' || type === 'flow-seq-end') {
      const { isMap, colon, key, before } = at
      const isStray = isMap && !colon && key !== undefined && before !== undefined
      if (isStray) found.set(before.start, explain(file, text, before, key))
      if (type !== 'comma') opened.pop()
      else Object.assign(at, { colon: false, key: undefined, value: undefined, before: isStray ? before : at.value })
    }
  }
  return [...found.values()]
}

function explain(file: string, text: string, { start }: Token, { end }: Token): Diagnostic {
  const written = text.slice(start, end).trimEnd()
  const hints = [`put the text in quotes: ${inQuotes(written)}`]
  const value = nameOf(writtenValueAt(text, start))
  return sayYaml('comma-in-text', { value }, { file, start, end: start + written.length }, { hints })
}
