import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { ExpectedPicture, ExpectedPiece } from './expected-picture.ts'
import { sayPng } from './png-messages.ts'
import { readPng, type PngFacts } from './read-png.ts'

/** Measures a finished picture and compares it with the layout. `file` names it in the findings. Never throws: a file that cannot be read is a finding. */
export function verifyPng(bytes: Uint8Array, expected: ExpectedPicture, file: string): Diagnostic[] {
  const flat = new Map(expected.pieces.map((piece) => [piece, lookFor(piece, expected.clear ? 4 : 3)]))
  let facts: PngFacts
  try {
    facts = readPng(bytes, (y, samples) => {
      for (const [piece, shows] of flat) if (shows(y, samples)) flat.delete(piece)
    })
  } catch (error) {
    return [sayPng('unreadable', { file, reason: error instanceof Error ? error.message : String(error) })]
  }
  const unlike = checkFacts(facts, expected, file)
  // Of a picture of another size or kind nothing can be said about its pieces.
  return unlike.length > 0 ? unlike : [...flat.keys()].map(({ label }) => sayPng('flat', { file, piece: label }))
}

function checkFacts(facts: PngFacts, expected: ExpectedPicture, file: string): Diagnostic[] {
  const sizeOf = ({ width, height }: { width: number; height: number }): string => `${width} x ${height}`
  const [found, wanted] = [sizeOf(facts), sizeOf(expected)]
  const perMetre = facts.perMetre?.join(' x ') ?? 'an unknown number of'
  const right = `${expected.perMetre} x ${expected.perMetre}`
  return [
    ...(found === wanted ? [] : [sayPng('wrong-size', { file, found, wanted })]),
    ...(perMetre === right ? [] : [sayPng('wrong-resolution', { file, found: perMetre, wanted: right })]),
    ...(facts.clear && !expected.clear ? [sayPng('not-opaque', { file })] : []),
  ]
}

/** Says of each row whether a piece now has shown more than one colour. */
function lookFor(
  { left, top, right, bottom }: ExpectedPiece,
  channels: number,
): (y: number, samples: Uint8Array) => boolean {
  let first: Uint8Array | undefined
  return (y, samples) => {
    if (y < top || y >= bottom) return false
    const row = samples.subarray(left * channels, right * channels)
    first ??= row.slice(0, channels)
    for (let i = 0; i < row.length; i++) if (row[i] !== first[i % channels]) return true
    return false
  }
}
