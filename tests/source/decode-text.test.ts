import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../src/source/decode-text.ts'

const utf8 = new TextEncoder()
const utf16 = (text: string, big = false): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}
const read = (bytes: Uint8Array, encoding?: string) => {
  const { value, diagnostics } = decodeText('t.csv', bytes, encoding)
  return { ...value, codes: diagnostics.map(({ code }) => code), starts: diagnostics.map(({ at }) => at?.start) }
}
const text = 'Señor Müller, „€ 5“ 😀'

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8.encode(text), 'utf-8'],
    ['UTF-8 with a mark', utf8.encode(`\ufeff${text}`), 'utf-8'],
    ['UTF-16, low byte first', utf16(text), 'utf-16le'],
    ['UTF-16, high byte first', utf16(text, true), 'utf-16be'],
  ])('%s, without its mark', (_, bytes, encoding) => {
    expect(read(bytes)).toMatchObject({ text, encoding, codes: [] })
  })

  it('takes other bytes for Windows-1252, curly quotes and euro sign included, and says so at the first', () => {
    const bytes = Uint8Array.from([...'Se\xf1or \x93M\xfcller\x94 \x80 5\x85'].map((c) => c.charCodeAt(0)))
    const found = read(bytes)
    expect(found).toMatchObject({ text: 'Señor “Müller” € 5…', encoding: 'windows-1252' })
    expect([found.codes, found.starts]).toEqual([['table/guessed-encoding'], [2]])
  })

  it('reads a declared encoding without a note', () => {
    expect(read(Uint8Array.from([0xb3, 0xf3, 0xbf, 0xea]), 'windows-1250')).toMatchObject({ text: 'łóżę', codes: [] })
    expect(read(Uint8Array.from([0x80]), 'latin1')).toMatchObject({ text: '€', encoding: 'windows-1252' })
  })

  it('refuses bytes that are not of the declared encoding, at the first of them', () => {
    expect(read(Uint8Array.from([...'ab\nSe\xf1or'].map((c) => c.charCodeAt(0))), 'utf-8')).toMatchObject({
      codes: ['table/bad-encoding'],
      starts: [5],
    })
  })

  it('finds letters that were lost before', () => {
    expect(read(utf8.encode('M\ufffdller'))).toMatchObject({ codes: ['table/lost-letters'], starts: [1] })
  })

  it('finds UTF-8 that was taken for Windows-1252, but leaves a lone É” alone', () => {
    const { diagnostics } = decodeText('t.csv', utf8.encode('SeÃ±or Ã–zdemir'))
    expect(diagnostics.map(({ code, message }) => [code, message.slice(0, 26)])).toEqual([
      ['table/twice-encoded', '"Ã±" was meant to be "ñ": '],
    ])
    expect(read(utf8.encode('Señor'), 'windows-1252').codes).toEqual(['table/twice-encoded'])
    for (const innocent of ['“CAFÉ”', 'JOSÉ®', 'TÖ\u00a0', 'NÃO']) expect(read(utf8.encode(innocent)).codes).toEqual([])
    for (const spoiled of ['â€œHaltâ€\u009d', 'ÐžÑ€Ðº Ð¸'])
      expect(read(utf8.encode(spoiled)).codes).toEqual(['table/twice-encoded'])
  })

  it('refuses bytes that are no text', () => {
    expect(read(Uint8Array.from([0x89, 0x50, 0, 0xff])).codes).toEqual(['table/not-text'])
  })

  it('takes UTF-16 without a byte order mark for no text, unless it is told', () => {
    const bytes = Uint8Array.from(Buffer.from('Name,Cost\nOrc,1\n', 'utf16le'))
    expect(read(bytes).codes).toEqual(['table/not-text'])
    expect(decodeText('t.csv', bytes, 'utf-16le')).toEqual({
      value: { text: 'Name,Cost\nOrc,1\n', encoding: 'utf-16le' },
      diagnostics: [],
    })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.constantFrom(undefined, 'utf-8', 'utf-16le', 'windows-1252', 'shift_jis'),
        (bytes, label) => {
          expect(decodeText('t.csv', bytes, label).diagnostics).toBeInstanceOf(Array)
        },
      ),
    )
  })
})
