/** A number as two whole ones, so that kills are rounded off once and exactly. */
export interface Fraction {
  readonly over: number
  readonly under: number
}

export const ONE: Fraction = { over: 1, under: 1 }

/** Reads `2`, `×2`, `1/2`, `1.5`; undefined for anything else. */
export function parseFraction(written: string): Fraction | undefined {
  const found = /^[×x]?\s*(\d{1,6})(?:\.(\d{1,4})|\s*\/\s*([1-9]\d{0,5}))?$/.exec(written.trim())
  if (!found) return undefined
  const [, whole = '', decimals = '', under = '1'] = found
  return { over: Number(whole + decimals), under: Number(under) * 10 ** decimals.length }
}
