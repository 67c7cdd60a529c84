import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import { DESIGN_SIZE } from '../components/small-piece.ts'
import { trackBox } from '../components/track/track-box.ts'
import type { Box } from '../draw/boxes/box.ts'
import type { Typesetter } from '../draw/boxes/typesetter.ts'
import { parameterChoices, parameterNumber } from '../game/parameter-numbers.ts'
import type { Track, TrackNote } from '../game/tables.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'
import { scenarioOf, trackOf } from './drawn-parts.ts'
import type { PageSheet } from './sheet-kinds.ts'

/** Printable size of a page, mm. */
interface PageSize {
  readonly width: number
  readonly height: number
}

/** Draws racks for chits. How many each holds is the sum of parameters. */
export function drawRackPages(
  request: PageSheet & { kind: 'rack' },
  context: DrawContext,
  page: PageSize,
): Outcome<DrawnPieces> {
  const { game, rulings } = context
  const scenario = scenarioOf(game, request.scenario)
  const racks = request.racks.map(({ title, holds, colour }) => {
    const parts = holds.map((name) => parameterNumber(game, scenario, name, rulings))
    return { title, colour, places: parts.reduce((sum, part) => sum + part, 0) }
  })
  const size = context.counterSize ?? DESIGN_SIZE
  const spanOf = (rack: number, field: string) => spanAt(request.place, 'racks', rack, field)
  return COMPONENTS.rack.draw({ id: request.id, title: request.title, racks, size, ...page, spanOf }, context)
}

/** Draws a track of the data for a sheet of another kind. */
export function trackBoxOf(sheet: string, context: DrawContext) {
  return (track: Track, width: number, setter: Typesetter): Box =>
    trackBox(track, context.counterSize ?? DESIGN_SIZE, width, setter, `track on "${sheet}"`, context)
}

/** Draws a track: one of the data, or that of a parameter. */
export function drawTrackPages(
  request: PageSheet & { kind: 'track' | 'parameter-track' },
  context: DrawContext,
  page: PageSize,
): Outcome<DrawnPieces> {
  const track = request.kind === 'track' ? trackOf(context.game, request.track) : parameterTrack(request, context)
  return COMPONENTS.track.draw({ track, marker: context.counterSize ?? DESIGN_SIZE, ...page }, context)
}

/** From 0 to the largest number of the parameter; where a ruling sets it, its options say what their numbers are. */
function parameterTrack(request: PageSheet & { kind: 'parameter-track' }, { game, rulings }: DrawContext): Track {
  const { id, title, place } = request
  const scenario = scenarioOf(game, request.scenario)
  const choices = parameterChoices(game, scenario, request.parameter)
  const notes = choices.flatMap(({ number, means }): TrackNote[] =>
    means === undefined ? [] : [{ at: number, text: means, place }],
  )
  const step = parameterNumber(game, scenario, request.step, rulings)
  return { id, title, from: 0, to: Math.max(...choices.map(({ number }) => number)), step, notes, place }
}
