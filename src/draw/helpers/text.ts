import { sizes } from '../fit-text.ts'
import { HelperFault, numberOf, printed, textOf, type Call, type Helper } from '../helper.ts'
import { INVISIBLE } from '../bad-characters.ts'
import { capHeight, measure, textLine, type Anchor } from '../text-line.ts'
import { reportCharacters, reportOverflow, reportUnsafe } from './report-text.ts'
import { styleOption } from './style-option.ts'

const ANCHORS: readonly string[] = ['start', 'middle', 'end']

/**
 * One line of text: `{{text title x=20 y=14 width=36 style="card-title" anchor="middle" fill="paper"}}`. Instead of the baseline `y`,
 * `cy` centres the capitals. With a `width` the type shrinks down to the style's least size; without, it keeps its size.
 */
function text(call: Call): string {
  const { theme } = call.pen
  const style = styleOption(call)
  const written = printed(call.args[0], 'the text')
  if (written === undefined || written.trim() === '') return ''
  const line = written
    .normalize('NFC')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(INVISIBLE, '')
    .trim()
  if (!reportCharacters(call, written, style)) return ''
  const anchor = textOf(call, 'anchor', 'start')
  if (!ANCHORS.includes(anchor)) throw new HelperFault(`anchor is start, middle or end, not "${anchor}"`)
  const x = numberOf(call, 'x')
  const width = numberOf(call, 'width', Infinity)
  const full = measure(theme.fonts, line, style)
  const options = sizes(style.pt, style.min)
  const pt = options.find((size) => full * (size / style.pt) <= width + 1e-6) ?? options.at(-1) ?? style.pt
  const scale = pt / style.pt
  const wide = full * scale
  const cap = capHeight(theme.fonts, style) * scale
  const y = call.hash['cy'] === undefined ? numberOf(call, 'y') : numberOf(call, 'cy') + cap / 2
  const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x
  // A text that does not fit reaches too far anyway; its place is not to blame.
  if (wide > width + 1e-3) reportOverflow(call, { way: 'wide', by: wide - width }, pt)
  else reportUnsafe(call, [{ x: left, y: y - cap, width: wide, height: cap }])
  return textLine(theme.fonts, x, y, line, { ...style, pt, spacing: style.spacing * scale }, anchor as Anchor)
}

export const textHelpers: Readonly<Record<string, Helper>> = { text: { draws: true, run: text } }
