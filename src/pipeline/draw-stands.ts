import type { DrawContext, DrawnPieces } from '../components/component.ts'
import { COMPONENTS } from '../components/registry.ts'
import type { PaperStand } from '../components/stand/draw-stands.ts'
import type { BoardSheet } from '../game/board-sheet.ts'
import { takesPart } from '../game/roster-sums.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import { spanAt } from '../source/located-document.ts'

type StandSheet = Extract<BoardSheet, { kind: 'stands' }>

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

/** Stands of the units that take part, in the order of the roster; types without pictures have none. */
function standsOf({ roster: id, figures, place }: StandSheet, { game, rulings, oneOfEach }: DrawContext): PaperStand[] {
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
      return Array.from({ length: count }, (_, i): PaperStand => ({
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
