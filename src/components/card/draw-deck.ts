import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { spanAt, spanOfLetters } from '../../source/located-document.ts'
import { drawFace, type FaceRequest } from '../../draw/draw-face.ts'
import type { Face } from '../../draw/face.ts'
import { NO_BACK, type Deck } from '../../game/game.ts'
import { studioFor, type DrawContext, type DrawnPieces } from '../component.ts'
import { CARD_DATA, cardData, cardValues, copiesOf, fieldNames, fieldSpan, type CardCopy } from './card-values.ts'

/** Keeps each finding once: the copies of a card all say the same. */
function collector(): { add(findings: readonly Diagnostic[]): void; readonly all: Diagnostic[] } {
  const all: Diagnostic[] = []
  const seen = new Set<string>()
  return {
    all,
    add(findings) {
      for (const finding of findings) {
        const key = `${finding.code} ${finding.message} ${finding.at?.file ?? ''} ${finding.at?.start ?? ''}`
        if (!seen.has(key)) all.push(finding)
        seen.add(key)
      }
    },
  }
}

/** Draws every copy of every card of a deck, front and back. */
export function drawDeck(deck: Deck, context: DrawContext): Outcome<DrawnPieces> {
  const { studio, game, rulings } = context
  const { width, height, bleed, safe } = deck.format
  const findings = collector()
  const names = { fields: fieldNames(deck), data: CARD_DATA, owner: `deck "${deck.id}"` }
  const inside = { x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe }

  const memos = new Map<string, Map<string, string>>()
  const memoOf = (key: string): Map<string, string> => {
    let memo = memos.get(key)
    if (!memo) memos.set(key, (memo = new Map<string, string>()))
    return memo
  }
  const draw = (copy: CardCopy, side: 'front' | 'back', template: string): Face | undefined => {
    const { card } = copy
    const values = cardValues(deck, card, rulings)
    const request: FaceRequest = {
      template,
      names,
      values,
      data: cardData(deck, copy, values, game),
      piece: `card "${card.title}"`,
      safe: side === 'front' ? inside : undefined,
      memo: memoOf(`${card.id} ${side}`),
      spanOf: (field, letters) => {
        const at = fieldSpan(deck, card, field)
        return at && letters !== undefined ? spanOfLetters(card.place.document, at, letters) : at
      },
    }
    const drawn = drawFace(studioFor(side, context), request)
    findings.add(drawn.findings.map((finding) => atTemplateName(finding, deck, copy, side)))
    if (drawn.svg === undefined) return undefined
    const label = copy.copies === 1 ? card.title : `${card.title} (${copy.copy} of ${copy.copies})`
    const piece = `${deck.id}/${card.id}/${copy.copy}`
    return { piece, side, label, width, height, bleed, svg: drawn.svg }
  }

  const fronts: Face[] = []
  const backs: (Face | undefined)[] = []
  for (const copy of copiesOf(deck, context.oneOfEach)) {
    const front = draw(copy, 'front', deck.format.template)
    const backTemplate = copy.card.back ?? deck.format.back
    const back = backTemplate === undefined || backTemplate === NO_BACK ? undefined : draw(copy, 'back', backTemplate)
    if (!front) continue
    fronts.push(front)
    backs.push(back)
  }
  findings.add(studio.pictures.findings)
  return { value: { fronts, backs }, diagnostics: findings.all }
}

/** A finding without a place is about the template's name: it is shown where the deck or card gives it. */
function atTemplateName(finding: Diagnostic, deck: Deck, copy: CardCopy, side: 'front' | 'back'): Diagnostic {
  if (finding.at) return finding
  const own = side === 'back' && copy.card.back !== undefined
  const at = own ? spanAt(copy.card.place, 'back') : spanAt(deck.place, 'card', side === 'back' ? 'back' : 'template')
  return { ...finding, at }
}
