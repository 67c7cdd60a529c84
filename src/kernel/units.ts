/** Millimetres per inch, by definition. */
export const MM_PER_INCH = 25.4

/** Points (1/72 in) per millimetre. */
export const PT_PER_MM = 72 / MM_PER_INCH

/** Millimetres per point. */
export const MM_PER_PT = MM_PER_INCH / 72

/** Whole micrometres of a length in mm. Exact fits (63.5 x 3 in 190.5) are decided on these integers, never on floats. */
export function micrometres(mm: number): number {
  return Math.round(mm * 1000)
}

/** A number as it stands in SVG and PDF text: at most `digits` decimals, no `-0`, no trailing zeros. */
export function decimal(value: number, digits = 3): string {
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  return Object.is(rounded, -0) ? '0' : String(rounded)
}
