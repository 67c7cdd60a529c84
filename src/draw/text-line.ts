import { MM_PER_PT, decimal } from '../kernel/units.ts'
import type { FontFace, Fonts } from './fonts.ts'
import { shapedPieces, shapeWord, type Features } from './shape-word.ts'
import type { TypeStyle } from './type-style.ts'

/** Horizontal anchor of a line: its start, middle or end at `x`. Resolved here, so that every writer places the same start. */
export type Anchor = 'start' | 'middle' | 'end'

/** A stretch of text in one font: the style's own, or a fallback for glyphs that it lacks. */
export interface FontRun {
  readonly text: string
  readonly face: FontFace
}

/**
 * Features for shaping a text; the same for measuring and for the PDF. Letter-spaced text never has ligatures (as browsers do), and
 * figures matter only where there are some.
 */
export function featuresOf(style: Pick<TypeStyle, 'ligatures' | 'spacing' | 'lining'>, text: string): Features {
  const joined = style.ligatures && style.spacing === 0
  const lining = isLining(style, text)
  if (joined && !lining) return undefined
  return { ...(!joined && { liga: false, clig: false }), ...(lining && { lnum: true }) }
}

const isLining = ({ lining }: Pick<TypeStyle, 'lining'>, text: string): boolean => lining && /\d/.test(text)

/** Width in em. */
function widthInEm(face: FontFace, text: string, features: Features): number {
  return shapedPieces(text).reduce((sum, word) => sum + shapeWord(face, word, features).advance, 0)
}

/** The face of a style. Throws when the theme has no such font: a fault of theme or template, checked when they are loaded. */
export function faceOf(fonts: Fonts, style: Pick<TypeStyle, 'family' | 'weight' | 'italic'>): FontFace {
  const face = fonts.find(style.family, style.weight, style.italic)
  if (!face) throw new Error(`no font ${style.family} ${style.weight}${style.italic ? ' italic' : ''} in the theme`)
  return face
}

const glyphs = new WeakMap<FontFace, Map<number, boolean>>()

/** Tells whether a font has a letter. Remembered: every letter of every text is asked for, and the look-up searches the font's tables. */
function glyphFinder(face: FontFace): (point: number) => boolean {
  const memo = glyphs.get(face) ?? new Map<number, boolean>()
  glyphs.set(face, memo)
  return (point) => {
    let has = memo.get(point)
    if (has === undefined) memo.set(point, (has = point <= 32 || face.font.hasGlyphForCodePoint(point)))
    return has
  }
}

/** Splits a text by the font that has its glyphs. A character that no font has stays with the style's font and is listed in `missing`. */
export function fontRuns(fonts: Fonts, text: string, style: TypeStyle, missing: Set<string> = new Set()): FontRun[] {
  const own = faceOf(fonts, style)
  const has = glyphFinder(own)
  const runs: { text: string; face: FontFace }[] = []
  const add = (face: FontFace, part: string): void => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else if (part !== '') runs.push({ text: part, face })
  }
  const normal = text.normalize('NFC')
  // Nearly every text is whole in its own font, so only what is not is looked at letter by letter.
  let done = 0
  let at = 0
  for (const character of normal) {
    const point = character.codePointAt(0) ?? 0
    if (!has(point)) {
      add(own, normal.slice(done, at))
      const other = fonts.fallback
        .map((family) => fonts.find(family, style.weight >= 600 ? 700 : 400, false))
        .find((candidate) => candidate !== undefined && glyphFinder(candidate)(point))
      if (!other) missing.add(character)
      add(other ?? own, character)
      done = at + character.length
    }
    at += character.length
  }
  add(own, normal.slice(done))
  return runs
}

/** Width of a line in mm, letter spacing between (not after) its letters included. */
export function measure(fonts: Fonts, text: string, style: TypeStyle): number {
  const size = style.pt * MM_PER_PT
  const plain = fontRuns(fonts, text, style).reduce(
    (sum, run) => sum + widthInEm(run.face, run.text, featuresOf(style, run.text)) * size,
    0,
  )
  return style.spacing === 0 ? plain : plain + style.spacing * Math.max(0, [...text.normalize('NFC')].length - 1)
}

/** Height of capitals in mm: for centring text on a line. */
export function capHeight(fonts: Fonts, style: TypeStyle): number {
  const { font } = faceOf(fonts, style)
  return (font.capHeight / font.unitsPerEm) * style.pt * MM_PER_PT
}

/** Text escaped for XML. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A line of text on the baseline `y` as `<text>` elements of the strict subset, one a font, each with its own absolute `x`. */
export function textLine(
  fonts: Fonts,
  x: number,
  y: number,
  text: string,
  style: TypeStyle,
  anchor: Anchor = 'start',
): string {
  const width = anchor === 'start' ? 0 : measure(fonts, text, style)
  let at = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  let svg = ''
  for (const run of fontRuns(fonts, text, style)) {
    const { face } = run
    svg +=
      `<text x="${decimal(at)}" y="${decimal(y)}" font-family="${face.family}" font-weight="${face.weight}"` +
      `${face.italic ? ' font-style="italic"' : ''} font-size="${decimal(style.pt * MM_PER_PT, 4)}"` +
      `${style.spacing ? ` letter-spacing="${decimal(style.spacing)}"` : ''}${style.ligatures ? '' : ' data-ligatures="none"'}` +
      `${isLining(style, run.text) ? ' data-figures="lining"' : ''}` +
      `${style.colour === '#000000' ? '' : ` fill="${style.colour}"`} xml:space="preserve">${escapeXml(run.text)}</text>`
    at +=
      widthInEm(face, run.text, featuresOf(style, run.text)) * style.pt * MM_PER_PT +
      style.spacing * [...run.text].length
  }
  return svg
}
