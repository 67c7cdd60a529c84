import { messages } from '../kernel/messages.ts'

/** Findings about theme files. */
export const themeMessages = {
  'unknown-key': {
    severity: 'error',
    says: 'unknown key "{key}"',
    explain: 'A theme holds fonts, fallback, colours and type; a misspelt key would silently change nothing.',
    bad: 'colors: { ochre: "#eebb33" }',
    good: 'colours: { ochre: "#eebb33" }',
  },
  'wrong-value': {
    severity: 'error',
    says: '{what} must be {wanted}',
    explain: 'Sizes are in pt, lengths in mm, colours are "#rrggbb" in quotes (YAML takes a bare # for a comment).',
    bad: 'type: { card-title: { pt: big } }',
    good: 'type: { card-title: { pt: 14 } }',
  },
  'font-file': {
    severity: 'error',
    says: 'the font file "{file}" cannot be used: {problem}',
    explain: 'Font files are TTF or OTF files of the game’s folder, whole and static. WOFF2 cannot be embedded.',
    bad: 'fonts: { Rough: { "400": fonts/rough.woff2 } }',
    good: 'fonts: { Rough: { "400": fonts/rough.ttf } }',
  },
  'no-font': {
    severity: 'error',
    says: 'the type style "{style}" asks for {font}, which the theme has no file for',
    explain: 'Every family, weight and slant that a type style names must be in the fonts of the theme.',
    bad: 'type: { card-title: { family: Alegreya, weight: 900, pt: 15 } }',
    good: 'type: { card-title: { family: Alegreya, weight: 800, pt: 15 } }',
  },
} as const

/** Makes findings of the stage `theme`. */
export const sayTheme = messages('theme', themeMessages)
