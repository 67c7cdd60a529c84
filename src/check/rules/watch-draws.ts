import { countOf } from '../../kernel/count-of.ts'
import type { RulesModel } from '../../rules/rules-model.ts'
import type { Setting } from '../../rules/setting.ts'
import { playGame } from '../../sim/play-game.ts'

/** What was drawn from the pieces of one side over many games. */
export interface DrawCounts {
  readonly side: string
  /** Copies by kind. */
  readonly copies: Map<string, number>
  readonly seen: Set<string>
  /** The first card of a game, by kind. */
  readonly first: Map<string, number>
  /** Cards dealt before the first turn. */
  opening: number
  /** Games whose opening hand held at least one card of the kind. */
  readonly inOpening: Map<string, number>
}

/** What many games showed. */
export interface WatchedGames {
  readonly games: number
  readonly sides: readonly DrawCounts[]
  /** Broken invariants, and games that lasted too long; each once. */
  readonly faults: readonly string[]
}

const bump = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Plays games by the plain rules and follows every physical card that is drawn. Pieces are named `side/kind/copy`. */
export function watchDraws<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { params, policies }: Setting<Params>,
  seed: number,
  games: number,
): WatchedGames {
  const sides = new Map<string, DrawCounts>()
  const faults = new Set<string>()
  for (let game = 0; game < games; game++) {
    const drawn = new Map<string, { opening: string[]; first?: string }>()
    const { state, result } = playGame(model, params, policies, seed, game, (event) => {
      if (event.kind !== 'draw') return
      for (const piece of event.pieces ?? []) {
        const [side = '', kind = ''] = piece.split('/')
        const hand = drawn.get(side) ?? { opening: [] }
        hand.first ??= kind
        if (event.turn === 0) hand.opening.push(kind)
        drawn.set(side, hand)
        sides.get(side)?.seen.add(piece)
        if (!sides.has(side)) sides.set(side, newCounts(side, piece))
      }
    })
    if (game === 0) countCopies(model.pieces(state), sides)
    for (const [side, { opening, first }] of drawn) {
      const counts = sides.get(side)
      if (!counts) continue
      if (first !== undefined) bump(counts.first, first)
      counts.opening = opening.length
      for (const kind of new Set(opening)) bump(counts.inOpening, kind)
    }
    for (const fault of model.faults(state)) faults.add(fault)
    if (result.turns > model.longest(params)) faults.add(`a game counted ${countOf(result.turns, 'turn')}`)
  }
  return { games, sides: [...sides.values()], faults: [...faults] }
}

function newCounts(side: string, piece: string): DrawCounts {
  return { side, copies: new Map(), seen: new Set([piece]), first: new Map(), opening: 0, inOpening: new Map() }
}

function countCopies(pieces: readonly (readonly [string, string])[], sides: ReadonlyMap<string, DrawCounts>): void {
  for (const [piece] of pieces) {
    const [side = '', kind = ''] = piece.split('/')
    const counts = sides.get(side)
    if (counts) bump(counts.copies, kind)
  }
}
