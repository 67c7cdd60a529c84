import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { HostError, type Host } from '../kernel/host.ts'
import { MM_PER_PT } from '../kernel/units.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { Plain, type LocatedDocument, type Path } from '../source/located-document.ts'
import { parseYaml } from '../source/parse-yaml.ts'
import { openFonts } from './fonts.ts'
import type { Theme } from './theme.ts'
import { sayTheme } from './theme-messages.ts'
import type { TypeStyle } from './type-style.ts'

const FILE = 'templates/theme.yaml'
const KEYS = ['kind', 'fonts', 'fallback', 'colours', 'low-ink', 'type']
const STYLE_KEYS = ['family', 'weight', 'italic', 'pt', 'min', 'lead', 'spacing', 'colour', 'ligatures', 'lining']
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

type Table = Readonly<Record<string, unknown>>

/** The parts of themes laid over each other; what a style or font comes from is kept for messages. */
interface Draft {
  readonly fonts: Record<string, Record<string, string>>
  readonly colours: Record<string, string>
  /** What stands for a colour where ink is saved: `#rrggbb`, or the name of a colour. */
  readonly lowInk: Map<string, { readonly value: string; readonly document: LocatedDocument }>
  readonly styles: Map<string, { readonly values: Table; readonly document: LocatedDocument }>
  fallback: readonly string[]
}

/** Reads one theme file into the draft and reports what is wrong in it. */
function readFile(document: LocatedDocument, folder: string, draft: Draft, host: Host, found: Diagnostic[]): void {
  const say = (name: 'wrong-value', path: Path, wanted: string): void => {
    found.push(sayTheme(name, { what: path.join('.'), wanted }, document.spanOf(path)))
  }
  const table = (path: Path, value: unknown): Table => {
    if (value === undefined || (value instanceof Plain && value.value === null)) return {}
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Plain))
      return value as Table
    say('wrong-value', path, 'a table')
    return {}
  }
  const keys = (path: Path, given: Table, known: readonly string[]): void => {
    for (const key of Object.keys(given))
      if (!known.includes(key)) {
        const at = document.spanOf([...path, key], 'key')
        found.push(sayTheme('unknown-key', { key }, at, { hints: didYouMean(key, known) }))
      }
  }
  const root = table([], document.value)
  keys([], root, KEYS)
  for (const [family, files] of Object.entries(table(['fonts'], root['fonts'])))
    for (const [weight, file] of Object.entries(table(['fonts', family], files))) {
      const path = ['fonts', family, weight]
      const name = written(file)
      if (!/^\d{3}i?$/.test(weight)) say('wrong-value', path, 'a weight of three figures, with i for italic')
      else if (name === undefined) say('wrong-value', path, 'the path of a font file')
      else {
        const place = name.startsWith('npm:') ? name : posix.join(folder, name)
        const problem = fontProblem(host, place)
        if (problem !== undefined) found.push(sayTheme('font-file', { file: name, problem }, document.spanOf(path)))
        else (draft.fonts[family] ??= {})[weight] = place
      }
    }
  for (const [name, value] of Object.entries(table(['colours'], root['colours']))) {
    const colour = written(value)
    if (colour === undefined || !COLOUR.test(colour))
      say('wrong-value', ['colours', name], 'a colour such as "#a3222a", in quotes')
    else draft.colours[name] = colour
  }
  for (const [name, value] of Object.entries(table(['low-ink'], root['low-ink'])))
    draft.lowInk.set(name, { value: written(value) ?? '', document })
  if (root['fallback'] !== undefined) {
    const list = Array.isArray(root['fallback']) ? root['fallback'].map(written) : [undefined]
    if (list.includes(undefined)) say('wrong-value', ['fallback'], 'a list of font families')
    draft.fallback = list.filter((family) => family !== undefined)
  }
  for (const [name, value] of Object.entries(table(['type'], root['type']))) {
    const values = table(['type', name], value)
    keys(['type', name], values, STYLE_KEYS)
    const { min, ...below } = draft.styles.get(name)?.values ?? {}
    // Whoever sets another size without a least one does not want the least size of the old.
    const kept = values['pt'] === undefined && min !== undefined ? { ...below, min } : below
    draft.styles.set(name, { values: { ...kept, ...values }, document })
  }
}

/** A scalar as written. */
function written(value: unknown): string | undefined {
  return typeof value === 'string' ? value : value instanceof Plain ? value.written : undefined
}

/** Why a font file of the game cannot be used. Fonts of packages are ours and not looked at: they are opened when they are needed. */
function fontProblem(host: Host, place: string): string | undefined {
  if (place.startsWith('npm:')) return undefined
  try {
    openFonts(host, { probe: { '400': place } }, []).find('probe', 400, false)
    return undefined
  } catch (error) {
    return error instanceof HostError ? 'there is no such file' : 'it is no TrueType or OpenType font'
  }
}

