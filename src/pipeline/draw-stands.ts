import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { PaperStand } from '../components/stand/draw-stands.ts'
import type { BoardSheet } from '../game/board-sheet.ts'
import type { RosterUnit } from '../game/roster.ts'
import { takesPart } from '../game/roster-sums.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { LooseKind } from '../output/game-job.ts'
import { spanAt } from '../source/located-document.ts'

type StandSheet = Extract<BoardSheet, { kind: 'stands' }>

/** A stand, and the unit that it is of. */
interface UnitStand extends PaperStand {
  readonly unit: RosterUnit
}

/** Height of figures in mm where the sheet names none, and the width that one takes against it. */
const USUAL_HEIGHT = 15
const USUAL_ROOM = 0.44

/** Draws a paper stand for each stand of a roster. References were resolved when the game was loaded. */
export function drawStandPages(
  request: StandSheet,
  context: DrawContext,
  size: { readonly width: number; readonly height: number },
): Outcome<DrawnPieces> {
  const { id, title, place } = request
  const stands = standsOf(request, context)
  const tall = request.height ?? USUAL_HEIGHT
  return COMPONENTS.stand.draw({ id, title, stands, tall, ...size, at: spanAt(place, 'title') }, context)
}

/** The stands of a roster as loose pieces, each as it stands on the table. Findings come with the pages. */
export function standPieces(request: StandSheet, context: DrawContext): LooseKind[] {
  const { id, title, place } = request
  const stands = standsOf(request, context)
  const source = { id, title, stands, tall: request.height ?? USUAL_HEIGHT, width: 0, height: 0, asSeen: true }
  const faces = COMPONENTS.stand.draw({ ...source, at: spanAt(place, 'title') }, context).value?.fronts ?? []
  return stands.flatMap(({ unit, number }, i): LooseKind[] => {
    const face = faces[i]
    if (!face) return []
    const piece = `${id}/${unit.id}-${number}`
    return [{ id: piece, title: face.label, count: 1, front: { ...face, piece }, side: unit.side }]
  })
}

/** Stands of the units that take part, in the order of the roster; types without pictures have none. */
function standsOf({ roster: id, figures, place }: StandSheet, { game, rulings, oneOfEach }: DrawContext): UnitStand[] {
  const roster = game.rosters.find((known) => known.id === id)
  if (!roster) throw new Error(`no roster ${id}`)
  return roster.units
    .filter((unit) => takesPart(unit, rulings))
    .flatMap((unit) => {
      const { title, type, side, stands, perStand } = unit
      const index = figures.findIndex(({ types }) => type !== undefined && types.includes(type))
      const look = figures[index]
      if (!look) return []
      const device = side !== undefined && Object.hasOwn(roster.devices, side) ? roster.devices[side] : undefined
      const count = oneOfEach ? 1 : unit.count * stands
      return Array.from({ length: count }, (_, i): UnitStand => ({
        unit,
        title,
        number: i + 1,
        figures: perStand,
        pictures: look.pictures,
        room: look.room ?? USUAL_ROOM,
        gun: look.gun,
        colour: device?.colour ?? 'slate',
        spanOf: (field) =>
          field === 'title'
            ? spanAt(unit.place, 'title')
            : field === 'colour'
              ? spanAt(roster.place, 'devices')
              : spanAt(place, 'figures', index, 'pictures'),
      }))
    })
}
