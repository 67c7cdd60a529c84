import type { Check } from './check.ts'
import { cardCounts } from './data/card-counts.ts'
import { copyLimit } from './data/copy-limit.ts'
import { deckSize } from './data/deck-size.ts'
import { emptyDeck } from './data/empty-deck.ts'
import { missingSource } from './data/missing-source.ts'
import { unusedField } from './data/unused-field.ts'
import { unusedRuling } from './data/unused-ruling.ts'
import { deckProof } from './rules/deck-proof.ts'
import { figures } from './rules/figures.ts'
import { playable } from './rules/playable.ts'
import { termination } from './rules/termination.ts'
import { workedExamples } from './rules/worked-examples.ts'

/** Every check, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  deckSize,
  cardCounts,
  copyLimit,
  emptyDeck,
  unusedField,
  unusedRuling,
  missingSource,
  playable,
  figures,
  termination,
  workedExamples,
  deckProof,
]
