import type { Face } from '../../draw/face.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { MM_PER_INCH } from '../../kernel/units.ts'
import type { GameJob } from '../game-job.ts'
import { sayVassal } from './vassal-messages.ts'

/** 6 pixels a mm: cards can be read, and counters of 15 mm have 90 pixels. */
const USUAL_DPI = 6 * MM_PER_INCH
/** The largest board, track or chart, in pixels. */
const MOST = 40_000_000

/**
 * The scale of a module, pixels of a millimetre: what is wanted (dpi) or usual, or less for a very large board, track or chart. Where there is a hex map it is such that
 * hexes have an even number of pixels across flats, as VASSAL calculates in whole ones.
 */
export function moduleScale(
  { boards, tracks, charts }: GameJob,
  wanted = USUAL_DPI,
): {
  readonly scale: number
  readonly diagnostics: readonly Diagnostic[]
} {
  const usual = wanted / MM_PER_INCH
  const pages = charts.flatMap(({ title, pages: faces }) => faces.map((face) => ({ title, face })))
  const largest = [...boards, ...tracks, ...pages].toSorted((a, b) => areaOf(b) - areaOf(a))[0]
  const most = largest ? Math.sqrt(MOST / areaOf(largest)) : usual
  const scale = evenly(Math.min(usual, most), boards[0]?.hexes?.size)
  if (!largest || most >= usual) return { scale, diagnostics: [] }
  const dpi = (perMm: number): number => Math.round(perMm * MM_PER_INCH)
  const megapixels = Math.round((areaOf(largest) * usual ** 2) / 1e6)
  const small = { dpi: dpi(scale), board: largest.title, megapixels, usual: dpi(usual) }
  return { scale, diagnostics: [sayVassal('small-pictures', small)] }
}

/** mm². */
const areaOf = ({ face: { width, height } }: { readonly face: Face }): number => width * height

/** A scale, or the next smaller one at which so many mm are an even number of pixels. */
function evenly(scale: number, size: number | undefined): number {
  if (size === undefined) return scale
  // A little more, so that 22 mm at 6 stay 132.
  return (2 * Math.max(1, Math.floor((size * scale) / 2 + 1e-9))) / size
}
