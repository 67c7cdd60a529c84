import type { Comparison, HandStructure } from './compare-report.ts'
import { exactJson } from './exact-text.ts'

/** The documented JSON of `qm compare`. Without play, effect and verdict are null and the tables of play are empty. */
export function compareJson({ base, changed, changedPieces, structure, play }: Comparison): object {
  const { effect = null, verdict = null, knockOut = [], matrix = [], measured = {}, ...rest } = play ?? {}
  const decks = structure.decks.map((deck) => ({ ...deck, hands: deck.hands.map(handJson) }))
  return {
    base,
    changed,
    effect,
    verdict,
    changedPieces,
    structure: { ...structure, decks },
    ...rest,
    knockOut,
    matrix,
    measured,
  }
}

function handJson({ chance: { from, to }, ...hand }: HandStructure): object {
  return { ...hand, chance: { from: from && exactJson(from), to: to && exactJson(to) } }
}
