import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws sticks on landscape pages of a printable size (given upright), mm. References were resolved when the game was loaded. */
export function drawStickPages(
  request: PageSheet & { kind: 'sticks' },
  context: DrawContext,
  { width, height }: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  const set = context.game.stickSets.find(({ id }) => id === request.sticks)
  if (!set) throw new Error(`no sticks ${request.sticks}`)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return COMPONENTS.stick.draw({ id: request.id, set, width: long, height: short }, context)
}
