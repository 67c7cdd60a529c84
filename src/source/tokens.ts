import { CST, Lexer } from 'yaml'

/** A token of YAML with its place. The content of a plain or block text has the type `content`. */
export interface Token {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The tokens of a text, blanks left out: what the grammar sees before it understands anything. */
export function* tokens(text: string): Generator<Token> {
  let offset = 0
  let contentNext = false
  for (const source of new Lexer().lex(text)) {
    const type: string = contentNext ? 'content' : (CST.tokenType(source) ?? '')
    // The lexer's own marks take no room in the text; after a "scalar" mark comes the content of a plain or block text.
    if (type === 'doc-mode' || type === 'flow-error-end') continue
    contentNext = type === 'scalar'
    if (contentNext) continue
    const start = offset
    offset += source.length
    if (type !== 'space') yield { type, start, end: offset }
  }
}