/** Builds a type style from its table, reporting what is wrong with it. */
function readStyle(name: string, draft: Draft, found: Diagnostic[]): TypeStyle | undefined {
  const entry = draft.styles.get(name)
  if (!entry) return undefined
  const { values, document } = entry
  const problems: Diagnostic[] = []
  const wrong = (key: string, wanted: string): void => {
    problems.push(
      sayTheme('wrong-value', { what: `type.${name}.${key}`, wanted }, document.spanOf(['type', name, key])),
    )
  }
  const number = (key: string, fallback: number | undefined, low: number, high: number): number => {
    const value = values[key]
    if (value === undefined && fallback !== undefined) return fallback
    if (value instanceof Plain && typeof value.value === 'number' && value.value >= low && value.value <= high)
      return value.value
    wrong(key, `a number from ${low} to ${high}`)
    return NaN
  }
  const flag = (key: string, fallback: boolean): boolean => {
    const value = values[key]
    if (value === undefined) return fallback
    if (value instanceof Plain && typeof value.value === 'boolean') return value.value
    wrong(key, 'true or false')
    return fallback
  }
  const family = written(values['family']) ?? ''
  const weight = number('weight', 400, 100, 900)
  const italic = flag('italic', false)
  const pt = number('pt', undefined, 3, 300)
  const colour = written(values['colour']) ?? '#000000'
  const style = {
    family,
    weight,
    italic,
    pt,
    min: number('min', pt, 3, Number.isNaN(pt) ? 300 : pt),
    lead: number('lead', pt * MM_PER_PT * 1.25, 0.5, 200),
    spacing: number('spacing', 0, 0, 20),
    colour: draft.colours[colour] ?? colour,
    ligatures: flag('ligatures', true),
    lining: flag('lining', false),
  }
  if (!COLOUR.test(style.colour))
    wrong('colour', `a colour of the theme (${Object.keys(draft.colours).join(', ')}) or "#rrggbb"`)
  if (draft.fonts[family]?.[`${weight}${italic ? 'i' : ''}`] === undefined) {
    const known = Object.entries(draft.fonts).map(([title, files]) => `${title} ${Object.keys(files).join('/')}`)
    const at = document.spanOf(['type', name])
    const font = `${family} ${weight}${italic ? 'i' : ''}`.trim()
    problems.push(
      sayTheme('no-font', { style: name, font }, at, { hints: [`fonts of the theme: ${known.join(', ')}`] }),
    )
  }
  found.push(...problems)
  return problems.length > 0 ? undefined : style
}

/** All colours as they are where ink is saved. Both sides of the table must be known. */
function readLowInk({ colours, lowInk }: Draft, found: Diagnostic[]): Record<string, string> {
  const saved = { ...colours }
  for (const [name, { value, document }] of lowInk) {
    const path = ['low-ink', name]
    const colour = Object.hasOwn(colours, value) ? colours[value] : value
    if (!Object.hasOwn(colours, name)) {
      const hints = didYouMean(name, Object.keys(colours), 'colours')
      found.push(sayTheme('unknown-key', { key: name }, document.spanOf(path, 'key'), { hints }))
    } else if (colour === undefined || !COLOUR.test(colour)) {
      const wanted = 'a colour of the theme or "#rrggbb", in quotes'
      found.push(sayTheme('wrong-value', { what: path.join('.'), wanted }, document.spanOf(path)))
    } else saved[name] = colour
  }
  return saved
}

/** The theme of a game: Quartermaster's `templates/theme.yaml`, with the game's own laid over it key by key. */
export function loadTheme(host: Host, gameFolder?: string, open = openFonts): Outcome<Theme> {
  const found: Diagnostic[] = []
  const draft: Draft = { fonts: {}, colours: {}, lowInk: new Map(), styles: new Map(), fallback: [] }
  const folders = [host.root, ...(gameFolder === undefined ? [] : [gameFolder])]
  for (const folder of folders) {
    const file = posix.join(folder, FILE)
    if (folder !== host.root && host.kindOf(file) !== 'file') continue
    const document = parseYaml(file, host.readText(file))
    found.push(...document.diagnostics)
    if (document.value) readFile(document.value, folder, draft, host, found)
  }
  const styles: Record<string, TypeStyle> = {}
  for (const name of draft.styles.keys()) {
    const style = readStyle(name, draft, found)
    if (style) styles[name] = style
  }
  const lowInkColours = readLowInk(draft, found)
  if (found.some((finding) => finding.severity === 'error')) return { diagnostics: found }
  return {
    value: {
      fonts: open(host, draft.fonts, draft.fallback),
      colours: draft.colours,
      hues: draft.colours,
      lowInkColours,
      lowInk: false,
      styles,
    },
    diagnostics: found,
  }
}
