import type { Kind } from './kind.ts'
import { countersShape } from './kinds/counters.ts'
import { deckShape } from './kinds/deck.ts'
import { examplesShape } from './kinds/examples.ts'
import { figuresShape } from './kinds/figures.ts'
import { gameShape } from './kinds/game.ts'
import { mapShape } from './kinds/hex-map.ts'
import { planShape } from './kinds/plan.ts'
import { printerShape } from './kinds/printer.ts'
import { referenceShape } from './kinds/reference.ts'
import { rosterShape } from './kinds/roster.ts'
import { rulingsShape } from './kinds/rulings.ts'
import { scenarioShape } from './kinds/scenario.ts'
import { sticksShape } from './kinds/sticks.ts'
import { tablesShape } from './kinds/tables.ts'
import { terrainShape } from './kinds/terrain.ts'
import { themeShape } from './kinds/theme.ts'
import { variantShape } from './kinds/variant.ts'

/** Every kind of file, in the order in which the documentation describes them. */
export const KINDS: readonly Kind[] = [
  {
    id: 'game',
    file: 'game.yaml',
    summary: 'What the game is called, who made it and what is printed.',
    shape: gameShape,
  },
  { id: 'deck', file: 'decks/<id>.yaml', summary: 'The cards of a deck.', shape: deckShape },
  { id: 'counters', file: 'counters.yaml', summary: 'Units and markers on small square pieces.', shape: countersShape },
  { id: 'map', file: 'map.yaml', summary: 'A hex map.', shape: mapShape },
  { id: 'figures', file: 'figures/<id>.yaml', summary: 'Paper figures to fold.', shape: figuresShape },
  {
    id: 'plan',
    file: 'plan.yaml',
    summary: 'A place drawn to scale, in zones with sections of wall between them.',
    shape: planShape,
  },
  {
    id: 'terrain',
    file: 'terrain.yaml',
    summary: 'The terrain key: what each terrain is worth and how it looks.',
    shape: terrainShape,
  },
  {
    id: 'roster',
    file: 'rosters/<id>.yaml',
    summary: 'The units of a force, with a dot for each figure.',
    shape: rosterShape,
  },
  {
    id: 'sticks',
    file: 'sticks.yaml',
    summary: 'Sticks to measure moves and ranges with.',
    shape: sticksShape,
  },
  { id: 'tables', file: 'tables.yaml', summary: 'Tables and tracks.', shape: tablesShape },
  {
    id: 'rulings',
    file: 'rulings.yaml',
    summary: 'What the rules leave open, and how it is played.',
    shape: rulingsShape,
  },
  { id: 'scenario', file: 'scenarios/<id>.yaml', summary: 'A way to play the game.', shape: scenarioShape },
  {
    id: 'examples',
    file: 'examples.yaml',
    summary: 'Worked examples of the rules, replayed by the check.',
    shape: examplesShape,
  },
  { id: 'reference', file: 'quick-reference.yaml', summary: 'A quick-reference sheet.', shape: referenceShape },
  {
    id: 'variant',
    file: 'my-variant.yaml',
    summary: 'A change of a game, laid over its files; stands for a game wherever one is named.',
    shape: variantShape,
  },
  { id: 'theme', file: 'templates/theme.yaml', summary: 'Fonts, colours and type styles.', shape: themeShape },
  {
    id: 'printer',
    file: 'printer.yaml',
    summary: 'Where your printer puts front and back, as measured with `qm calibrate`; used by `--printer`.',
    shape: printerShape,
  },
]
