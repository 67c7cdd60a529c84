import type { Fonts } from './fonts.ts'
import type { TypeStyle } from './type-style.ts'

/** Fonts, colours and type styles of a build: `templates/theme.yaml`, with the game's own laid over it. */
export interface Theme {
  readonly fonts: Fonts
  /** Colours by name as they are drawn: in a theme that saves ink most flats are white. */
  readonly colours: Readonly<Record<string, string>>
  /** What the names mean, whether or not ink is saved. */
  readonly hues: Readonly<Record<string, string>>
  /** Colours of the `low-ink` table laid over `hues`. */
  readonly lowInkColours: Readonly<Record<string, string>>
  /** Ink is saved: no flats, black lines on white. Templates ask for `@lowInk`. */
  readonly lowInk: boolean
  readonly styles: Readonly<Record<string, TypeStyle>>
}

/** The same theme, saving ink. */
export function savingInk(theme: Theme): Theme {
  return { ...theme, colours: theme.lowInkColours, lowInk: true }
}

/** A style that Quartermaster's own sheets rely on; a theme without it is our fault. */
export function styleOf(theme: Theme, name: string): TypeStyle {
  const style = theme.styles[name]
  if (!style) throw new Error(`the theme has no type style "${name}"`)
  return style
}
