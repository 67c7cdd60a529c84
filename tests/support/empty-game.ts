import type { Game } from '../../src/game/game.ts'
import { place } from './place.ts'

/** A game without anything, to be filled by a test. */
export function emptyGame(parts: Partial<Game> = {}): Game {
  return {
    id: 'test',
    title: 'Test',
    folder: '/game',
    variants: [],
    credits: [],
    sides: [],
    decks: [],
    rulings: [],
    scenarios: [],
    examples: [],
    references: [],
    counterSheets: [],
    maps: [],
    plans: [],
    figures: [],
    notSimulated: [],
    terrain: { columns: [], types: [] },
    tables: [],
    tracks: [],
    rosters: [],
    stickSets: [],
    sheets: [],
    place: place(),
    ...parts,
  }
}
