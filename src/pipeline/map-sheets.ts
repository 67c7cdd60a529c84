import type { SheetRequest } from '../game/game.ts'

/** A sheet that is one large map or plan: drawn once, tiled for each paper, and printed whole. */
export type MapSheet = Extract<SheetRequest, { kind: 'map' | 'setup-map' | 'plan' }>

/** Whether a sheet is a map or a plan. */
export function isMapSheet(request: SheetRequest): request is MapSheet {
  return request.kind === 'map' || request.kind === 'setup-map' || request.kind === 'plan'
}
