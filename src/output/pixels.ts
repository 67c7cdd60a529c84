import { MM_PER_INCH } from '../kernel/units.ts'

/** Whole pixels of a length in mm, halves up: 63 mm at 300 dpi are 744. */
export function pixelsOf(mm: number, dpi: number): number {
  return Math.max(1, Math.round((mm * dpi) / MM_PER_INCH))
}

/** Whole pixels a metre, as a PNG says its resolution: 300 dpi are 11,811. */
export function pixelsPerMetre(dpi: number): number {
  return Math.round((dpi * 1000) / MM_PER_INCH)
}
