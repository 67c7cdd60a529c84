import { inflateSync } from 'node:zlib'
import { readValue, skipBlanks, type PdfLexer } from './pdf-lexer.ts'
import { isKind, type PdfDictionary, type PdfLink, type PdfValue } from './pdf-value.ts'

/** A finished PDF, read from its bytes alone by way of its cross-reference table. */
export interface PdfSource {
  readonly trailer: PdfDictionary
  /** The value that a link stands for; other values are given back. Throws when there is no such object. */
  resolve(value: PdfValue | undefined): PdfValue | undefined
  /** The unpacked stream of an object, one character a byte; undefined when it has none. */
  stream(link: PdfLink): string | undefined
}

/** Latin-1 text of bytes: one character a byte. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/** Byte offsets by object number. */
function readOffsets(lexer: PdfLexer): Map<number, number> {
  const offsets = new Map<number, number>()
  const section = /\s*(\d+) (\d+)\s+/y
  for (;;) {
    section.lastIndex = lexer.at
    const match = section.exec(lexer.text)
    if (!match) return offsets
    lexer.at += match[0].length
    for (let i = 0; i < Number(match[2]); i++, lexer.at += 20) {
      const entry = /^(\d{10}) \d{5} ([nf])/.exec(lexer.text.slice(lexer.at, lexer.at + 20))
      if (!entry) throw new Error(`a malformed cross-reference entry at byte ${lexer.at}`)
      if (entry[2] === 'n') offsets.set(Number(match[1]) + i, Number(entry[1]))
    }
  }
}

/** Opens a PDF. Throws when it is malformed. */
export function openSource(bytes: Uint8Array): PdfSource {
  const text = textOf(bytes)
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))
  if (!text.startsWith('%PDF-') || !start) throw new Error('no PDF, or one that is cut off')
  const lexer: PdfLexer = { text, at: Number(start[1]) }
  if (!text.startsWith('xref', lexer.at)) throw new Error('the cross-reference table is not where the file says')
  lexer.at += 4
  const offsets = readOffsets(lexer)
  skipBlanks(lexer)
  const word = readValue(lexer)
  const trailer = isKind(word, 'operator') && word.word === 'trailer' ? readValue(lexer) : null
  if (!isKind(trailer, 'dictionary')) throw new Error('no trailer')

  const values = new Map<number, PdfValue>()
  const streams = new Map<number, number>()
  const load = (object: number): PdfValue => {
    const known = values.get(object)
    if (known !== undefined) return known
    const offset = offsets.get(object)
    if (offset === undefined) throw new Error(`object ${object} is missing`)
    const at: PdfLexer = { text, at: offset }
    const head = [readValue(at), readValue(at), readValue(at)]
    if (head[0] !== object || !isKind(head[2], 'operator') || head[2].word !== 'obj')
      throw new Error(`object ${object} is not where the file says`)
    const value = readValue(at)
    values.set(object, value)
    const begins = /\s*stream\r?\n/y
    begins.lastIndex = at.at
    const stream = begins.exec(text)
    if (stream) streams.set(object, at.at + stream[0].length)
    return value
  }
  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    isKind(value, 'link') ? resolve(load(value.object)) : value
  return {
    trailer,
    resolve,
    stream({ object }) {
      const dictionary = load(object)
      const from = streams.get(object)
      if (from === undefined || !isKind(dictionary, 'dictionary')) return undefined
      const length = resolve(dictionary.entries.get('Length'))
      if (typeof length !== 'number' || !/^\s*endstream/.test(text.slice(from + length, from + length + 12)))
        throw new Error(`the stream of object ${object} does not end where it should`)
      const packed = bytes.subarray(from, from + length)
      const filter = resolve(dictionary.entries.get('Filter'))
      if (filter === undefined) return textOf(packed)
      if (!isKind(filter, 'name') || filter.name !== 'FlateDecode')
        throw new Error(`object ${object} is packed in an unknown way`)
      return textOf(inflateSync(packed))
    },
  }
}
