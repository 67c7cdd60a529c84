import { didYouMean } from '../../kernel/suggest.ts'
import { HelperFault, numberOf, textOf, type Call } from '../helper.ts'
import type { TypeStyle } from '../type-style.ts'

/** Whether a value is `#rgb` or `#rrggbb`. */
export function isHexColour(value: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
}

/** A colour by its name in the theme, or as `#rrggbb`. */
export function colourOf(call: Call, value: string, colours = call.pen.theme.colours): string {
  if (isHexColour(value)) return value
  const colour = Object.hasOwn(colours, value) ? colours[value] : undefined
  if (colour !== undefined) return colour
  throw new HelperFault(`there is no colour "${value}"; ${didYouMean(value, Object.keys(colours), 'colours')[0] ?? ''}`)
}

/**
 * The type style that a helper names (`style="card-title"`), in the colour it names (`fill=…`), `zoom` times as large; its least size stays.
 * `scale` says that the whole drawing is printed at this share of its size: the type is set so much larger that on paper it keeps its least size.
 */
export function styleOption(call: Call, option = 'style'): TypeStyle {
  const name = textOf(call, option)
  const { styles } = call.pen.theme
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined
  if (!style)
    throw new HelperFault(
      `there is no type style "${name}"; ${didYouMean(name, Object.keys(styles), 'styles')[0] ?? ''}`,
    )
  const min = style.min / numberOf(call, 'scale', 1)
  const zoom = Math.max(numberOf(call, 'zoom', 1), min / style.pt)
  const fill = call.hash['fill']
  const sized = { ...style, pt: style.pt * zoom, min, lead: style.lead * zoom, spacing: style.spacing * zoom }
  return fill === undefined ? sized : { ...sized, colour: colourOf(call, textOf(call, 'fill')) }
}
