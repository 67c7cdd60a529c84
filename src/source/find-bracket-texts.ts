import type { Diagnostic } from '../kernel/diagnostic.ts'
import { inQuotes, nameOf, writtenValueAt } from './read-quotes.ts'
import { tokens } from './tokens.ts'
import { sayYaml } from './yaml-messages.ts'

/** Finds `{ text: Pay {coin} now }`: a bracket in the middle of a plain text that stands inside brackets itself, where the reader would stumble over all that follows. */
export function findBracketTexts(file: string, text: string): Diagnostic[] {
  if (!/[{[].*[{[]/.test(text)) return []
  const found: Diagnostic[] = []
  let depth = 0
  let atLineStart = 0
  let before = ''
  let stumbled = false
  for (const { type, start } of tokens(text)) {
    if (type === 'newline') {
      // Such an entry mostly stands on one line: the next is read as if all were well.
      if (stumbled) depth = atLineStart
      atLineStart = depth
      stumbled = false
    } else if (type === 'flow-map-start' || type === 'flow-seq-start') {
      if (before === 'content' && depth > 0 && !stumbled) {
        found.push(explain(file, text, start))
        stumbled = true
      }
      depth++
    } else if (type === 'flow-map-end' || type === 'flow-seq-end') depth = Math.max(0, depth - 1)
    before = type
  }
  return found
}

function explain(file: string, text: string, bracket: number): Diagnostic {
  const value = writtenValueAt(text, bracket)
  const hints = [`put the text in quotes: ${inQuotes(text.slice(value.start, value.end))}`]
  const at = { file, start: value.start, end: value.end }
  return sayYaml('bracket-in-text', { value: nameOf(value), character: text[bracket] ?? '' }, at, { hints })
}
