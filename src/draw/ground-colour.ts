import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { sayDraw } from './draw-messages.ts'
import { isDark } from './is-dark.ts'
import type { Theme } from './theme.ts'

/** A flat of colour, and the colour of what is written on it. `#rrggbb`. */
export interface Ground {
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
  const ground = Object.hasOwn(theme.colours, colour) ? theme.colours[colour] : colour
  if (ground !== undefined && /^#[0-9a-f]{6}$/i.test(ground))
    return { ground: ground.toLowerCase(), on: isDark(ground) ? '#ffffff' : '#000000', findings: [] }
  const hints = didYouMean(colour, Object.keys(theme.colours), 'colours')
  const finding = sayDraw('unknown-colour', { piece, field: 'colour', colour }, at, { hints })
  return { ground: '#ffffff', on: '#000000', findings: [finding] }
}
