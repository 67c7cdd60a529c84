import type { Check } from './check.ts'
import { cardCounts } from './data/card-counts.ts'
import { contrast } from './print/contrast.ts'
import { counterSum } from './data/counter-sum.ts'
import { copyLimit } from './data/copy-limit.ts'
import { deckSize } from './data/deck-size.ts'
import { emptyDeck } from './data/empty-deck.ts'
import { figureSum } from './data/figure-sum.ts'
import { mapConstraints } from './data/map-constraints.ts'
import { missingSource } from './data/missing-source.ts'
import { placingLimits } from './data/placing-limits.ts'
import { planSections } from './data/plan-sections.ts'
import { rosterSums } from './data/roster-sums.ts'
import { stacking } from './data/stacking.ts'
import { startingUnits } from './data/starting-units.ts'
import { tableResults } from './data/table-results.ts'
import { tableTrend } from './data/table-trend.ts'
import { terrainLooks } from './data/terrain-looks.ts'
import { unitSteps } from './data/unit-steps.ts'
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
  counterSum,
  figureSum,
  planSections,
  unitSteps,
  rosterSums,
  terrainLooks,
  mapConstraints,
  startingUnits,
  placingLimits,
  stacking,
  tableResults,
  tableTrend,
  unusedField,
  unusedRuling,
  missingSource,
  playable,
  figures,
  termination,
  workedExamples,
  deckProof,
  contrast,
]
