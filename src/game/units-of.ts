import type { CounterUnit } from './counter-sheet.ts'
import type { Game } from './game.ts'

/** All units and markers of a game, in the order of its counters. */
export function unitsOf({ counterSheets }: Pick<Game, 'counterSheets'>): CounterUnit[] {
  return counterSheets.flatMap(({ units }) => units)
}
