import * as z from 'zod'
import { didYouMean } from '../../kernel/suggest.ts'
import { inQuotes } from '../../source/read-quotes.ts'
import { sayYaml } from '../../source/yaml-messages.ts'
import { Plain } from '../../source/located-document.ts'
import { Complaint, readAs, type Read } from '../complaint.ts'
import { sayShape } from '../shape-messages.ts'
import { describeValue, isBlank } from '../describe-value.ts'

/** The text of a scalar as it is written: quoted or not, `0101` and `no` stay what they are. */
export function textOf(value: unknown): Read<string> {
  if (typeof value === 'string') return value
  if (isBlank(value)) return new Complaint(sayShape('no-text', {}))
  if (value instanceof Plain && value.comment !== undefined) {
    const hints = [`put it in quotes: ${inQuotes(`${value.written} ${value.comment}`)}`]
    return new Complaint(sayYaml('cut-text', { lost: value.comment, value: 'the text' }), { hints })
  }
  if (value instanceof Plain) return value.written
  return new Complaint(sayShape('expected-text', { found: describeValue(value) }), { quotes: true })
}

/** A reader that goes on from a text. */
function fromText(next: (text: string) => Read<string>): (value: unknown) => Read<string> {
  return (value) => {
    const text = textOf(value)
    return text instanceof Complaint ? text : next(text)
  }
}

/** The form of a text for JSON Schema and documentation. Any unquoted scalar will do in a file: it is taken as written. */
function written(form: 'text' | 'line' | 'id' | 'colour'): z.ZodType<string, string> {
  return z.string().meta({ written: form })
}

/** Any text. */
export function text() {
  return readAs(textOf, written('text'))
}

/** A text of one line, without blanks around it. */
export function line() {
  return readAs(lineOf, written('line'))
}

/** The text of a scalar that must be one line. */
export function lineOf(value: unknown): Read<string> {
  return fromText(oneLine)(value)
}

function oneLine(raw: string): Read<string> {
  const text = raw.trim()
  if (text === '') return new Complaint(sayShape('no-text', {}))
  return /[\n\r]/.test(text) ? new Complaint(sayShape('several-lines', {})) : text
}

const ID = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u

/** A name for the machine: letters, digits, - and _, at most 64. Compared to the letter. */
export function id() {
  return readAs(fromText(readId), written('id'))
}

function readId(raw: string): Read<string> {
  if (ID.test(raw)) return raw
  const better = slug(raw)
  return new Complaint(sayShape('bad-id', { id: raw }), { hints: better ? [`write ${better}`] : [] })
}

/** An id made of a title: `Swords & Pistols` gives `swords-pistols`. Empty when the title has neither letter nor digit. */
export function slug(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '')
}

/** A line of a fixed form, which `form` describes: `dice such as 2d6`. */
export function formed(pattern: RegExp, form: string) {
  const read = (raw: string): Read<string> => {
    const line = raw.trim()
    return pattern.test(line) ? line : new Complaint(sayShape('expected-form', { form, found: line }))
  }
  return readAs(fromText(read), written('line'))
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T): z.ZodType<T[number], unknown> {
  const read = fromText((word) => (words.includes(word) ? word : unknownWord(word, words)))
  return readAs(read as (value: unknown) => Read<T[number]>, z.enum(words))
}

/** The complaint about a word that is none of those known. */
export function unknownWord(found: string, words: readonly string[]): Complaint {
  return new Complaint(sayShape('expected-one-of', { found: `"${found}"` }), {
    hints: didYouMean(found, words, 'possible here'),
  })
}

/** A colour: a name of the theme, or a code. A code comes out as `#rrggbb`; without its # it is understood when it holds a digit, as no name does. */
export function colour() {
  return readAs(fromText(readColour), written('colour'))
}

function readColour(raw: string): Read<string> {
  const word = raw.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(word)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  if (/^#[0-9a-f]{6}$/.test(word)) return word
  if (/^[0-9a-f]{6}$/.test(word) && /\d/.test(word)) return `#${word}`
  if (/^[a-z][a-z-]*$/.test(word)) return word
  return new Complaint(sayShape('bad-colour', { colour: raw }), {
    hints: ['write a code such as "#a3222a", or the name of a colour of the theme'],
  })
}
