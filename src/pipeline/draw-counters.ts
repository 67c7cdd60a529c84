import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { DESIGN_SIZE } from '../components/small-piece.ts'
import type { CounterType } from '../game/counter-sheet.ts'
import { parameterNumber } from '../game/parameter-numbers.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { counterFormat } from './counter-format.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import { piecesOf, scenarioOf } from './drawn-parts.ts'
import { selectPieces, type PieceWish } from './select-pieces.ts'
import type { PieceSheet } from './sheet-kinds.ts'

/** Draws the counters of a set, or tokens, which are counters of one kind. */
export function drawCounters(
  request: PieceSheet & { kind: 'counters' | 'tokens' },
  context: DrawContext,
  wishes: readonly PieceWish[],
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  const set =
    request.kind === 'counters' ? setOf(request, context) : { id: request.id, types: [tokenOf(request, context)] }
  const size = context.counterSize ?? ('size' in set ? set.size : DESIGN_SIZE)
  const drawn = COMPONENTS.counter.draw({ id: set.id, types: set.types, size }, context)
  diagnostics.push(...drawn.diagnostics)
  const owner = { id: set.id, cards: set.types }
  const pieces = piecesOf(selectPieces(owner, drawn.value ?? { fronts: [], backs: [] }, wishes))
  if (pieces.length === 0) return undefined
  return {
    id: wishes.length === 0 ? request.id : `${request.id}-pieces`,
    contents: request.title,
    format: counterFormat(size),
    manner: 'counters',
    pieces,
    notes: [],
    at: spanAt(request.place),
  }
}

/** References were resolved when the game was loaded. */
function setOf(request: PieceSheet & { kind: 'counters' }, { game }: DrawContext) {
  const set = game.counterSheets.find(({ id }) => id === request.counters)
  if (!set) throw new Error(`no counters ${request.counters}`)
  return set
}

/** The token of a sheet: its value on the flat of its colour. */
function tokenOf(request: PieceSheet & { kind: 'tokens' }, { game, rulings }: DrawContext): CounterType {
  const { colour, symbol, word, title, place } = request
  const scenario = scenarioOf(game, request.scenario)
  const number = (name: string): number => parameterNumber(game, scenario, name, rulings)
  const front = { look: 'solid', colour, symbol, word, strength: number(request.value), reduced: false } as const
  return { id: 'token', title, unit: 'token', count: number(request.count), front, place }
}
