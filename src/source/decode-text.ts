import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { sayTable } from './table-messages.ts'
import { twiceEncoded } from './twice-encoded.ts'
import { decodeWindows1252 } from './windows-1252.ts'

/** A text and the encoding in which it was found. */
export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

/**
 * The text of a file, without its byte order mark. `encoding`: a label of the WHATWG Encoding Standard (`windows-1250`, `utf-16le`) that the
 * user declares; else the byte order mark decides, else UTF-8 where the bytes are that, else Windows-1252, with a note. Letters that are wrong
 * in any case (U+FFFD, UTF-8 taken for Windows-1252) are errors at their place.
 */
export function decodeText(file: string, bytes: Uint8Array, encoding?: string): Outcome<DecodedText> {
  const said = encoding ?? markedEncoding(bytes)
  const label = said ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  // Text has zero bytes only in UTF-16, which without its mark is valid UTF-8 as long as it is English.
  if (said === undefined && bytes.includes(0)) return { diagnostics: [sayTable('not-text', {}, start(file))] }
  const decoder = new TextDecoder(label ?? 'windows-1252')
  const name = decoder.encoding
  const text = name === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes)
  const found = { text: text.replace(/^\ufeff/, ''), encoding: name }
  const wrong = wrongLetters(file, found.text, name, bytes)
  if (wrong) return { value: found, diagnostics: [wrong] }
  return { value: found, diagnostics: label === undefined ? [guessNote(file, found.text)] : [] }
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function wrongLetters(file: string, text: string, encoding: string, bytes: Uint8Array): Diagnostic | undefined {
  const lost = text.indexOf('\ufffd')
  if (lost >= 0) {
    const at = { file, start: lost, end: lost + 1 }
    return isValid(encoding, bytes) ? sayTable('lost-letters', {}, at) : sayTable('bad-encoding', { encoding }, at)
  }
  const twice = twiceEncoded(text)
  if (!twice) return undefined
  const { found, meant, index } = twice
  const hints = ['save the file as UTF-8 from the program in which it still looks right']
  return sayTable('twice-encoded', { found, meant }, { file, start: index, end: index + found.length }, { hints })
}

function isValid(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** More of a word is not shown. */
const LONGEST_WORD = 40

function guessNote(file: string, text: string): Diagnostic {
  const index = text.search(/[^\0-\x7f]/)
  const before = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, index - LONGEST_WORD), index))![0]
  const behind = /^(?:[\p{L}\p{M}]+|.)/u.exec(text.slice(index, index + LONGEST_WORD))![0]
  const hints = ['if that is wrong, name the encoding: --encoding windows-1250, macintosh, shift_jis ...']
  const at = { file, start: index, end: index + 1 }
  return sayTable('guessed-encoding', { example: before + behind }, at, { hints })
}

const start = (file: string) => ({ file, start: 0, end: 0 })
