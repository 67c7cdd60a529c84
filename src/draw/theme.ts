import type { Fonts } from './fonts.ts'
import type { TypeStyle } from './type-style.ts'

/** Fonts, colours and type styles of a build: `templates/theme.yaml`, with the game's own laid over it. */
export interface Theme {
  readonly fonts: Fonts
  readonly colours: Readonly<Record<string, string>>
  readonly styles: Readonly<Record<string, TypeStyle>>
}

/** A style that Quartermaster's own sheets rely on; a theme without it is our fault. */
export function styleOf(theme: Theme, name: string): TypeStyle {
  const style = theme.styles[name]
  if (!style) throw new Error(`the theme has no type style "${name}"`)
  return style
}
