import { measure, textLine } from '../../../draw/text-line.ts'
import { styleOf, type Theme } from '../../../draw/theme.ts'
import { decimal } from '../../../kernel/units.ts'
import { thousands } from '../../../kernel/thousands.ts'

/** A drawing with its size, from its top left corner; mm. */
export interface Furnishing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const BAR = 1.5
const TEXT_GAP = 4

/** Distance words: `1,000 m`. */
const metresText = (metres: number): string => `${thousands(metres)} m`

/** A scale bar of one box a hex, at most five and not longer than `room`, behind the words that say what a hex measures. */
export function scaleBar(theme: Theme, hexSize: number, metres: number, room: number): Furnishing {
  const note = styleOf(theme, 'note')
  const words = `One hex = ${metresText(metres)}`
  const start = measure(theme.fonts, words, note) + TEXT_GAP
  const end = metresText(5 * metres)
  const tail = measure(theme.fonts, end, note) / 2
  const hexes = Math.max(1, Math.min(5, Math.floor((room - start - tail) / hexSize)))
  let svg = textLine(theme.fonts, 0, BAR + 0.4, words, note)
  for (let i = 0; i <= hexes; i++) {
    const x = start + i * hexSize
    if (i < hexes)
      svg += `<rect x="${decimal(x)}" y="0.1" width="${decimal(hexSize)}" height="${BAR}" fill="${i % 2 === 0 ? '#000000' : '#ffffff'}" stroke="#000000" stroke-width="0.2"/>`
    const label = i === 0 ? '0' : i === hexes ? metresText(i * metres) : thousands(i * metres)
    svg += textLine(theme.fonts, x, BAR + 3.4, label, note, 'middle')
  }
  return { svg, width: start + hexes * hexSize + tail, height: BAR + 4 }
}
