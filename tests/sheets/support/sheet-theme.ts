import { parse } from 'yaml'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { openFonts, type FontFiles } from '../../../src/draw/fonts.ts'
import type { Theme } from '../../../src/draw/theme.ts'
import type { TypeStyle } from '../../../src/draw/type-style.ts'

interface ThemeFile {
  fonts: FontFiles
  fallback: string[]
  colours: Record<string, string>
  type: Record<string, Partial<TypeStyle> & Pick<TypeStyle, 'family' | 'weight' | 'pt'>>
}

/** The shipped theme, read without the schema: these tests are about paper, not about themes. */
export function sheetTheme(): Theme {
  const host = nodeHost()
  const file = parse(host.readText(`${host.root}/templates/theme.yaml`)) as ThemeFile
  const styles = Object.entries(file.type).map(([name, style]): [string, TypeStyle] => [
    name,
    { italic: false, min: style.pt, lead: 4, spacing: 0, colour: '#000000', ligatures: true, lining: false, ...style },
  ])
  return {
    fonts: openFonts(host, file.fonts, file.fallback),
    colours: file.colours,
    hues: file.colours,
    lowInkColours: file.colours,
    lowInk: false,
    styles: Object.fromEntries(styles),
  }
}
