import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayDraw } from './draw-messages.ts'
import { isDark } from './is-dark.ts'
import type { Theme } from './theme.ts'

/** A flat of colour, and the colour of what is written on it. `#rrggbb`. Where ink is saved the flat is white, and `hue` still the colour that was asked for. */
export interface Ground {
  readonly hue: string
  readonly ground: string
  readonly on: string
}

/** What a colour is called in messages, and where its author wrote it. */
interface Wearer {
  readonly piece: string
  readonly at?: Span | undefined
}

/** The ground of a piece by the name of its colour in the theme, or as `#rrggbb`. Errors: a name that the theme does not have; the ground is then white. */
export function groundColour(theme: Theme, colour: string, { piece, at }: Wearer): Ground & { findings: Diagnostic[] } {
  const hue = (Object.hasOwn(theme.hues, colour) ? theme.hues[colour] : colour)?.toLowerCase()
  if (hue !== undefined && /^#[0-9a-f]{6}$/.test(hue)) {
    if (theme.lowInk) return { hue, ground: '#ffffff', on: '#000000', findings: [] }
    return { hue, ground: hue, on: isDark(hue) ? '#ffffff' : '#000000', findings: [] }
  }
  const hints = didYouMean(colour, Object.keys(theme.colours), 'colours')
  const finding = sayDraw('unknown-colour', { piece, field: 'colour', colour }, at, { hints })
  return { hue: '#ffffff', ground: '#ffffff', on: '#000000', findings: [finding] }
}
