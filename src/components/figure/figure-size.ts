/** Measures of a paper figure of a height, mm. */
export interface FigureSize {
  /** Width of figure and base. */
  readonly wide: number
  /** Height of the picture. */
  readonly tall: number
  /** Depth of a base tab. */
  readonly tab: number
  /** Between the picture and the fold above it. */
  readonly air: number
  /** Of the strip that is cut out: base, picture, fold, picture, base. */
  readonly long: number
}

/** Shares of the height, and least widths and depths in mm: a base must stand, and hold number and name. */
const WIDTH = 18 / 28
const TAB = 0.34
const LEAST = { wide: 14, tab: 8 }
const AIR = 1.2

/** The measures of figures whose picture is so high. */
export function figureSize(tall: number): FigureSize {
  const round = (mm: number): number => Math.round(mm * 10) / 10
  const wide = round(Math.max(LEAST.wide, WIDTH * tall))
  const tab = round(Math.max(LEAST.tab, TAB * tall))
  return { wide, tall, tab, air: AIR, long: round(2 * (tab + tall + AIR)) }
}
