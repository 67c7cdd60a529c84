/** Bytes 0x80 to 0x9F. The five that Windows-1252 leaves open stay control characters, which are reported later. */
const UPPER =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Decodes Windows-1252. The `TextDecoder` of Node 20 takes it for Latin-1 and loses curly quotes, dashes and the euro sign. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (c) => UPPER[c.charCodeAt(0) - 0x80]!)
}

/** The byte of a character in Windows-1252; undefined when it has none. */
export function windows1252Byte(character: string): number | undefined {
  const code = character.charCodeAt(0)
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const upper = UPPER.indexOf(character)
  return upper < 0 ? undefined : 0x80 + upper
}
