import type { DrawContext } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { DESIGN_SIZE } from '../components/small-piece.ts'
import type { HexPiece, HexPieces } from '../components/hex-map/draw-pieces.ts'
import type { Face } from '../draw/face.ts'
import type { HexMap } from '../game/hex-map.ts'
import type { Scenario } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { DrawnHexes } from '../output/game-job.ts'
import type { Seams } from '../sheets/plan-tiles.ts'
import { scenarioOf, trackOf } from './drawn-parts.ts'
import type { MapSheet } from './map-sheets.ts'
import { placedCounter } from './placed-counter.ts'

/** A drawn map, not yet tiled. */
export interface DrawnMap {
  readonly request: MapSheet
  readonly face: Face
  readonly seams: Seams
  /** Height that a track on the sheet adds to it, mm. */
  readonly insetHeight: number
  /** The hexes of a map to play on, for formats that put pieces on them. */
  readonly hexes?: DrawnHexes | undefined
}

/** What maps are drawn with beside the game. */
export interface MapOptions {
  /** mm across flats; absent: as the data say. */
  readonly hexSize?: number | undefined
}

/** What both A4 and Letter can hold, mm: a set-up is looked at beside the map, so one page of either is enough. */
const SET_UP_ROOM = { width: 190, height: 259.4 }

/** Draws maps. The libraries that draw them take longer to load than a map takes to draw, so they are loaded here, where there is one. */
export async function drawMaps(
  requests: readonly Exclude<MapSheet, { kind: 'plan' }>[],
  context: DrawContext,
  { hexSize }: MapOptions,
  diagnostics: Diagnostic[],
): Promise<DrawnMap[]> {
  if (requests.length === 0) return []
  const { openCanvas } = await import('../draw/open-canvas.ts')
  return requests.flatMap((request): DrawnMap[] => {
    const scenario = request.kind === 'map' ? undefined : scenarioOf(context.game, request.scenario)
    const map = mapOf(context, request.kind === 'map' ? request.map : scenario?.setUp?.map)
    const drawn = COMPONENTS['hex-map'].draw(
      {
        map,
        hexSize: hexSize ?? map.size,
        lowInk: context.studio.theme.lowInk,
        openCanvas,
        inset: request.kind === 'map' ? insetOf(request, context) : undefined,
        setUp: scenario && {
          title: scenario.title,
          pieces: piecesOf(scenario, context, diagnostics),
          note: arrivals(scenario, context),
          room: SET_UP_ROOM,
        },
      },
      context,
    )
    diagnostics.push(...drawn.diagnostics)
    const face = drawn.value?.fronts[0]
    if (!drawn.value || !face) return []
    const { seams, insetHeight, centreOf } = drawn.value
    const hexes = request.kind === 'map' ? { map, size: hexSize ?? map.size, centreOf } : undefined
    return [{ request, face, seams, insetHeight, hexes }]
  })
}

/** The track that stands on the sheet of a map, for a marker of the usual size. */
function insetOf({ track }: MapSheet & { kind: 'map' }, context: DrawContext) {
  const { game, counterSize } = context
  return track === undefined
    ? undefined
    : COMPONENTS.track.inset(trackOf(game, track), counterSize ?? DESIGN_SIZE, context)
}

/** References were resolved when the game was loaded. */
function mapOf({ game }: DrawContext, id: string | undefined): HexMap {
  const map = game.maps.find((candidate) => candidate.id === id)
  if (!map) throw new Error(`no map ${id ?? ''}`)
  return map
}

/** What arrives later: `Turn 2: Lt. A, Colors`. */
function arrivals({ setUp }: Scenario, { game }: DrawContext): string {
  const units = game.counterSheets.flatMap((set) => set.units)
  const byTurn = new Map<number, string[]>()
  for (const { unit: id, turn } of setUp?.placements ?? []) {
    const title = units.find((unit) => unit.id === id)?.title
    if (turn !== undefined && title !== undefined) byTurn.set(turn, [...(byTurn.get(turn) ?? []), title])
  }
  return [...byTurn]
    .toSorted(([a], [b]) => a - b)
    .map(([turn, titles]) => `Turn ${turn}: ${titles.join(', ')}`)
    .join('   ')
}

/** The counters of a set-up by hex, in the order of the set-up. Units that arrive later are not on the map. */
function piecesOf(scenario: Scenario, context: DrawContext, diagnostics: Diagnostic[]): HexPieces[] {
  const { game, counterSize } = context
  const byHex = new Map<string, HexPiece[]>()
  for (const placement of scenario.setUp?.placements ?? []) {
    const { unit: id, hex, count } = placement
    if (hex === undefined) continue
    for (const set of game.counterSheets) {
      // The counter that starts the game comes first.
      const type = set.units.find((unit) => unit.id === id)?.types[0]
      if (!type) continue
      const source = { id: set.id, types: [placedCounter(type, placement)], size: counterSize ?? set.size, bleed: 0 }
      const drawn = COMPONENTS.counter.draw(source, { ...context, oneOfEach: true })
      diagnostics.push(...drawn.diagnostics)
      const face = drawn.value?.fronts[0]
      if (face) byHex.set(hex, [...(byHex.get(hex) ?? []), { face, count }])
    }
  }
  return [...byHex].map(([hex, pieces]) => ({ hex, pieces }))
}
