import type { Diagnostic } from '../kernel/diagnostic.ts'
import { explainValue } from './explain-syntax.ts'
import { tokens } from './tokens.ts'
import { sayYaml } from './yaml-messages.ts'

/** Finds `!Hot stuff`: a word that YAML takes for a tag and would drop. */
export function findTags(file: string, text: string): Diagnostic[] {
  if (!/(?:^|[\s,[{])!/.test(text)) return []
  const found: Diagnostic[] = []
  for (const { type, start, end } of tokens(text)) {
    if (type !== 'tag') continue
    const hints = explainValue(file, text, start, 'quote-start').hints ?? []
    found.push(sayYaml('tag', { tag: text.slice(start, end) }, { file, start, end }, { hints }))
  }
  return found
}
