import type { Diagnostic } from '../kernel/diagnostic.ts'
import { inQuotes, nameOf, writtenValueAt } from './read-quotes.ts'
import { tokens, type Token } from './tokens.ts'
import { sayYaml } from './yaml-messages.ts'

/** A comment that has swallowed part of a text, and whether it stood inside brackets (which it then left open). */
export interface CutText {
  readonly diagnostic: Diagnostic
  readonly start: number
  readonly inBrackets: boolean
}

const MAYBE = /[ \t]#[^\s#]/
/** What YAML takes for a number, true, false or null rather than for text. */
const NOT_TEXT =
  /^(?:[-+]?(?:(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|\.inf)|0o[0-7]+|0x[0-9a-f]+|\.nan|true|false|null|~)$/i

/** Finds `Pay 2 #gold` and `colour: #ff0000`: a comment right behind a plain text or an empty value, without a space after its `#`. */
export function findCutTexts(file: string, text: string): CutText[] {
  if (!MAYBE.test(text)) return []
  const found: CutText[] = []
  let depth = 0
  let last: Token | undefined
  for (const token of tokens(text)) {
    if (token.type === 'comment') {
      const { start, end } = token
      const cut = cutBy(file, text, { start, end, before: last?.type ?? '', beforeStart: last?.start ?? 0, depth })
      if (cut) found.push(cut)
      if (cut?.inBrackets) depth = 0
      continue
    }
    if (token.type === 'flow-map-start' || token.type === 'flow-seq-start') depth++
    if (token.type === 'flow-map-end' || token.type === 'flow-seq-end') depth = Math.max(0, depth - 1)
    last = token
  }
  return found
}

interface Comment {
  readonly start: number
  readonly end: number
  /** Kind of the token before, and where it starts. */
  readonly before: string
  readonly beforeStart: number
  readonly depth: number
}

function cutBy(file: string, text: string, comment: Comment): CutText | undefined {
  const { start, before, beforeStart, depth } = comment
  const lost = text.slice(start, comment.end).trimEnd()
  if (!/^#[^\s#]/.test(lost)) return undefined
  // Alone in its line behind a block of text, it is a line that was switched off.
  if (text.slice(text.lastIndexOf('\n', start) + 1, start).trim() === '') return undefined
  let kept = ''
  if (before === 'content' || before === 'block-scalar-header') {
    kept = text.slice(beforeStart, start)
    if (NOT_TEXT.test(kept.trim())) return undefined
    // `text: | #note` heads a text on the lines below, unless there are none.
    if (before === 'block-scalar-header' && valueFollows(text, start, comment.end)) return undefined
  } else if (before !== 'map-value-ind') return undefined
  else if (depth === 0 && valueFollows(text, start, comment.end)) return undefined
  // In brackets the closing ones were swallowed too; they are no part of the text.
  const shown = depth > 0 ? lost.replace(/(?:,\s+[\w-]+\??:\s.*|\s*[}\]]+,?)$/, '') : lost
  const value = nameOf(writtenValueAt(text, before === 'map-value-ind' ? start : beforeStart))
  const at = { file, start, end: start + shown.length }
  const hints = [
    `put it in quotes: ${inQuotes((kept + shown).replace(/\s+/g, ' '))}`,
    'or, if a comment is meant, leave a space after the #',
  ]
  return { diagnostic: sayYaml('cut-text', { lost: shown, value }, at, { hints }), start, inBrackets: depth > 0 }
}

/** Whether the value of `key: #comment` stands on the lines below, so that the comment cuts nothing. */
function valueFollows(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const indent = /^ */.exec(text.slice(lineStart))![0].length
  const next = /^(?:[ \t]*(?:#.*)?\r?\n)*( *)(-[ \t\r\n])?/.exec(text.slice(text.indexOf('\n', end) + 1))
  if (text.indexOf('\n', end) < 0 || !next) return false
  const below = next[1]!.length
  return below > indent || (next[2] !== undefined && below === indent)
}
