import type { DrawnPieces } from '../components/component.ts'
import type { Deck, Game, Scenario } from '../game/game.ts'
import type { Track } from '../game/tables.ts'
import type { Piece } from '../sheets/impose.ts'

/** Drawn faces as pieces to print. */
export function piecesOf({ fronts, backs }: DrawnPieces): Piece[] {
  return fronts.map((front, i) => ({ front, back: backs[i] }))
}

/** A deck by its id. References were resolved when the game was loaded. */
export function deckOf(game: Game, id: string): Deck {
  const deck = game.decks.find((candidate) => candidate.id === id)
  if (!deck) throw new Error(`no deck ${id}`)
  return deck
}

/** A scenario by its id. References were resolved when the game was loaded. */
export function scenarioOf(game: Game, id: string): Scenario {
  const scenario = game.scenarios.find((candidate) => candidate.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}

/** A track by its id. References were resolved when the game was loaded. */
export function trackOf(game: Game, id: string): Track {
  const track = game.tracks.find((candidate) => candidate.id === id)
  if (!track) throw new Error(`no track ${id}`)
  return track
}
