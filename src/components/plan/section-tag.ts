import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import { decimal } from '../../kernel/units.ts'
import type { PlanSection } from '../../game/plan.ts'
import type { Spot } from './along.ts'
import type { Block } from './block.ts'
import type { PlanInk } from './plan-ink.ts'

/** Room round the letters, in heights of a capital. */
const AROUND = 0.42

/** The tag of a section: its id reversed out of black, and in the white box behind it the number of places. */
export function sectionTag(
  section: Pick<PlanSection, 'id' | 'places'>,
  at: Spot,
  ink: PlanInk,
): { svg: string; block: Block } {
  const { fonts } = ink.theme
  const [idStyle, placesStyle] = [ink.style('plan-tag'), ink.style('plan-places')]
  const cap = capHeight(fonts, idStyle)
  const around = AROUND * cap
  const places = section.places === undefined ? '' : String(section.places)
  const idWidth = measure(fonts, section.id, idStyle) + 2 * around
  const placesWidth = places === '' ? 0 : measure(fonts, places, placesStyle) + 2 * around
  const block = {
    x: at.x - (idWidth + placesWidth) / 2,
    y: at.y - cap / 2 - around,
    width: idWidth + placesWidth,
    height: cap + 2 * around,
  }
  const n = (value: number): string => decimal(value, 2)
  const rect = (x: number, width: number, fill: string): string =>
    `<rect x="${n(x)}" y="${n(block.y)}" width="${n(width)}" height="${n(block.height)}" fill="${fill}" stroke="#000000" stroke-width="0.35"/>`
  const baseline = at.y + cap / 2
  const text = (x: number, words: string, style: typeof idStyle): string =>
    textLine(fonts, x, baseline, words, style, 'middle')
  const svg =
    rect(block.x, idWidth, '#000000') +
    text(block.x + idWidth / 2, section.id, { ...idStyle, colour: '#ffffff' }) +
    (places === ''
      ? ''
      : rect(block.x + idWidth, placesWidth, '#ffffff') +
        text(block.x + idWidth + placesWidth / 2, places, placesStyle))
  return { svg, block }
}
