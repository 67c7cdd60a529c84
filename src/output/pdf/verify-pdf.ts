import { countOf } from '../../kernel/count-of.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { Verified } from '../output-format.ts'
import type { ExpectedPage, ExpectedPiece } from './expected-pages.ts'
import { readPdf, type MeasuredBox, type MeasuredPdf, type MeasuredPiece } from './read-pdf.ts'
import { sayVerify } from './verify-messages.ts'

/** Largest deviation of any corner from the layout, in mm. */
export const TOLERANCE_MM = 0.01

/** Result of measuring: the figures, and a finding for everything that is not as laid out. */
export interface Verification {
  readonly verified: Verified
  readonly diagnostics: readonly Diagnostic[]
}

/** Measures a finished PDF and compares it with the layout. `file` names it in the findings. Never throws: a file that cannot be read is a finding. */
export function verifyPdf(bytes: Uint8Array, expected: readonly ExpectedPage[], file: string): Verification {
  let measured: MeasuredPdf
  try {
    measured = readPdf(bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const verified = { pieces: 0, maxSizeErrorMm: 0, fontsEmbedded: false, missingGlyphs: 0 }
    return { verified, diagnostics: [sayVerify('unreadable', { file, reason })] }
  }
  const diagnostics = [...checkPages(measured, expected, file), ...checkText(measured, file)]
  let worst = 0
  expected.forEach((page, index) => {
    const found = measured.pieces.filter((piece) => piece.page === index + 1)
    const result = checkPieces(found, page.pieces, file, index + 1)
    diagnostics.push(...result.diagnostics)
    worst = Math.max(worst, result.worst)
  })
  const missingGlyphs = [...measured.missingGlyphs.values()].reduce((sum, count) => sum + count, 0)
  return {
    verified: {
      pieces: measured.pieces.filter((piece) => piece.side === 'front').length,
      maxSizeErrorMm: Number(decimal(worst, 6)),
      fontsEmbedded: measured.fonts.every((font) => font.embedded && font.subset),
      missingGlyphs,
    },
    diagnostics,
  }
}

function checkPages(measured: MeasuredPdf, expected: readonly ExpectedPage[], file: string): Diagnostic[] {
  const found: Diagnostic[] = []
  if (measured.pages.length !== expected.length)
    found.push(
      sayVerify('page-count', { file, found: countOf(measured.pages.length, 'page'), wanted: expected.length }),
    )
  measured.pages.forEach((page, index) => {
    const wanted = expected[index]
    if (!wanted) return
    const error = Math.max(Math.abs(page.width - wanted.width), Math.abs(page.height - wanted.height))
    const size = ({ width, height }: { width: number; height: number }): string =>
      `${decimal(width, 2)} x ${decimal(height, 2)}`
    if (!(error <= TOLERANCE_MM))
      found.push(sayVerify('page-size', { file, page: index + 1, found: size(page), wanted: size(wanted) }))
    const offTrim = boxError(page.trim, wanted.trim)
    if (!(offTrim <= TOLERANCE_MM))
      found.push(sayVerify('trim-box', { file, page: index + 1, error: decimal(offTrim, 2) }))
  })
  if (measured.printScaling !== 'None') found.push(sayVerify('print-scaling', { file }))
  return found
}

/** Largest difference of any side of two boxes, in mm; infinite when one is missing. */
function boxError(found: MeasuredBox | undefined, wanted: MeasuredBox): number {
  if (!found) return Infinity
  return Math.max(
    Math.abs(found.x - wanted.x),
    Math.abs(found.y - wanted.y),
    Math.abs(found.x + found.width - wanted.x - wanted.width),
    Math.abs(found.y + found.height - wanted.y - wanted.height),
  )
}

function checkText(measured: MeasuredPdf, file: string): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const font of measured.fonts) {
    if (!font.embedded || !font.subset) found.push(sayVerify('font-not-embedded', { file, font: font.name }))
    if (!font.readable) found.push(sayVerify('font-unreadable', { file, font: font.name }))
  }
  for (const [font, count] of measured.missingGlyphs)
    found.push(sayVerify('missing-glyph', { file, font, count: countOf(count, 'character') }))
  return found
}

/** Corners in the order in which the measured ones come: the picture's own top left first, then clockwise. */
function wantedCorners({ x, y, width, height, turn }: ExpectedPiece) {
  const onPage = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const first = turn / 90
  return onPage.map((_, index) => onPage[(index + first) % 4] ?? { x, y })
}

const centreOf = (corners: readonly { x: number; y: number }[]) => ({
  x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
  y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
})

/** How far the measured corners are from the wanted ones, at most, in mm. */
function errorOf(piece: MeasuredPiece, wanted: ExpectedPiece): number {
  return wantedCorners(wanted).reduce((worst, corner, index) => {
    const found = piece.corners[index] ?? { x: Infinity, y: Infinity }
    return Math.max(worst, Math.hypot(found.x - corner.x, found.y - corner.y))
  }, 0)
}

/** How much of the wanted place is clipped away, at most, in mm. */
function clippedAway({ visible }: MeasuredPiece, { x, y, width, height }: ExpectedPiece): number {
  return Math.max(
    visible.x - x,
    visible.y - y,
    x + width - (visible.x + visible.width),
    y + height - (visible.y + visible.height),
  )
}

function checkPieces(found: readonly MeasuredPiece[], wanted: readonly ExpectedPiece[], file: string, page: number) {
  const diagnostics: Diagnostic[] = []
  const left = new Set(found)
  let worst = 0
  for (const piece of wanted) {
    const match = nearest(left, piece)
    if (!match) {
      const at = { x: decimal(piece.x, 2), y: decimal(piece.y, 2) }
      diagnostics.push(sayVerify('missing-piece', { file, page, piece: piece.label, ...at }))
      continue
    }
    left.delete(match)
    const error = errorOf(match, piece)
    worst = Math.max(worst, error)
    if (match.key !== piece.key || match.side !== piece.side)
      diagnostics.push(sayVerify('wrong-face', { file, page, piece: piece.label }))
    if (!(error <= TOLERANCE_MM)) {
      const far = { error: decimal(error, 3), allowed: TOLERANCE_MM }
      diagnostics.push(sayVerify('misplaced', { file, page, piece: piece.label, ...far }))
    } else if (!(clippedAway(match, piece) <= TOLERANCE_MM)) {
      const missing = decimal(clippedAway(match, piece), 2)
      diagnostics.push(sayVerify('cut-off', { file, page, piece: piece.label, missing }))
    }
  }
  for (const piece of left) {
    const centre = centreOf(piece.corners)
    diagnostics.push(sayVerify('extra-piece', { file, page, x: decimal(centre.x, 2), y: decimal(centre.y, 2) }))
  }
  return { diagnostics, worst }
}

/** The measured piece that stands for a wanted one: the nearest whose centre is inside its place. */
function nearest(found: ReadonlySet<MeasuredPiece>, wanted: ExpectedPiece): MeasuredPiece | undefined {
  const middle = centreOf(wantedCorners(wanted))
  let best: MeasuredPiece | undefined
  let distance = Math.min(wanted.width, wanted.height) / 2
  for (const piece of found) {
    const centre = centreOf(piece.corners)
    const away = Math.hypot(centre.x - middle.x, centre.y - middle.y)
    if (away < distance) {
      best = piece
      distance = away
    }
  }
  return best
}
