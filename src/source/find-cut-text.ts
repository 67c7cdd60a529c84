import { CST, Lexer } from 'yaml'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { inQuotes } from './read-quotes.ts'
import { sayYaml } from './yaml-messages.ts'

/** A comment that has swallowed part of a text, and whether it stood inside brackets (which it then left open). */
export interface CutText {
  readonly diagnostic: Diagnostic
  readonly start: number
  readonly inBrackets: boolean
}

const MAYBE = /[ \t]#[^\s#]/
const NOT_TEXT = /^(?:[-+]?\.?\d[\w.+-]*|true|false|null|~)$/i

/** Finds `Pay 2 #gold` and `colour: #ff0000`: a comment right behind a plain text or an empty value, without a space after its `#`. */
export function findCutTexts(file: string, text: string): CutText[] {
  if (!MAYBE.test(text)) return []
  const found: CutText[] = []
  let offset = 0
  let depth = 0
  let contentNext = false
  let before = ''
  let beforeStart = 0
  for (const source of new Lexer().lex(text)) {
    const type: string | null = contentNext ? 'content' : CST.tokenType(source)
    // The lexer's own marks take no room in the text; after a "scalar" mark comes the content of a plain or block text.
    if (type === 'doc-mode' || type === 'flow-error-end') continue
    contentNext = type === 'scalar'
    if (contentNext) continue
    const start = offset
    offset += source.length
    if (type === 'space') continue
    if (type === 'comment') {
      const cut = cutBy(file, text, { start, end: offset, before, beforeStart, depth })
      if (cut) found.push(cut)
      if (cut?.inBrackets) depth = 0
    } else {
      if (type === 'flow-map-start' || type === 'flow-seq-start') depth++
      if (type === 'flow-map-end' || type === 'flow-seq-end') depth = Math.max(0, depth - 1)
      before = type ?? ''
      beforeStart = start
    }
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
  let kept = ''
  if (before === 'content') {
    kept = text.slice(beforeStart, start)
    if (NOT_TEXT.test(kept.trim())) return undefined
  } else if (before !== 'map-value-ind') return undefined
  else if (depth === 0 && valueFollows(text, start, comment.end)) return undefined
  // In brackets the closing ones were swallowed too; they are no part of the text.
  const shown = depth > 0 ? lost.replace(/(?:,\s+[\w-]+\??:\s.*|\s*[}\]]+,?)$/, '') : lost
  const at = { file, start, end: start + shown.length }
  const hints = [
    `put it in quotes: ${inQuotes((kept + shown).replace(/\s+/g, ' '))}`,
    'or, if a comment is meant, leave a space after the #',
  ]
  return { diagnostic: sayYaml('cut-text', { lost: shown }, at, { hints }), start, inBrackets: depth > 0 }
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
