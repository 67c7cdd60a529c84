import { didYouMean } from '../../kernel/suggest.ts'
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import { badCharacters } from '../bad-characters.ts'
import { drawLines } from '../draw-lines.ts'
import { DIVIDE_HINT, sayDraw } from '../draw-messages.ts'
import { fitText, sizes } from '../fit-text.ts'
import { placePicture } from '../helpers/place-picture.ts'
import { parseRich } from '../rich-text.ts'
import type { Studio } from '../studio.ts'
import { measure, textLine, type Anchor } from '../text-line.ts'
import { styleOf } from '../theme.ts'
import type { TypeStyle } from '../type-style.ts'
import { wordsOf, type Manner } from '../words.ts'

/** What a text is called in messages, and where its author wrote it. */
export interface Subject {
  readonly piece: string
  readonly field: string
  readonly at?: Span | undefined
}

/** Lines of text, broken for a width. `lead`: distance of baselines; `cap`: height of capitals. mm. */
export interface Paragraph {
  readonly lines: number
  readonly lead: number
  readonly cap: number
  /** Draws from the baseline of the first line. */
  readonly draw: (x: number, baseline: number) => string
}

/** Sets the texts of one attempt at a page: every style at the same share of its full size, never below its least. */
export interface Typesetter {
  /** 1 at full size. Distances shrink with it. */
  readonly factor: number
  /** Ink is saved. */
  readonly lowInk: boolean
  readonly diagnostics: Diagnostic[]
  /** A style of the theme at this share. */
  style(name: string): TypeStyle
  /** Width of a line in mm. */
  width(text: string, style: TypeStyle): number
  /** Rich text in lines of a width. `values` stand for `{=name}`. */
  paragraph(
    text: string,
    width: number,
    style: TypeStyle,
    subject: Subject,
    values?: Readonly<Record<string, unknown>>,
  ): Paragraph
  /** One line, shrunk to a width if need be. */
  line(text: string, at: Place, style: TypeStyle, subject: Subject): string
}

/** Where a single line stands, and the width it may take. mm. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly anchor?: Anchor
}

/** Opens a typesetter. Its findings are those of this attempt alone. */
export function typesetter(studio: Studio, factor: number): Typesetter {
  const { theme, pictures } = studio
  const { fonts } = theme
  const diagnostics: Diagnostic[] = []
  const styles = new Map<string, TypeStyle>()

  const checkCharacters = (text: string, style: TypeStyle, { piece, field, at }: Subject): void => {
    for (const { kind, letter, code } of badCharacters(fonts, text, style))
      diagnostics.push(sayDraw(kind, { piece, field, letter, code }, at))
  }

  return {
    factor,
    lowInk: theme.lowInk,
    diagnostics,
    width: (text, style) => measure(fonts, text, style),
    style(name) {
      const known = styles.get(name)
      if (known) return known
      const full = styleOf(theme, name)
      const pt = Math.max(full.min, full.pt * factor)
      const style = { ...full, pt, lead: (full.lead * pt) / full.pt, spacing: (full.spacing * pt) / full.pt }
      styles.set(name, style)
      return style
    },
    paragraph(text, width, style, subject, values = {}) {
      const { piece, field, at } = subject
      const rich = parseRich(text, (name) => (Object.hasOwn(values, name) ? String(values[name]) : undefined))
      for (const { kind, mark } of rich.problems)
        if (kind === 'unclosed') diagnostics.push(sayDraw('unclosed-markup', { piece, field, mark }, at))
        else {
          const hints = didYouMean(mark.slice(2, -1), Object.keys(values), 'values')
          diagnostics.push(sayDraw('unknown-value', { piece, field, name: mark }, at, { hints }))
        }
      checkCharacters(
        rich.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''),
        style,
        subject,
      )
      const icon = (id: string) => pictures.icon(id, { ink: style.colour, ground: '#ffffff' })
      const manner: Manner = {
        fonts,
        style: { ...style, min: style.pt },
        aspect(id) {
          const box = icon(id)?.box
          if (box) return box.width / box.height
          const hints = didYouMean(id, pictures.names(), 'icons')
          diagnostics.push(sayDraw('unknown-icon', { piece, field, icon: id }, at, { hints }))
          return 1
        },
      }
      const fitted = fitText(wordsOf(rich.inlines, manner), manner, { width, height: Infinity, balance: false })
      if (fitted.over?.word !== undefined) {
        const by = decimal(Math.max(0.1, fitted.over.by), 1)
        diagnostics.push(
          sayDraw('word-too-wide', { piece, field, by, word: fitted.over.word, pt: decimal(style.pt) }, at, {
            hints: [DIVIDE_HINT],
          }),
        )
      }
      return {
        lines: fitted.lines.length,
        lead: style.lead,
        cap: fitted.cap,
        draw: (x, baseline) =>
          drawLines(fonts, fitted, { x, width, baseline, align: 'left' }, (id, box, colour) => {
            const picture = icon(id)
            return picture ? placePicture(picture, box, colour, { stands: false }) : ''
          }).svg,
      }
    },
    line(text, { x, y, width, anchor = 'start' }, style, subject) {
      const { piece, field, at } = subject
      checkCharacters(text, style, subject)
      const full = measure(fonts, text, style)
      const options = sizes(style.pt, Math.min(style.pt, style.min))
      const pt = options.find((size) => full * (size / style.pt) <= width + 1e-6) ?? style.min
      const over = full * (pt / style.pt) - width
      if (over > 1e-3)
        diagnostics.push(
          sayDraw(
            'text-too-big',
            { piece, field, by: decimal(Math.max(0.1, over), 1), way: 'wide', pt: decimal(pt) },
            at,
          ),
        )
      return textLine(fonts, x, y, text, { ...style, pt, spacing: (style.spacing * pt) / style.pt }, anchor)
    },
  }
}
