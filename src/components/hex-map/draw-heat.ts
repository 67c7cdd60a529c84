import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import { styleOf, type Theme } from '../../draw/theme.ts'
import { scaledStyle } from './ground-ink.ts'
import { polyline, type Point } from './point.ts'
import type { Scene } from './scene.ts'

/** How much a hex was fought over, as a figure above 0. */
export interface HexHeat {
  readonly hex: string
  readonly value: number
}

/** Bands from the least to the most fought over: how dark a token is, how far it reaches to the corners of its hex, and whether its figure is white. */
const BANDS = [
  { tint: 0.06, size: 0.42, light: false },
  { tint: 0.28, size: 0.52, light: false },
  { tint: 0.62, size: 0.62, light: true },
  { tint: 1, size: 0.72, light: true },
] as const

/** How far below the centre of its hex a token stands, map units: the number of the hex stays in view. */
const BELOW = 2
/** Figures are so many times as large as the numbers of hexes. */
const LARGER = 1.6

/** Least figure that is printed; a smaller one counts as this much. */
const LEAST = 0.1

/** Sizes of the legend, mm. */
const SWATCH = 6
const GAP = 2

/** Draws a token into each hex that was fought over: its figure, darker and larger by rank. A quarter of the hexes are in each band. */
export function drawHeat(heat: readonly HexHeat[], scene: Scene, theme: Theme, scale: number): string {
  const limits = limitsOf(heat)
  const number = scaledStyle(theme, 'hex-number', scale)
  const style = { ...number, pt: number.pt * LARGER, weight: 700 }
  const cap = capHeight(theme.fonts, style)
  const place = ({ x, y }: Point): Point => ({ x: x * scale, y: (y + BELOW) * scale })
  return heat
    .map(({ hex: id, value }) => {
      const hex = scene.byId.get(id)
      if (!hex) throw new Error(`no hex ${id}`)
      const band = bandOf(value, limits)
      const { x, y } = place(hex)
      const colour = BANDS[band]?.light ? '#ffffff' : '#000000'
      return (
        drawToken(hex.corners.map(place), { x, y }, band, theme) +
        textLine(theme.fonts, x, y + cap / 2, figure(value), { ...style, colour }, 'middle')
      )
    })
    .join('')
}

/** The bands with their figures, from the left edge of the sheet, and what the figures are. */
export function heatLegend(
  heat: readonly HexHeat[],
  note: string,
  theme: Theme,
): { readonly svg: string; readonly height: number } {
  const limits = limitsOf(heat)
  const style = styleOf(theme, 'note')
  const middle = SWATCH / 2 + 1
  const base = middle + capHeight(theme.fonts, style) / 2
  let x = 0
  let svg = ''
  const write = (text: string): void => {
    svg += textLine(theme.fonts, x, base, text, style)
    x += measure(theme.fonts, text, style) + 3 * GAP
  }
  BANDS.forEach(({ size }, band) => {
    const values = heat.map(({ value }) => value).filter((value) => bandOf(value, limits) === band)
    if (values.length === 0) return
    const [least, most] = [figure(Math.min(...values)), figure(Math.max(...values))]
    const centre = { x: x + SWATCH / 2, y: middle }
    const corner = (i: number): Point => {
      const [turn, far] = [(i * Math.PI) / 3, SWATCH / 2 / size]
      return { x: centre.x + far * Math.cos(turn), y: centre.y + far * Math.sin(turn) }
    }
    svg += drawToken([0, 1, 2, 3, 4, 5].map(corner), centre, band, theme)
    x += SWATCH + GAP / 2
    write(least === most ? least : `${least} to ${most}`)
  })
  write(note)
  return { svg, height: SWATCH + 2 }
}

/** A hexagon within a hex. */
function drawToken(corners: readonly Point[], centre: Point, band: number, theme: Theme): string {
  const { tint, size } = BANDS[band] ?? BANDS[0]
  const inward = (from: number, to: number): number => to + (from - to) * size
  const d = polyline(
    corners.map(({ x, y }) => ({ x: inward(x, centre.x), y: inward(y, centre.y) })),
    true,
  )
  return (
    `<path d="${d}" fill="#ffffff"/>` +
    `<path d="${d}" fill="${theme.colours['scarlet-deep'] ?? '#000000'}" fill-opacity="${tint}" stroke="#000000" stroke-width="0.25"/>`
  )
}

/** Least figures of the second and the later bands: quarters of the hexes. */
function limitsOf(heat: readonly HexHeat[]): readonly number[] {
  const sorted = heat.map(({ value }) => value).sort((a, b) => a - b)
  return [1, 2, 3].map((quarter) => sorted[Math.floor((quarter * sorted.length) / 4)] ?? Infinity)
}

function bandOf(value: number, limits: readonly number[]): number {
  return limits.filter((limit) => value >= limit).length
}

function figure(value: number): string {
  return Math.max(LEAST, value).toFixed(1)
}
