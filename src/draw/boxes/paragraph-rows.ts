import { decimal } from '../../kernel/units.ts'
import { INSET, type Drawn } from './box.ts'
import type { Subject, Typesetter } from './typesetter.ts'

/** Space between paragraphs beyond the distance of lines, at full size, and side of the square before each. mm. */
const BETWEEN = 0.6
const SQUARE = 0.9
const INDENT = 2.2

/** Space between the first or last paragraph and the frame of its box, at full size. mm. */
export const OFF_FRAME = 0.2

/** A paragraph. `values` stand for `{=name}`. */
interface ParagraphItem {
  readonly text: string
  readonly subject: Subject
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** Short paragraphs under each other, each behind a small black square. */
export function paragraphRows(setter: Typesetter, width: number, items: readonly ParagraphItem[]): Drawn[] {
  const style = setter.style('note')
  const between = BETWEEN * setter.factor
  return items.map(({ text, subject, values }): Drawn => {
    const { lines, lead, cap, draw } = setter.paragraph(text, width - 2 * INSET - INDENT, style, subject, values)
    const first = between / 2 + lead - (lead - cap) / 2
    const square = `<rect x="${INSET}" y="${decimal(first - cap / 2 - SQUARE / 2)}" width="${SQUARE}" height="${SQUARE}" fill="#000000"/>`
    return {
      height: first + (lines - 1) * lead + (lead - cap) / 2 + between / 2,
      svg: square + draw(INSET + INDENT, first),
    }
  })
}
