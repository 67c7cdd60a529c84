import type { Face } from '../../draw/face.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import type { Card, Deck, FieldType } from '../../game/game.ts'
import type { Diagnostic, Outcome, Span } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import { studioFor, type DrawContext, type DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { copiesOfFace, drawSmallFace } from '../small-piece.ts'

/** A deck whose cards become chits. */
export interface ChitSource {
  readonly deck: Deck
  /** A colour of the theme, or `#rrggbb`; where it was written. */
  readonly colour: string
  /** Picture of the backs. */
  readonly emblem: string
  /** Edge in mm. */
  readonly size: number
  spanOf(field: 'colour' | 'emblem'): Span
}

/**
 * Draws a chit for every copy of every card. The value is the deck's first number field, the picture its first icon field. Backs show nothing
 * but the deck.
 */
export function drawChits(source: ChitSource, context: DrawContext): Outcome<DrawnPieces> {
  const { deck, emblem, size } = source
  const groundOf = (side: Face['side']) => {
    const wearer = { piece: `chits of "${deck.id}"`, at: source.spanOf('colour') }
    return groundColour(studioFor(side, context).theme, source.colour, wearer)
  }
  const ground = groundOf('front')
  const diagnostics: Diagnostic[] = [...ground.findings]
  const fields = { value: firstField(deck, 'number'), symbol: firstField(deck, 'icon') }
  const fronts: Face[] = []
  const backs: (Face | undefined)[] = []
  const back = drawSmallFace(
    {
      size,
      ground: groundOf('back'),
      piece: deck.id,
      called: `back of the chits of "${deck.id}"`,
      label: deck.title,
      side: 'back',
      template: 'chit-back',
      values: { emblem },
      spanOf: (field) => (field === 'emblem' ? source.spanOf('emblem') : undefined),
    },
    context,
  )
  diagnostics.push(...back.findings)
  for (const card of deck.cards) {
    const front = drawSmallFace(
      {
        size,
        ground,
        piece: `${deck.id}/${card.id}`,
        called: `chit "${card.title}"`,
        label: card.title,
        side: 'front',
        template: 'chit',
        values: valuesOf(card, fields),
        spanOf: (field) => spanOf(card, field, fields),
      },
      context,
    )
    diagnostics.push(...front.findings)
    if (!front.face) continue
    const printed = context.oneOfEach ? Math.min(1, card.count) : card.count
    for (const face of copiesOfFace(front.face, card.count, printed)) {
      fronts.push(face)
      backs.push(back.face && { ...back.face, piece: face.piece, label: face.label })
    }
  }
  diagnostics.push(...context.studio.pictures.findings)
  return { value: { fronts, backs }, diagnostics: withoutRepeats(diagnostics) }
}

type Fields = Readonly<Record<'value' | 'symbol', string | undefined>>

function firstField(deck: Deck, type: FieldType): string | undefined {
  return Object.keys(deck.fields).find((name) => deck.fields[name]?.type === type)
}

function valuesOf(card: Card, fields: Fields): Record<string, unknown> {
  const of = (name: string | undefined): unknown => (name === undefined ? undefined : card.fields[name])
  return { title: card.title, value: of(fields.value) ?? 0, symbol: of(fields.symbol) }
}

function spanOf(card: Card, field: string, { value, symbol }: Fields): Span | undefined {
  const name = { title: 'title', value, symbol }[field]
  return name === undefined ? undefined : spanAt(card.place, name)
}
