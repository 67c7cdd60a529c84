import { sizes } from '../../../draw/fit-text.ts'
import { measure } from '../../../draw/text-line.ts'
import { styleOf, type Theme } from '../../../draw/theme.ts'
import type { TypeStyle } from '../../../draw/type-style.ts'

/** A style shrunk until a text fits a width, and by how many mm it is still too wide at the least size. */
export function fitLine(theme: Theme, name: string, text: string, width: number): { style: TypeStyle; over: number } {
  const full = styleOf(theme, name)
  const wide = measure(theme.fonts, text, full)
  const pt = sizes(full.pt, full.min).find((size) => (wide * size) / full.pt <= width + 1e-6) ?? full.min
  const style = { ...full, pt, spacing: (full.spacing * pt) / full.pt }
  return { style, over: Math.max(0, (wide * pt) / full.pt - width) }
}
