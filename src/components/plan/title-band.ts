import { measure, textLine } from '../../draw/text-line.ts'
import { styleOf, type Theme } from '../../draw/theme.ts'
import type { Plan } from '../../game/plan.ts'
import { decimal } from '../../kernel/units.ts'
import { compass } from '../compass.ts'

/** Height of the band above a plan, baseline of the title, and the space between its parts; mm. */
export const BAND = 11.4
const BASELINE = 7.6
const SPACE = 4
/** Boxes of the scale bar, and its height, mm. */
const BOXES = 5
const BAR = 1.5

/** Title of the game and of the plan on the left, scale and compass on the right where they have room. */
export function titleBand(title: string, plan: Plan, theme: Theme, inch: number, width: number): string {
  const [large, small] = [styleOf(theme, 'sheet-title'), styleOf(theme, 'sheet-subtitle')]
  let used = measure(theme.fonts, title, large)
  let svg = textLine(theme.fonts, 0, BASELINE, title, large)
  if (used + SPACE + measure(theme.fonts, plan.title, small) < width) {
    svg += textLine(theme.fonts, used + SPACE, BASELINE, plan.title, small)
    used += SPACE + measure(theme.fonts, plan.title, small)
  }
  let right = width
  const place = (x: number, y: number, drawing: string): string =>
    `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawing}</g>`
  if (plan.north !== undefined && right - used > 2 * BAND) {
    const needle = compass(theme, plan.north)
    right -= needle.width
    svg += place(right, 0.6, needle.svg)
  }
  if (plan.feet === undefined) return svg
  const bar = scaleBar(plan.feet, inch, theme)
  return right - used > bar.width + 2 * SPACE ? svg + place(right - bar.width - SPACE, 3, bar.svg) : svg
}

/** A bar of one box an inch of the plan, in feet on the ground. */
function scaleBar(feet: number, inch: number, theme: Theme): { svg: string; width: number } {
  const note = styleOf(theme, 'note')
  const words = `One box = ${decimal(feet)} feet`
  const start = measure(theme.fonts, words, note) + SPACE
  const end = `${decimal(BOXES * feet)} ft`
  let svg = textLine(theme.fonts, 0, BAR + 0.4, words, note)
  for (let i = 0; i < BOXES; i++)
    svg += `<rect x="${decimal(start + i * inch)}" y="0.1" width="${decimal(inch)}" height="${BAR}" fill="${i % 2 === 0 ? '#000000' : '#ffffff'}" stroke="#000000" stroke-width="0.2"/>`
  svg += textLine(theme.fonts, start, BAR + 3.4, '0', note, 'middle')
  svg += textLine(theme.fonts, start + BOXES * inch, BAR + 3.4, end, note, 'middle')
  return { svg, width: start + BOXES * inch + measure(theme.fonts, end, note) / 2 }
}
