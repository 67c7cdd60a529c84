import { decimal } from '../../kernel/units.ts'
import type { Span } from '../../kernel/diagnostic.ts'
import { didYouMean } from '../../kernel/suggest.ts'
import { badCharacters } from '../bad-characters.ts'
import { DIVIDE_HINT, sayDraw } from '../draw-messages.ts'
import type { FittedText } from '../fit-text.ts'
import { numberOf, type Call } from '../helper.ts'
import type { Area } from '../area.ts'
import type { FoundPicture } from '../pictures.ts'
import type { RichProblem } from '../rich-text.ts'
import type { TypeStyle } from '../type-style.ts'

/**
 * The name of a text or picture in messages, and its place: the author's field, else the helper's call in the template. The field is the
 * first name that the helper was given, or what `field=` says where that is an item of a list. `letters`: what in the text the message is about.
 */
export function subjectOf(
  call: Call,
  letters?: string,
): { readonly piece: string; readonly field: string; readonly at: Span } {
  const { file, start, end } = call.origin
  const named = call.hash['field']
  const field = typeof named === 'string' ? named : call.origin.field
  const at = field === undefined ? undefined : call.pen.spanOf(field, letters)
  return { piece: call.pen.piece, field: field ?? call.name, at: at ?? { file, start, end } }
}

/** Reports letters that cannot be printed. Says whether the text can be drawn at all. */
export function reportCharacters(call: Call, text: string, style: TypeStyle): boolean {
  const { piece, field, at } = subjectOf(call)
  const bad = badCharacters(call.pen.theme.fonts, text, style)
  for (const { kind, letter, code } of bad) call.pen.report(sayDraw(kind, { piece, field, letter, code }, at))
  return bad.every(({ kind }) => kind === 'no-glyph')
}

/** Reports markup that means nothing. */
export function reportMarkup(call: Call, problems: readonly RichProblem[]): void {
  for (const { kind, mark } of problems) {
    const { piece, field, at } = subjectOf(call, kind === 'unclosed' ? undefined : mark)
    if (kind === 'unclosed') call.pen.report(sayDraw('unclosed-markup', { piece, field, mark }, at))
    else {
      const hints = didYouMean(mark.slice(2, -1), Object.keys(call.pen.values), 'values')
      call.pen.report(sayDraw('unknown-value', { piece, field, name: mark }, at, { hints }))
    }
  }
}

/** Reports a text that is too big for its place; sizes are those on paper, also where the drawing is printed at a share of its size. */
export function reportOverflow(call: Call, over: FittedText['over'], drawn: number): void {
  if (!over) return
  const { piece, field, at } = subjectOf(call)
  const scale = numberOf(call, 'scale', 1)
  const by = decimal(Math.max(0.1, over.by * scale), 1)
  const pt = decimal(drawn * scale, 2)
  const finding =
    over.word === undefined
      ? sayDraw('text-too-big', { piece, field, by, way: over.way, pt }, at)
      : sayDraw('word-too-wide', { piece, field, by, word: over.word, pt }, at, { hints: [DIVIDE_HINT] })
  call.pen.report(finding)
}

/** Reports text that reaches into the safe rim. Its height is taken from baseline to capitals. */
export function reportUnsafe(call: Call, areas: readonly Area[]): void {
  const { safe } = call.pen
  if (!safe) return
  const by = Math.max(
    ...areas.flatMap((area) => [
      safe.x - area.x,
      safe.y - area.y,
      area.x + area.width - safe.x - safe.width,
      area.y + area.height - safe.y - safe.height,
    ]),
  )
  if (by <= 0.005) return
  const { piece, field, at } = subjectOf(call)
  call.pen.report(sayDraw('outside-safe', { piece, field, by: decimal(by, 2), safe: decimal(safe.x) }, at))
}

/** Reports an icon that is not there, with the nearest name, or whose file cannot be used. */
export function reportIcon(call: Call, icon: string, found: FoundPicture): void {
  if ('picture' in found) return
  const { piece, field, at } = subjectOf(call, `{${icon}}`)
  const finding =
    found.problem === 'missing'
      ? sayDraw('unknown-icon', { piece, field, icon }, at, {
          hints: didYouMean(icon, call.pen.pictures.names(), 'icons'),
        })
      : sayDraw('picture-unreadable', { piece, field, path: `art/${icon}.svg`, reason: found.reason }, at)
  call.pen.report(finding)
}
