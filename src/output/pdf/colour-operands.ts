import { decimal } from '../../kernel/units.ts'

/** The colour names of CSS Level 1: what people type in templates. Others are refused rather than guessed. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
}

/**
 * Red, green and blue, 0..1, of `#rgb`, `#rrggbb`, `rgb(r,g,b)` or a basic name. Throws on everything else: a colour that a writer
 * does not understand must not become black in silence.
 */
export function rgbOf(colour: string): readonly [number, number, number] {
  const written = colour.trim().toLowerCase()
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(NAMES[written] ?? written)
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&')
  if (digits !== undefined) {
    const value = parseInt(digits, 16)
    return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(written)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) throw new Error(`colour "${colour}" is outside the drawing subset`)
  return [(parts[0] ?? 0) / 255, (parts[1] ?? 0) / 255, (parts[2] ?? 0) / 255]
}

/** `0 g` or `0.64 0.13 0.16 rg` (capitals for strokes). Greys are written as grey, so that printers use black ink alone for them. */
export function colourOperator(colour: string, stroke: boolean): string {
  const [red, green, blue] = rgbOf(colour).map((part) => decimal(part, 4))
  if (red === green && green === blue) return `${red} ${stroke ? 'G' : 'g'}`
  return `${red} ${green} ${blue} ${stroke ? 'RG' : 'rg'}`
}
