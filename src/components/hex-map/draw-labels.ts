import { capHeight, measure, textLine } from '../../draw/text-line.ts'
import type { Theme } from '../../draw/theme.ts'
import { decimal } from '../../kernel/units.ts'
import { scaledStyle } from './ground-ink.ts'
import type { Scene } from './scene.ts'

/** Short notes on the pieces of a hex, in the order of its stack. */
export interface HexLabels {
  readonly hex: string
  readonly lines: readonly string[]
}

/** From the centre of a hex to the middle of its notes, and how far their middle lies below it; map units. */
const ASIDE = 9.2
const BELOW = 2.2
/** Space round the letters, and the least of paper between two notes; mm. */
const SIDE_SPACE = 0.8
const AIR = 0.6

/** Draws notes beside the pieces of their hexes, white tags one below another. An empty line keeps its place. */
export function drawLabels(labels: readonly HexLabels[], scene: Scene, theme: Theme, scale: number): string {
  const style = { ...scaledStyle(theme, 'hex-number', scale), weight: 700 }
  const cap = capHeight(theme.fonts, style)
  const height = cap + 2 * AIR
  return labels
    .map(({ hex: id, lines }) => {
      const hex = scene.byId.get(id)
      if (!hex) throw new Error(`no hex ${id}`)
      const top = (hex.y + BELOW) * scale - (lines.length * height) / 2
      return lines
        .map((text, i) => {
          if (text === '') return ''
          const width = Math.max(height, measure(theme.fonts, text, style) + 2 * SIDE_SPACE)
          const [x, y] = [(hex.x + ASIDE) * scale, top + i * height]
          return (
            `<rect x="${decimal(x - width / 2)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" ` +
            `fill="#ffffff" stroke="#000000" stroke-width="0.2"/>` +
            textLine(theme.fonts, x, y + AIR + cap, text, style, 'middle')
          )
        })
        .join('')
    })
    .join('')
}
