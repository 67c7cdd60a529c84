import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Deck } from '../game/game.ts'
import { spanAt } from '../source/located-document.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { deckNotes } from './deck-notes.ts'
import { drawChits } from './draw-chits.ts'
import { drawCounters } from './draw-counters.ts'
import { drawFigureSheet } from './draw-figures.ts'
import { drawPlanCards } from './draw-plan-cards.ts'
import { drawPlanPiece } from './draw-plans.ts'
import { deckOf, piecesOf } from './drawn-parts.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { selectPieces, type PieceWish } from './select-pieces.ts'
import type { PieceSheet } from './sheet-kinds.ts'
import { instructionDeck, supplementOf } from './supplement.ts'

/** Draws the pieces of a sheet. A wish list leaves only its pieces; a sheet left without pieces is undefined. */
export function drawSheet(
  request: PieceSheet,
  context: DrawContext,
  wishes: readonly PieceWish[],
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  switch (request.kind) {
    case 'deck':
    case 'supplement':
      return drawCards(request, context, wishes, diagnostics)
    case 'chits':
      return drawChits(request, context, wishes, diagnostics)
    case 'counters':
    case 'tokens':
      return drawCounters(request, context, wishes, diagnostics)
    case 'figures':
      return wishes.length === 0 ? drawFigureSheet(request, context, diagnostics) : undefined
    case 'plan-cards':
      return wishes.length === 0 ? drawPlanCards(request, context, diagnostics) : undefined
    case 'plan-piece':
      return wishes.length === 0 ? drawPlanPiece(request, context) : undefined
  }
}

function drawCards(
  request: PieceSheet & { kind: 'deck' | 'supplement' },
  context: DrawContext,
  wishes: readonly PieceWish[],
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  const deck = deckOf(context.game, request.deck)
  const parts = request.kind === 'deck' ? [deck] : supplementParts(deck, deckOf(context.game, request.beyond))
  const pieces = parts.flatMap((part) => {
    const drawn = COMPONENTS.card.draw(part, context)
    diagnostics.push(...drawn.diagnostics)
    return piecesOf(selectPieces(part, drawn.value ?? { fronts: [], backs: [] }, wishes))
  })
  if (pieces.length === 0) return undefined
  return {
    id: wishes.length === 0 ? request.id : `${request.id}-pieces`,
    contents: request.title,
    format: deck.format,
    manner: 'cards',
    pieces,
    notes: deckNotes(deck),
    at: spanAt(deck.place, 'card'),
  }
}

/** The cards to add, and a card that says what to do with them. */
function supplementParts(deck: Deck, base: Deck): Deck[] {
  const supplement = supplementOf(deck, base)
  return supplement.deck.cards.length === 0 ? [] : [supplement.deck, instructionDeck(deck, base, supplement)]
}
