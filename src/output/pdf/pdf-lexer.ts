import type { PdfValue } from './pdf-value.ts'

/** Reads values one after the other (PDF 1.7, 7.3). `text` is the file or a stream, one character a byte. */
export interface PdfLexer {
  readonly text: string
  at: number
}

const COMMENT = /[^\r\n]*/y
const LINK = /(\d+) +\d+ +R(?![A-Za-z])/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const HEX = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y
const WORD = /[A-Za-z'"][A-Za-z0-9*'"]*/y

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** What a pattern finds right at the lexer's place; the place moves behind it. */
function take(lexer: PdfLexer, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = lexer.at
  const match = pattern.exec(lexer.text)
  if (!match) return undefined
  lexer.at += match[0].length
  return match
}

/** Moves over blanks and comments; gives whether anything is left. */
export function skipBlanks(lexer: PdfLexer): boolean {
  const { text } = lexer
  for (;;) {
    const code = text.charCodeAt(lexer.at)
    if (code === PERCENT) take(lexer, COMMENT)
    else if (isBlank(code)) lexer.at++
    else return lexer.at < text.length
  }
}

const [PERCENT, PLUS, MINUS, POINT] = [0x25, 0x2b, 0x2d, 0x2e]
const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** The number at the lexer's place; undefined when none is there. Streams are numbers for the most part, so no pattern is tried on them. */
function readNumber(lexer: PdfLexer): number | undefined {
  const { text } = lexer
  const first = text.charCodeAt(lexer.at)
  let end = first === PLUS || first === MINUS ? lexer.at + 1 : lexer.at
  const start = end
  while (isDigit(text.charCodeAt(end))) end++
  const point = text.charCodeAt(end) === POINT ? end++ : end
  while (isDigit(text.charCodeAt(end))) end++
  // A sign or a point alone is no number.
  if (end - start - (end > point ? 1 : 0) === 0) return undefined
  const number = Number(text.slice(lexer.at, end))
  lexer.at = end
  return number
}

/** The next value. Throws when the file is malformed there. */
export function readValue(lexer: PdfLexer): PdfValue {
  skipBlanks(lexer)
  const { text } = lexer
  const next = text[lexer.at]
  const link = isDigit(text.charCodeAt(lexer.at)) ? take(lexer, LINK) : undefined
  if (link) return { kind: 'link', object: Number(link[1]) }
  const number = readNumber(lexer)
  if (number !== undefined) return number
  if (text.startsWith('<<', lexer.at)) return readDictionary(lexer)
  if (next === '[') return readList(lexer)
  if (next === '(') return { kind: 'text', bytes: readLiteral(lexer) }
  const name = take(lexer, NAME)
  if (name) return { kind: 'name', name: (name[1] ?? '').replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => byte(hex)) }
  const hex = take(lexer, HEX)
  if (hex) return { kind: 'text', bytes: fromHex((hex[1] ?? '').replace(/[^0-9A-Fa-f]/g, '')) }
  const word = take(lexer, WORD)?.[0]
  if (word === undefined) throw new Error(`no PDF value at byte ${lexer.at}`)
  if (word === 'true' || word === 'false') return word === 'true'
  return word === 'null' ? null : { kind: 'operator', word }
}

const byte = (hex: string): string => String.fromCharCode(parseInt(hex, 16))

function fromHex(digits: string): string {
  let bytes = ''
  for (let i = 0; i < digits.length; i += 2) bytes += byte(digits.slice(i, i + 2).padEnd(2, '0'))
  return bytes
}

function readDictionary(lexer: PdfLexer): PdfValue {
  const entries = new Map<string, PdfValue>()
  lexer.at += 2
  for (;;) {
    if (!skipBlanks(lexer)) throw new Error('a dictionary without end')
    if (lexer.text.startsWith('>>', lexer.at)) break
    const key = readValue(lexer)
    if (typeof key !== 'object' || key === null || !('kind' in key) || key.kind !== 'name')
      throw new Error(`a dictionary key that is no name before byte ${lexer.at}`)
    entries.set(key.name, readValue(lexer))
  }
  lexer.at += 2
  return { kind: 'dictionary', entries }
}

function readList(lexer: PdfLexer): PdfValue {
  const items: PdfValue[] = []
  lexer.at += 1
  for (;;) {
    if (!skipBlanks(lexer)) throw new Error('a list without end')
    if (lexer.text[lexer.at] === ']') break
    items.push(readValue(lexer))
  }
  lexer.at += 1
  return items
}

function readLiteral(lexer: PdfLexer): string {
  let bytes = ''
  let depth = 0
  for (;;) {
    const next = lexer.text[lexer.at++]
    if (next === undefined) throw new Error('a string without end')
    if (next === '(' && depth++ === 0) continue
    if (next === ')' && --depth === 0) return bytes
    bytes += next === '\\' ? readEscape(lexer) : next
  }
}

function readEscape(lexer: PdfLexer): string {
  const octal = take(lexer, /[0-7]{1,3}/y)
  if (octal) return String.fromCharCode(parseInt(octal[0], 8) & 255)
  const next = lexer.text[lexer.at++] ?? ''
  if (next === '\r' && lexer.text[lexer.at] === '\n') lexer.at++
  return next === '\r' || next === '\n' ? '' : (ESCAPED[next] ?? next)
}
