import { MM_PER_PT } from '../../kernel/units.ts'
import { amountOf } from '../../game/amount-of.ts'
import { figureAt } from '../../game/roster-sums.ts'
import { countOf } from '../../kernel/count-of.ts'
import type { RosterCell } from './cell.ts'
import { dotGrid } from './dot-grid.ts'
import { drawDots, type MarkedDot } from './draw-dots.ts'
import { extraRuns, sideBySide } from './extra-boxes.ts'
import type { RosterContext } from './roster-context.ts'
import type { RosterEntry } from './roster-entries.ts'

/** Left of the dots, right of the size, between dots and what stands beside them, above boxes below the dots. At full size, mm. */
const LEFT = 2.2
const RIGHT = 2
const BESIDE = 5
const BELOW = 1.6
/** Height of capitals of Source Sans, in em. */
const CAP = 0.66

/** The dots of a row, with boxes of its type and the size of the unit beside them where there is room. */
export interface DotsCell extends RosterCell {
  /** The size has no room here. */
  readonly crowded: boolean
}

/** Room for dots in a column of a width, mm. */
export function dotsRoom(width: number, factor: number): number {
  return width - (LEFT + RIGHT) * factor
}

/** Dots of a unit or of an empty row. `perRow`: dots in a row of a stand. */
export function dotsCell(entry: RosterEntry, perRow: number, width: number, context: RosterContext): DotsCell {
  const { setter, piece } = context
  const { factor } = setter
  const left = LEFT * factor
  const room = dotsRoom(width, factor)
  const grid = dotGrid({ ...entry, perRow }, room, factor)
  const extras = sideBySide(extraRuns(entry.unit, context), setter)
  const style = setter.style('roster-type')
  const size = sizeOf(entry, context)
  const beside = room - grid.width - BESIDE * factor
  const sizeWidth = setter.width(size, style)
  const isBeside = extras.width === 0 || extras.width + BESIDE * factor + sizeWidth <= beside
  const crowded =
    size === '' || sizeWidth + (isBeside && extras.width > 0 ? extras.width + BESIDE * factor : 0) > beside
  const extraHeight = isBeside ? 0 : extras.height + BELOW * factor
  const subject = { piece, field: `size of "${entry.title}"` }
  return {
    height: grid.height + extraHeight,
    crowded: crowded && size !== '',
    draw(x, y) {
      const middle = y + grid.height / 2
      const dots = drawDots(entry, grid, marksOf(entry, context))
      const boxes = isBeside
        ? extras.draw(x + left + grid.width + BESIDE * factor, middle)
        : extras.draw(x + left, y + grid.height + BELOW * factor + extras.height / 2)
      const at = { x: x + width - RIGHT * factor, y: middle + (CAP * style.pt * MM_PER_PT) / 2, width: sizeWidth + 0.1 }
      const text = crowded ? '' : setter.line(size, { ...at, anchor: 'end' }, style, subject)
      return `<g transform="translate(${x + left} ${y})">${dots}</g>` + boxes + text
    },
  }
}

/** Men of a unit, or its figures where each is one man; points where there are any. */
export function sizeOf({ unit }: RosterEntry, { roster }: RosterContext): string {
  if (!unit) return ''
  const men = roster.menPerFigure === 1 ? '' : countOf(unit.men, 'man', 'men')
  const points = unit.points === 0 ? '' : countOf(unit.points, 'point')
  return [men, points].filter((text) => text !== '').join(', ')
}

function marksOf({ stands, perStand }: RosterEntry, { roster, game, rulings }: RosterContext): MarkedDot[] {
  return roster.marks.map(({ at, look }) => {
    return { figure: figureAt(amountOf(at, roster, game, rulings), stands * perStand), look }
  })
}
