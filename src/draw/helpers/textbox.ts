import { decimal } from '../../kernel/units.ts'
import { badCharacters } from '../bad-characters.ts'
import { drawLines, type Align } from '../draw-lines.ts'
import { fitText } from '../fit-text.ts'
import { HelperFault, numberOf, printed, textOf, type Call, type Helper } from '../helper.ts'
import type { Area } from '../area.ts'
import type { Picture } from '../pictures.ts'
import { parseRich, plainText, type RichText } from '../rich-text.ts'
import { capHeight, measure, textLine } from '../text-line.ts'
import type { TypeStyle } from '../type-style.ts'
import { wordsOf, type Manner, type Word } from '../words.ts'
import { placePicture } from './place-picture.ts'
import { reportCharacters, reportIcon, reportMarkup, reportOverflow, reportUnsafe } from './report-text.ts'
import { styleOption } from './style-option.ts'

/** One of a few words given to a helper. */
function oneOf<T extends string>(call: Call, name: string, allowed: readonly T[], fallback: T): T {
  const value = textOf(call, name, fallback)
  const found = allowed.find((word) => word === value)
  if (found === undefined) throw new HelperFault(`${name} is one of ${allowed.join(', ')}, not "${value}"`)
  return found
}

/** The icons of a text; one that cannot be drawn is reported once and takes the room of a square. */
function iconFinder(call: Call): (icon: string, colour: string) => Picture | undefined {
  const reported = new Set<string>()
  return (icon, colour) => {
    const found = call.pen.pictures.findIcon(icon, { ink: colour, ground: '#ffffff' })
    if (!reported.has(icon)) reportIcon(call, icon, found)
    reported.add(icon)
    return 'picture' in found ? found.picture : undefined
  }
}

/** Letters that the style's font has, but the bold, italic or figure font has not. */
function reportEmphasis(call: Call, words: readonly Word[], style: TypeStyle): void {
  const texts = new Map<TypeStyle, string>()
  for (const piece of words.flatMap((word) => word.pieces))
    if (piece.kind === 'text' && piece.style !== style)
      texts.set(piece.style, (texts.get(piece.style) ?? '') + piece.text)
  const { fonts } = call.pen.theme
  for (const [form, text] of texts) {
    const known = new Set(badCharacters(fonts, text, style).map((bad) => bad.letter))
    reportCharacters(call, [...text].filter((letter) => !known.has(letter)).join(''), form)
  }
}

function readText(call: Call, written: string): RichText {
  if (call.hash['plain'] === true) return plainText(written)
  const { values } = call.pen
  const rich = parseRich(written, (name) =>
    Object.hasOwn(values, name) ? (printed(values[name], name) ?? '') : undefined,
  )
  reportMarkup(call, rich.problems)
  return rich
}

/**
 * Text in a box, broken into lines and shrunk until it fits: `{{textbox text x=8 y=57 width=46 height=22 style="card-text"
 * align="centre" valign="middle" figure="card-figure" lines=4 head=phase headStyle="card-phase"}}`. `plain=true` reads no markup.
 * `head` is a line of its own above the text, centred with it as one block.
 */
function textbox(call: Call): string {
  const { theme } = call.pen
  const { fonts } = theme
  const style = styleOption(call)
  const written = printed(call.args[0], 'the text')?.trim() ?? ''
  const head = printed(call.hash['head'], 'head')?.trim() ?? ''
  if (written === '' && head === '') return ''
  const area: Area = {
    x: numberOf(call, 'x'),
    y: numberOf(call, 'y'),
    width: numberOf(call, 'width'),
    height: numberOf(call, 'height'),
  }
  const align = oneOf<Align>(call, 'align', ['left', 'centre', 'right'], 'left')
  const valign = oneOf(call, 'valign', ['top', 'middle', 'bottom'], 'top')
  const rich = readText(call, written)
  const shown = rich.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')
  if (!reportCharacters(call, shown, style)) return ''

  const find = iconFinder(call)
  const manner: Manner = {
    fonts,
    style,
    figure: call.hash['figure'] === undefined ? undefined : styleOption(call, 'figure'),
    aspect: (icon) => {
      const box = find(icon, style.colour)?.box
      return box ? box.width / box.height : 1
    },
  }
  const headStyle = head === '' ? undefined : styleOption(call, 'headStyle')
  if (headStyle && !reportCharacters(call, head, headStyle)) return ''
  const headCap = headStyle ? capHeight(fonts, headStyle) : 0
  const lines = call.hash['lines'] === undefined ? undefined : numberOf(call, 'lines')
  const words = written === '' ? [] : wordsOf(rich.inlines, manner)
  reportEmphasis(call, words, style)
  const fitted = fitText(words, manner, {
    width: area.width,
    height: area.height,
    balance: align === 'centre',
    lines,
    head: headStyle ? headCap + headStyle.lead : undefined,
  })
  reportOverflow(call, fitted.over, fitted.pt)

  const rest = Math.max(0, fitted.lines.length - 1) * fitted.lead
  const before = headStyle ? headCap + headStyle.lead : fitted.cap
  const free = area.height - before - rest
  // Kept inside by its ink: accents above, tails below.
  const top = area.y + (headStyle ? before : fitted.ascent)
  const bottom = area.y + area.height - rest - fitted.descent
  const wanted = valign === 'top' ? top : valign === 'bottom' ? bottom : area.y + free / 2 + before
  const baseline = Number(decimal(Math.max(top, Math.min(bottom, wanted))))

  let svg = ''
  const areas: Area[] = []
  if (headStyle) {
    const wide = measure(fonts, head, headStyle)
    const x = area.x + (align === 'left' ? 0 : align === 'centre' ? (area.width - wide) / 2 : area.width - wide)
    const y = baseline - headStyle.lead
    if (wide > area.width + 1e-3) reportOverflow(call, { way: 'wide', by: wide - area.width }, headStyle.pt)
    svg += textLine(fonts, x, y, head, headStyle)
    areas.push({ x, y: y - headCap, width: wide, height: headCap })
  }
  const drawn = drawLines(fonts, fitted, { x: area.x, width: area.width, baseline, align }, (icon, box, colour) => {
    const picture = find(icon, colour)
    return picture ? placePicture(picture, box, colour, { stands: false }) : ''
  })
  // A text that does not fit reaches too far anyway; its place is not to blame.
  if (!fitted.over) reportUnsafe(call, [...areas, ...drawn.areas])
  return svg + drawn.svg
}

export const textboxHelpers: Readonly<Record<string, Helper>> = { textbox: { draws: true, run: textbox } }
