import type { DrawContext } from '../components/component.ts'
import type { HexLabels } from '../components/hex-map/draw-labels.ts'
import type { HexPiece, HexPieces } from '../components/hex-map/draw-pieces.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Face } from '../draw/face.ts'
import type { CounterType } from '../game/counter-sheet.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { BoardPiece } from '../rules/board-piece.ts'
import { placedCounter } from './placed-counter.ts'

/** What is said of a unit in square, beside its strength. */
const IN_SQUARE = '□'

/** The counters of a position by hex, each with the face that shows its strength, and notes on what they do not show. */
export function boardPieces(
  board: readonly BoardPiece[],
  context: DrawContext,
  diagnostics: Diagnostic[],
): { readonly pieces: HexPieces[]; readonly labels: HexLabels[] } {
  const byHex = new Map<string, BoardPiece[]>()
  // Units that fight lie on top: their strength is what is looked for.
  const upwards = board.toSorted((a, b) => Number(a.steps !== undefined) - Number(b.steps !== undefined))
  for (const piece of upwards) byHex.set(piece.hex, [...(byHex.get(piece.hex) ?? []), piece])
  const pieces = [...byHex].map(([hex, here]) => ({
    hex,
    pieces: here.flatMap((piece): HexPiece[] => {
      const face = faceOf(piece, context, diagnostics)
      return face ? [{ face, count: piece.count }] : []
    }),
  }))
  const labels = [...byHex].map(([hex, here]) => ({ hex, lines: here.map((piece) => noteOn(piece, here.length > 1)) }))
  return { pieces, labels: labels.filter(({ lines }) => lines.some((line) => line !== '')) }
}

/** Strength of a unit in a stack, which is covered by the others; square; `captured`. */
function noteOn({ steps, square, state }: BoardPiece, isStacked: boolean): string {
  const strength = isStacked && steps !== undefined ? [String(steps)] : []
  return [...strength, ...(square ? [IN_SQUARE] : []), ...(state === undefined ? [] : [state])].join(' ')
}

/** The face of a unit with so many steps left: the front or the back of one of its counters. */
function faceOf(
  { unit: id, hex, steps }: BoardPiece,
  context: DrawContext,
  diagnostics: Diagnostic[],
): Face | undefined {
  for (const set of context.game.counterSheets) {
    const types = set.units.find((unit) => unit.id === id)?.types ?? []
    const shows = ({ front, back }: CounterType): boolean => steps === front.strength || steps === back?.strength
    const type = types.find((candidate) => steps !== undefined && shows(candidate)) ?? types[0]
    if (!type) continue
    const placed = placedCounter({ ...type, count: 1 }, { hex })
    const source = { id: set.id, types: [placed], size: context.counterSize ?? set.size, bleed: 0 }
    const drawn = COMPONENTS.counter.draw(source, { ...context, oneOfEach: true })
    diagnostics.push(...drawn.diagnostics)
    const [front, back] = [drawn.value?.fronts[0], drawn.value?.backs[0]]
    return steps !== undefined && steps !== type.front.strength && steps === type.back?.strength ? back : front
  }
  return undefined
}
