import type { Theme } from '../../draw/theme.ts'
import { styleOf } from '../../draw/theme.ts'

/** The colours of a map: flats and tinted lines, or white and black where ink is to be saved. */
export interface GroundInk {
  /** Nothing but black lines on white. */
  readonly low: boolean
  /** Colour of a flat: a colour of the theme, or `#rrggbb`. */
  flat(colour: string): string
  /** Colour of a decorative line. */
  line(colour: string): string
}

/** Opens the colours of a theme. A colour that the theme lacks is our own fault: those of a game were checked when it was loaded. */
export function groundInk({ colours }: Theme, low: boolean): GroundInk {
  const find = (name: string): string => {
    const colour = name.startsWith('#') ? name : colours[name]
    if (colour === undefined) throw new Error(`the theme has no colour "${name}"`)
    return colour
  }
  return { low, flat: (name) => (low ? '#ffffff' : find(name)), line: (name) => (low ? '#000000' : find(name)) }
}

/** Type style of hex numbers on a map whose hexes are `scale` times 22 mm: as the hexes, but never below the style's least size. */
export function scaledStyle(theme: Theme, name: string, scale: number) {
  const style = styleOf(theme, name)
  const pt = Math.max(style.min, style.pt * scale)
  return { ...style, pt, lead: (style.lead * pt) / style.pt, spacing: (style.spacing * pt) / style.pt }
}
