import { decimal } from '../../../kernel/units.ts'

/** Text with a rim of the colour of its ground, so that lines behind it stop short. `width`: mm to each side of the letters. */
export function haloText(text: string, colour: string, width: number): string {
  return text === ''
    ? ''
    : `<g stroke="${colour}" stroke-width="${decimal(2 * width)}" stroke-linejoin="round" paint-order="stroke">${text}</g>`
}
