import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Studio } from '../../draw/studio.ts'
import type { Stick, StickSet } from '../../game/sticks.ts'
import { decimal, MM_PER_PT } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import type { StickPiece } from './stick-pieces.ts'

/** Height of a stick and of its title, length of a tab for glue, mm. */
export const STICK_HEIGHT = 15
export const TAB = 10
const STRIP = 4.6
/** Left and right of texts; baselines of length and label. */
const INSET = 1.2
const LENGTH_Y = 8.7
const LABEL_Y = 12.2
/** Ticks at whole units: every one, and every fifth. */
const TICK = 1.2
const LONG_TICK = 2
/** Height of capitals of Barlow Condensed, in em. */
const CAP = 0.7

/** What pieces of sticks are drawn with. */
export interface StickContext {
  readonly set: StickSet
  readonly studio: Studio
  readonly setter: Typesetter
  /** Millimetres of a unit. */
  readonly scale: number
}

/** Width of a piece on paper with its tab, mm. Every piece but the first has one. */
export function pieceWidth({ from, to, number }: StickPiece, scale: number): number {
  return (to - from) * scale + (number > 1 ? TAB : 0)
}

/** A piece of a stick from its top left corner, tab included. */
export function drawPiece(stick: Stick, piece: StickPiece, context: StickContext): string {
  const { scale } = context
  const length = (piece.to - piece.from) * scale
  const body = [
    stretches(piece, context),
    ticks(piece, context),
    titleOf(stick, piece, length, context),
    labels(stick, piece, context),
    `<rect width="${decimal(length)}" height="${STICK_HEIGHT}" fill="none" stroke="#000000" stroke-width="0.35"/>`,
    // The edge that is held to the base.
    piece.number === 1 ? `<path d="M0.35 0V${STICK_HEIGHT}" fill="none" stroke="#000000" stroke-width="0.7"/>` : '',
  ].join('')
  if (piece.number === 1) return body
  return tab(stick, context) + `<g transform="translate(${TAB} 0)">${body}</g>`
}

/** Every second stretch on grey, lines at the marks. */
function stretches({ from, to, segments }: StickPiece, { studio, setter, scale }: StickContext): string {
  return segments
    .map((segment) => {
      const [x, end] = [(segment.from - from) * scale, (segment.to - from) * scale]
      const grey = segment.index % 2 === 1 && !setter.lowInk ? (studio.theme.colours['zebra'] ?? 'none') : 'none'
      const flat =
        grey === 'none'
          ? ''
          : `<rect x="${decimal(x)}" y="${STRIP}" width="${decimal(end - x)}" height="${decimal(STICK_HEIGHT - STRIP)}" fill="${grey}"/>`
      return (
        flat +
        (segment.ends && segment.to < to
          ? `<path d="M${decimal(end)} ${STRIP}V${STICK_HEIGHT}" fill="none" stroke="#000000" stroke-width="0.5"/>`
          : '')
      )
    })
    .join('')
}

/** Short lines at whole units along the lower edge; of millimetres, every tenth. */
function ticks({ from, to }: StickPiece, { set, scale }: StickContext): string {
  const step = set.unit === 'mm' ? 10 : 1
  let lines = ''
  for (let at = Math.floor(from / step) * step + step; at < to; at += step) {
    const high = (at / step) % 5 === 0 ? LONG_TICK : TICK
    lines += `M${decimal((at - from) * scale)} ${STICK_HEIGHT}v-${high}`
  }
  return lines === '' ? '' : `<path d="${lines}" fill="none" stroke="#000000" stroke-width="0.15"/>`
}

function titleOf(stick: Stick, { number, pieces }: StickPiece, length: number, { set, setter }: StickContext): string {
  const style = setter.style('stick-title')
  const colour = setter.lowInk ? '#000000' : '#ffffff'
  const text = (pieces === 1 ? stick.title : `${stick.title} ${number}/${pieces}`).toUpperCase()
  const strip = `<rect width="${decimal(length)}" height="${STRIP}" fill="${setter.lowInk ? '#ffffff' : '#000000'}" stroke="#000000" stroke-width="0.35"/>`
  const subject = { piece: `sticks "${set.id}"`, field: stick.id, at: spanAt(stick.place, 'title') }
  const y = STRIP / 2 + (CAP * style.pt * MM_PER_PT) / 2
  return strip + setter.line(text, { x: INSET, y, width: length - 2 * INSET }, { ...style, colour }, subject)
}

/** Length and label before each mark; a stretch that goes on in the next piece has its label alone. */
function labels(stick: Stick, { from, segments }: StickPiece, { set, setter, scale }: StickContext): string {
  return segments
    .map((segment) => {
      const x = (segment.to - from) * scale - INSET
      const width = (segment.to - segment.from) * scale - 2 * INSET
      const subject = { piece: `sticks "${set.id}"`, field: segment.label, at: spanAt(stick.place, 'marks') }
      const place = { x, width, anchor: 'end' as const }
      const label = segment.ends ? segment.label : `${segment.label} →`
      const small = setter.line(label, { ...place, y: LABEL_Y }, setter.style('stick-label'), subject)
      if (!segment.ends) return small
      const length = `${decimal(segment.to, 2)} ${set.unit}`
      return small + setter.line(length, { ...place, y: LENGTH_Y }, setter.style('stick-length'), subject)
    })
    .join('')
}

/** A tab left of a piece, to be glued under the one before. */
function tab(stick: Stick, { set, setter }: StickContext): string {
  const slant = 2
  const edge = `M${TAB} 0L0 ${slant}V${STICK_HEIGHT - slant}L${TAB} ${STICK_HEIGHT}`
  const style = setter.style('stick-label')
  const subject = { piece: `sticks "${set.id}"`, field: stick.id, at: spanAt(stick.place, 'title') }
  const place = {
    x: TAB / 2,
    y: STICK_HEIGHT / 2 + (CAP * style.pt * MM_PER_PT) / 2,
    width: TAB - 1,
    anchor: 'middle' as const,
  }
  return (
    `<path d="${edge}" fill="none" stroke="#000000" stroke-width="0.2"/>` + setter.line('glue', place, style, subject)
  )
}
