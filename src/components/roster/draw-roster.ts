import type { Box } from '../../draw/boxes/box.ts'
import { takesPart } from '../../game/roster-sums.ts'
import type { Roster } from '../../game/roster.ts'
import type { Outcome } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import { drawBoxPages } from '../box-pages.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { dotsRoom } from './dots-cell.ts'
import { dotsInRow } from './dot-grid.ts'
import { keyRow, sumRows } from './force-rows.ts'
import type { RosterContext } from './roster-context.ts'
import { rosterEntries, type RosterEntry } from './roster-entries.ts'
import { rosterHead } from './roster-head.ts'
import { layOutRoster } from './roster-layout.ts'
import { unitRow } from './unit-row.ts'

/** A roster and the printable size of its paper in mm. */
export interface RosterSource {
  readonly id: string
  readonly roster: Roster
  readonly width: number
  readonly height: number
}

/** Beside the title: lines for whoever holds the sheet. */
const FIELDS = ['Player', 'Army']

/** Draws a roster, on one page if it fits; else over several, no unit cut and the heads repeated. */
export function drawRoster({ id, roster, width, height }: RosterSource, drawing: DrawContext): Outcome<DrawnPieces> {
  const { game, rulings, studio } = drawing
  const piece = `roster "${roster.id}"`
  const { title, place } = roster
  const sheet = { id, title, subtitle: game.title, piece, width, height, place, fields: FIELDS }
  return drawBoxPages(sheet, studio, (setter) => {
    const box = rosterBox(width, { game, roster, rulings, studio, setter, piece })
    return [{ columns: 1, columnWidth: width, boxes: [box] }]
  })
}

function rosterBox(width: number, context: RosterContext): Box {
  const { roster, rulings, setter, piece } = context
  const columns = layOutRoster(width, context)
  const entries = rosterEntries(roster, rulings)
  const dots = columns.find(({ column }) => column.kind === 'dots')
  const room = dotsRoom(dots?.width ?? width, setter.factor)
  const rows = entries.map((entry) => unitRow(entry, columns, perRowOf(entry, entries, room, setter.factor), context))
  const key = keyRow(width, context)
  return {
    title: 'Roster',
    note: whatDotsAre(roster, rulings),
    width,
    head: rosterHead(columns, context),
    rows: [...rows, ...sumRows(width, context), ...(key ? [key] : [])],
    tail: 0,
    subject: { piece, field: 'title', at: spanAt(roster.place, 'title') },
  }
}

/** Dots in a row of a stand, the same for all units with such stands. */
function perRowOf({ perStand }: RosterEntry, entries: readonly RosterEntry[], room: number, factor: number): number {
  const stands = entries.filter((other) => other.perStand === perStand).map((other) => other.stands)
  return dotsInRow(perStand, Math.max(...stands), room, factor)
}

function whatDotsAre(roster: Roster, rulings: ReadonlyMap<string, string>): string {
  const men = roster.menPerFigure === 1 ? '' : ` = ${roster.menPerFigure} men`
  const bases = roster.units.some((unit) => takesPart(unit, rulings) && unit.stands > 1)
  return `one dot = one figure${men}${bases ? '; one frame = one stand' : ''}`
}
