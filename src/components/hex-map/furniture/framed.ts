import { measure, textLine } from '../../../draw/text-line.ts'
import { styleOf, type Theme } from '../../../draw/theme.ts'
import { decimal } from '../../../kernel/units.ts'

/** Height of the heading strip of a framed part, and distance of its texts from the sides; mm. */
export const STRIP = 5.6
const INSET = 1.6

/** What stands in the heading strip: the title, and a remark at its right end. */
export interface Heading {
  readonly title: string
  readonly remark: string
}

/** Width that a heading needs, mm. */
export function headingWidth({ title, remark }: Heading, theme: Theme): number {
  const words = measure(theme.fonts, title.toUpperCase(), styleOf(theme, 'heading'))
  return words + 2 * INSET + (remark === '' ? 0 : measure(theme.fonts, remark, styleOf(theme, 'heading-note')) + 5)
}

/** A frame with a heading strip and what stands below it, from its upper left corner. Where ink is saved the strip is white. */
export function framed(
  { title, remark }: Heading,
  { width, height }: { readonly width: number; readonly height: number },
  inside: string,
  theme: Theme,
): string {
  const { fonts, lowInk } = theme
  const colour = lowInk ? '#000000' : '#ffffff'
  const box = (tall: number, fill: string): string =>
    `<rect width="${decimal(width)}" height="${decimal(tall)}" fill="${fill}" stroke="#000000" stroke-width="0.35"/>`
  const heading = { ...styleOf(theme, 'heading'), colour }
  const small = { ...styleOf(theme, 'heading-note'), colour }
  return (
    box(height, '#ffffff') +
    box(STRIP, lowInk ? '#ffffff' : '#000000') +
    textLine(fonts, INSET, STRIP / 2 + 1.17, title.toUpperCase(), heading) +
    (remark === '' ? '' : textLine(fonts, width - INSET, STRIP / 2 + 0.95, remark, small, 'end')) +
    `<g transform="translate(0 ${STRIP})">${inside}</g>`
  )
}
