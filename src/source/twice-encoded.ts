import { windows1252Byte } from './windows-1252.ts'

/** Letters that came about by taking UTF-8 for Windows-1252, and what they were. */
export interface TwiceEncoded {
  readonly index: number
  readonly found: string
  readonly meant: string
}

/** As UTF-8 of western letters and of punctuation begins, read so; people write neither before a sign. */
const USUAL = /[ÂÃ]|â€/
/** So many letters of other scripts come about by no accident. */
const MANY = 4

/**
 * The first `Ã±` of a text in which every run of letters beyond ASCII is UTF-8 taken for Windows-1252. One run that is not makes the whole text
 * innocent, and so are a few runs that may be what the author wrote, such as `JOSÉ®`.
 */
export function twiceEncoded(text: string): TwiceEncoded | undefined {
  let first: TwiceEncoded | undefined
  let isUsual = false
  let letters = 0
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]+/g)) {
    const meant = reread(found)
    if (meant === undefined) return undefined
    first ??= { index, found, meant }
    isUsual ||= USUAL.test(found)
    letters += [...meant].length
  }
  return isUsual || letters >= MANY ? first : undefined
}

function reread(run: string): string | undefined {
  const bytes = [...run].map(windows1252Byte)
  if (bytes.some((byte) => byte === undefined)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]))
  } catch {
    return undefined
  }
}
