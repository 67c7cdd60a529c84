import type { PlanRoof } from '../../game/plan.ts'
import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import { decimal } from '../../kernel/units.ts'
import { path, type Spot } from './along.ts'
import type { Block } from './block.ts'
import type { PlanInk } from './plan-ink.ts'

/** Distance of the lines of thatch, inches and least mm. */
const THATCH = { apart: 0.28, least: 1.1 }
/** Height of the boxes of a fire track, inches and least mm; they hold a counter. */
const BOX = { high: 0.66, least: 3.4 }
/** White round the title, mm. */
const PLATE = 0.7

/** Thatch over a building that nobody enters: two slopes with hipped ends, in lines that run down to the eaves. */
export function thatch(outline: readonly Spot[], ink: PlanInk): string {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const ridge = (top + bottom) / 2
  const hip = ridge - top
  const n = (value: number): string => decimal(value, 2)
  const apart = Math.max(THATCH.least, THATCH.apart * ink.inch)
  let lines = ''
  for (let x = left + apart; x < right - apart / 2; x += apart) {
    // Lines under the hips end at the hip, not at the ridge.
    const rise = Math.min(hip, x - left, right - x)
    const keep = 0.3 + 0.3 * (Math.round(x / apart) % 3 === 0 ? 1 : 0)
    for (const [eaves, down] of [
      [top, 1],
      [bottom, -1],
    ] as const)
      lines += `M${n(x)} ${n(eaves)}V${n(eaves + down * rise * keep)}`
  }
  const hips =
    `M${n(left)} ${n(top)}L${n(left + hip)} ${n(ridge)}L${n(left)} ${n(bottom)}` +
    `M${n(right)} ${n(top)}L${n(right - hip)} ${n(ridge)}L${n(right)} ${n(bottom)}`
  const stroke = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    `<path d="${path(outline, true)}" fill="${ink.colour('slope')}"/>` +
    stroke(lines, ink.colour('hatch'), 0.2) +
    stroke(hips, '#000000', 0.35)
  )
}

/** How far a fire has run: a row of boxes as long as the roof, one for each inch, numbered, and the name of the roof above them. */
export function fireTrack(roof: PlanRoof, middle: Spot, ink: PlanInk): { svg: string; block: Block } {
  const { theme } = ink
  const style = ink.style('plan-note')
  const cap = capHeight(theme.fonts, style)
  const [wide, high] = [ink.inch, Math.max(BOX.least, BOX.high * ink.inch)]
  const left = middle.x - (roof.length * wide) / 2
  const top = middle.y - high / 2
  const n = (value: number): string => decimal(value, 2)
  let lines = ''
  let numbers = ''
  for (let inch = 1; inch <= roof.length; inch++) {
    if (inch > 1) lines += `M${n(left + (inch - 1) * wide)} ${n(top)}v${n(high)}`
    numbers += textLine(theme.fonts, left + (inch - 0.5) * wide, middle.y + cap / 2, String(inch), style, 'middle')
  }
  const title = `${roof.title} (${roof.id}): fire`
  const titleWidth = measure(theme.fonts, title, style)
  const plate = { width: titleWidth + 2 * PLATE, height: cap + 2 * PLATE }
  const plateTop = top - plate.height
  const svg =
    `<rect x="${n(left)}" y="${n(top)}" width="${n(roof.length * wide)}" height="${n(high)}" fill="#ffffff" stroke="#000000" stroke-width="0.2"/>` +
    `<path d="${lines}" fill="none" stroke="#000000" stroke-width="0.15"/>${numbers}` +
    `<rect x="${n(middle.x - plate.width / 2)}" y="${n(plateTop)}" width="${n(plate.width)}" height="${n(plate.height)}" fill="#ffffff"/>` +
    textLine(theme.fonts, middle.x, top - PLATE, title, style, 'middle')
  return { svg, block: { x: middle.x - plate.width / 2, y: plateTop, width: plate.width, height: plate.height + high } }
}
