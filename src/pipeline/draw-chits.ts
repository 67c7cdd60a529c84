import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { DESIGN_SIZE } from '../components/small-piece.ts'
import type { Deck } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { counterFormat } from './counter-format.ts'
import { deckNotes } from './deck-notes.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { deckOf, piecesOf } from './drawn-parts.ts'
import { selectPieces, type PieceWish } from './select-pieces.ts'
import type { PieceSheet } from './sheet-kinds.ts'
import { supplementOf, type Supplement } from './supplement.ts'

/** Draws the chits of all decks of a sheet, one deck after the other. */
export function drawChits(
  request: PieceSheet & { kind: 'chits' },
  context: DrawContext,
  wishes: readonly PieceWish[],
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  const { game } = context
  const size = context.counterSize ?? DESIGN_SIZE
  const notes: string[] = []
  const pieces = request.decks.flatMap(({ deck: id, beyond, colour, emblem }, index) => {
    const whole = deckOf(game, id)
    const supplement = beyond === undefined ? undefined : supplementOf(whole, deckOf(game, beyond))
    notes.push(
      ...(supplement ? [exchangeNote(whole, supplement)] : deckNotes(whole).map((n) => `${whole.title}: ${n}`)),
    )
    const deck = supplement?.deck ?? whole
    const spanOf = (field: string) => spanAt(request.place, 'decks', index, field)
    const drawn = COMPONENTS.chit.draw({ deck, colour, emblem, size, spanOf }, context)
    diagnostics.push(...drawn.diagnostics)
    return piecesOf(selectPieces(deck, drawn.value ?? { fronts: [], backs: [] }, wishes))
  })
  if (pieces.length === 0) return undefined
  return {
    id: wishes.length === 0 ? request.id : `${request.id}-pieces`,
    contents: request.title,
    format: counterFormat(size),
    manner: 'counters',
    pieces,
    notes,
    at: spanAt(request.place),
  }
}

/** How to make a deck out of another with the chits of its supplement. */
function exchangeNote({ title }: Deck, { deck, takeOut }: Supplement): string {
  const list = (items: readonly { readonly title: string; readonly count: number }[]): string =>
    items.map((item) => `${item.count} × ${item.title}`).join(', ')
  const first = takeOut.length > 0 ? `take out ${list(takeOut)}; ` : ''
  return `${title}: ${first}put in ${list(deck.cards)}, which come last`
}
