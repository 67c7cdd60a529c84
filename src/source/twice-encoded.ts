import { windows1252Byte } from './windows-1252.ts'

/** Letters that came about by taking UTF-8 for Windows-1252, and what they were. */
export interface TwiceEncoded {
  readonly index: number
  readonly found: string
  readonly meant: string
}

/**
 * The first `Ã±` of a text in which every run of letters beyond ASCII is UTF-8 taken for Windows-1252. One run that is not makes the whole text
 * innocent: a single `É”` may be what the author wrote.
 */
export function twiceEncoded(text: string): TwiceEncoded | undefined {
  let first: TwiceEncoded | undefined
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]+/g)) {
    const meant = reread(found)
    if (meant === undefined) return undefined
    first ??= { index, found, meant }
  }
  return first
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
