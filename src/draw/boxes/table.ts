import { decimal } from '../../kernel/units.ts'
import { INSET, type Drawn } from './box.ts'
import type { Paragraph, Subject, Typesetter } from './typesetter.ts'

/** A column of a table. Text stands left, figures are centred under their head. Widths in mm. */
export interface Column {
  /** Lines of the head, from the top; empty ones keep heads on one baseline. */
  readonly head: readonly string[]
  readonly width: number
  readonly align: 'left' | 'centre'
}

/** What stands in a cell: a figure or short text (bold when worked out), or text in lines. */
export type Cell = { readonly text: string; readonly strong?: boolean } | { readonly paragraph: Paragraph }

/** Height of a row of one line, and room above and below the lines of a higher one; of column heads, above and below. At full size. */
const ROW = 4.5
const HEAD_PADDING = 1.8
const THIN = 0.15
const FIRM = 0.35
/** Under each row where ink is saved, in the place of grey grounds. */
const HAIR = 0.1

const rule = (y: number, width: number, stroke: number): string =>
  `<path d="M0 ${decimal(y)}H${decimal(width)}" fill="none" stroke="#000000" stroke-width="${stroke}"/>`

/** Width that a column needs for its head and its figures. */
export function columnWidth(setter: Typesetter, head: readonly string[], figures: readonly string[]): number {
  const heads = head.map((line) => setter.width(line, setter.style('column-head')))
  const cells = figures.map((text) => setter.width(text, setter.style('table-strong')))
  return Math.max(...heads, ...cells) + 3
}

/** Column heads, with the firm rule below them. */
export function tableHead(setter: Typesetter, columns: readonly Column[], subject: Subject): Drawn {
  const style = setter.style('column-head')
  const lines = Math.max(1, ...columns.map((column) => column.head.length))
  const height = HEAD_PADDING * setter.factor + lines * style.lead
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  let x = 0
  let svg = ''
  for (const column of columns) {
    const first = lines - column.head.length
    column.head.forEach((text, i) => {
      if (text === '') return
      const y = height - 1.35 * setter.factor - (lines - 1 - first - i) * style.lead
      const place = column.align === 'left' ? { x: x + INSET } : { x: x + column.width / 2, anchor: 'middle' as const }
      svg += setter.line(text, { ...place, y, width: column.width - 0.6 }, style, subject)
    })
    x += column.width
  }
  return { height, svg: svg + rule(height, width, FIRM) }
}

/** A row. Even rows stand on a grey ground, or with little ink all on a hairline; `ruled` draws a thin line above (between groups, above sums). */
export function tableRow(
  setter: Typesetter,
  columns: readonly Column[],
  cells: readonly Cell[],
  look: { readonly zebra: string | undefined; readonly ruled: boolean; readonly least?: number },
  subject: Subject,
): Drawn {
  const base = ROW * setter.factor
  const body = setter.style('table-body')
  const height = Math.max(
    base,
    look.least ?? 0,
    ...cells.map((cell) => ('paragraph' in cell ? rowHeight(cell.paragraph, base) : base)),
  )
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  let svg = setter.lowInk
    ? rule(height, width, HAIR)
    : look.zebra === undefined
      ? ''
      : `<rect width="${decimal(width)}" height="${decimal(height)}" fill="${look.zebra}"/>`
  let x = 0
  // Capitals of Source Sans are 0.66 em high.
  const capital = (0.66 * body.pt * 25.4) / 72
  cells.forEach((cell, i) => {
    const column = columns[i]!
    if ('paragraph' in cell) {
      const { lines, lead, cap, draw } = cell.paragraph
      svg += draw(x + INSET, (height - (lines - 1) * lead + cap) / 2)
    } else if (cell.text !== '') {
      const style = cell.strong ? setter.style('table-strong') : body
      const place = column.align === 'left' ? { x: x + INSET } : { x: x + column.width / 2, anchor: 'middle' as const }
      svg += setter.line(
        cell.text,
        { ...place, y: (height + capital) / 2, width: column.width - INSET },
        style,
        subject,
      )
    }
    x += column.width
  })
  return { height, svg: svg + (look.ruled ? rule(0, width, THIN) : '') }
}

function rowHeight({ lines, lead, cap }: Paragraph, base: number): number {
  return Math.max(base, (lines - 1) * lead + cap + base * 0.55)
}
