import type { ReferenceSection } from '../../game/reference.ts'
import type { Box } from '../../draw/boxes/box.ts'
import { byId, type SectionContext } from './section-context.ts'
import { cardsBox } from './sections/cards-box.ts'
import { handOddsBox } from './sections/hand-odds-box.ts'
import { notesBox } from './sections/notes-box.ts'
import { notSimulatedBox } from './sections/not-simulated-box.ts'
import { phasesBox } from './sections/phases-box.ts'
import { rulingsBox } from './sections/rulings-box.ts'

/** Draws a section of a reference sheet for a width. */
export function makeBox(section: ReferenceSection, width: number, context: SectionContext): Box {
  switch (section.kind) {
    case 'phases':
      return phasesBox(section, width, context)
    case 'cards':
      return cardsBox(section, width, context)
    case 'hand-odds':
      return handOddsBox(section, width, context)
    case 'notes':
      return notesBox(section, width, context)
    case 'rulings':
      return rulingsBox(section, width, context)
    case 'not-simulated':
      return notSimulatedBox(section, width, context)
    case 'table':
      return context.tableBox(byId(context.game.tables, section.table), width, context.setter)
    case 'track':
      return context.trackBox(byId(context.game.tracks, section.track), width, context.setter)
  }
}

/** Columns in which a section stands: a table may say so itself. */
export function columnsOf(section: ReferenceSection): number {
  return (section.kind === 'table' ? section.columns : undefined) ?? COLUMNS[section.kind]
}

/** Card lists and tracks need the whole width, turns and tables half of it, the rest a third. */
const COLUMNS: Readonly<Record<ReferenceSection['kind'], number>> = {
  cards: 1,
  track: 1,
  phases: 2,
  'hand-odds': 3,
  notes: 3,
  rulings: 3,
  table: 2,
  'not-simulated': 2,
}

/** Least width of a column with such a section, mm: on small paper there are fewer columns. */
export const LEAST_WIDTH: Readonly<Record<ReferenceSection['kind'], number>> = {
  cards: 0,
  track: 0,
  phases: 75,
  'hand-odds': 55,
  notes: 55,
  rulings: 55,
  table: 55,
  'not-simulated': 75,
}
