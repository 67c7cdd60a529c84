import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Draws a roster on pages of a printable size, mm. References were resolved when the game was loaded. */
export function drawRosterPages(
  request: PageSheet & { kind: 'roster' },
  context: DrawContext,
  size: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  const roster = context.game.rosters.find(({ id }) => id === request.roster)
  if (!roster) throw new Error(`no roster ${request.roster}`)
  return COMPONENTS.roster.draw({ id: request.id, roster, ...size }, context)
}
