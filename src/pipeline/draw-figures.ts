import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { piecesOf } from './drawn-parts.ts'
import type { DrawnSheet } from './drawn-sheet.ts'
import type { PieceSheet } from './sheet-kinds.ts'

/** How figures are put together, at the foot of their sheets. */
const FOLDING = 'Fold over the head and glue back to back; fold both bases outwards and glue them on card'

/** Draws a set of paper figures. */
export function drawFigureSheet(
  request: PieceSheet & { kind: 'figures' },
  context: DrawContext,
  diagnostics: Diagnostic[],
): DrawnSheet | undefined {
  const set = context.game.figures.find(({ id }) => id === request.figures)
  // References were resolved when the game was loaded.
  if (!set) throw new Error(`no figures ${request.figures}`)
  const drawn = COMPONENTS.figure.draw({ set, height: context.figureSize ?? set.height }, context)
  diagnostics.push(...drawn.diagnostics)
  const [first] = drawn.value?.fronts ?? []
  if (!drawn.value || !first) return undefined
  return {
    id: request.id,
    contents: request.title,
    format: { width: first.width, height: first.height, bleed: first.bleed },
    manner: 'cards',
    pieces: piecesOf(drawn.value),
    notes: [FOLDING],
    at: spanAt(request.place),
  }
}
