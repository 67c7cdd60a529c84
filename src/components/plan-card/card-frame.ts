import { textLine } from '../../draw/text-line.ts'
import type { Subject, Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Face } from '../../draw/face.ts'
import type { Ground } from '../../draw/ground-colour.ts'
import type { Theme } from '../../draw/theme.ts'
import { decimal } from '../../kernel/units.ts'

/** Size of a card, its bleed, the rim without text, and the height of its head; mm. */
export const CARD = { width: 63.5, height: 88.9, bleed: 2, rim: 3.4, head: 11.6 }
/** Width inside the rim. */
export const INNER = CARD.width - 2 * CARD.rim

/** What stands in the head of a card. */
export interface CardHead {
  readonly piece: string
  readonly title: string
  /** At the right end: a section. */
  readonly tag: string
  readonly note: string
  readonly ground: Ground
  readonly subject: Subject
}

/** A card with a head in the colour of its side; `body` draws below it, from the left of the rim. */
export function cardFace(head: CardHead, body: string, setter: Typesetter, theme: Theme): Face {
  const { piece, title, tag, note, ground, subject } = head
  const { rim, width, height, bleed } = CARD
  const on = { colour: ground.on }
  const tagStyle = { ...setter.style('plan-tag'), ...on, pt: 17 }
  const tagWidth = tag === '' ? 0 : setter.width(tag, tagStyle) + 3
  const room = INNER - 3 - tagWidth
  const line = `stroke="#000000" stroke-width="0.35"`
  const svg =
    `<rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}" fill="#ffffff"/>` +
    `<rect x="${rim}" y="${rim}" width="${decimal(INNER)}" height="${CARD.head}" fill="${ground.ground}" ${line}/>` +
    setter.line(
      title,
      { x: rim + 1.5, y: rim + 5.4, width: room },
      { ...setter.style('table-group'), ...on, pt: 12, min: 9 },
      subject,
    ) +
    setter.line(note, { x: rim + 1.5, y: rim + 9.6, width: room }, { ...setter.style('note'), ...on }, subject) +
    (tag === '' ? '' : textLine(theme.fonts, width - rim - 1.5, rim + 8, tag, tagStyle, 'end')) +
    `<g transform="translate(${rim} ${rim + CARD.head})">${body}</g>` +
    `<rect x="${rim}" y="${rim}" width="${decimal(INNER)}" height="${decimal(height - 2 * rim)}" fill="none" ${line}/>`
  return { piece, side: 'front', label: `${title} ${tag}`.trim(), width, height, bleed, svg }
}

/** A row of boxes with numbers below a caption. Gives the height that it takes; `high` is that of the boxes, mm. */
export function boxRow(
  caption: string,
  numbers: readonly number[],
  y: number,
  setter: Typesetter,
  subject: Subject,
  high = BOX_HEIGHT,
): { readonly svg: string; readonly height: number } {
  const style = setter.style('note-strong')
  const wide = Math.min(BOX, (INNER - 3) / numbers.length)
  const place = { x: 1.5, y: y + 3.4, width: INNER - 3 }
  let svg = setter.line(caption, place, style, subject)
  numbers.forEach((number, i) => {
    const x = 1.5 + i * wide
    svg +=
      `<rect x="${decimal(x)}" y="${decimal(y + 4.6)}" width="${decimal(wide)}" height="${high}" fill="none" stroke="#000000" stroke-width="0.2"/>` +
      setter.line(String(number), { x: x + 0.7, y: y + 7.3, width: wide }, setter.style('note'), subject)
  })
  return { svg, height: 4.6 + high + 1.4 }
}

/** Largest width and height of a box, mm: a small marker or a tick has room. */
const BOX = 13.4
const BOX_HEIGHT = 6
