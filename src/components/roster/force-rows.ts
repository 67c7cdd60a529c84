import { INSET, type Drawn } from '../../draw/boxes/box.ts'
import { amountOf } from '../../game/amount-of.ts'
import { sumOf, takesPart } from '../../game/roster-sums.ts'
import type { RosterUnit } from '../../game/roster.ts'
import { countOf } from '../../kernel/count-of.ts'
import { decimal } from '../../kernel/units.ts'
import { spanAt } from '../../source/located-document.ts'
import { drawDot } from './draw-dots.ts'
import { filledIn, type RosterContext } from './roster-context.ts'
import { sideDevice } from './side-device.ts'

/** Height of a row of small print, and where texts stand in it. At full size, mm. */
const HEIGHT = 5.2
const BASE = 3.5
const DEVICE_X = 3.6
const TEXT_X = 7
const DOT = 1.3
/** Size of a device here, against that before a name. */
const SMALL = 0.72

/** What each side has in all, worked out, and the men after whose loss something happens. */
export function sumRows(width: number, context: RosterContext): Drawn[] {
  const { game, roster, rulings, setter, piece } = context
  const units = roster.units.filter((unit) => takesPart(unit, rulings))
  const sides = [...new Set(units.map(({ side }) => side))]
  return sides.map((side, i): Drawn => {
    const own = units.filter((unit) => unit.side === side)
    const title = game.sides.find(({ id }) => id === side)?.title ?? 'In all'
    const { men } = sumOf(own)
    const losses = roster.losses.map(({ at, text }) => {
      return `${filledIn(text, context)} from ${countOf(lostMen(amountOf(at, roster, game, rulings), men), 'man', 'men')} lost`
    })
    const subject = { piece, field: `sums of "${title}"`, at: spanAt(roster.place, 'units') }
    const x = TEXT_X * setter.factor
    const at = { x, y: BASE * setter.factor, width: width - x - INSET }
    const text = [`${title}: ${sumText(own, roster.menPerFigure)}`, ...losses].join('; ')
    const device = sideDevice(side, DEVICE_X * setter.factor, (HEIGHT * setter.factor) / 2, context, SMALL)
    const height = HEIGHT * setter.factor
    return { height, svg: device + setter.line(text, at, setter.style('roster-value'), subject) + ruleAbove(i, width) }
  })
}

/** Men lost with which so many percent are lost. */
export function lostMen(percent: number, men: number): number {
  return Math.ceil((percent * men) / 100)
}

function sumText(units: readonly RosterUnit[], menPerFigure: number): string {
  const count = units.reduce((sum, unit) => sum + unit.count, 0)
  const { men, figures, stands, points } = sumOf(units)
  const parts = [countOf(count, 'unit'), countOf(stands, 'stand'), countOf(figures, 'figure')]
  if (menPerFigure !== 1) parts.push(countOf(men, 'man', 'men'))
  if (points !== 0) parts.push(countOf(points, 'point'))
  return parts.join(', ')
}

function ruleAbove(index: number, width: number): string {
  return `<path d="M0 0H${decimal(width)}" fill="none" stroke="#000000" stroke-width="${index === 0 ? 0.35 : 0.15}"/>`
}

/** What the marked dots mean; undefined for a roster without any. */
export function keyRow(width: number, context: RosterContext): Drawn | undefined {
  const { roster, setter, piece } = context
  if (roster.marks.length === 0) return undefined
  const { factor } = setter
  const style = setter.style('note')
  const share = width / roster.marks.length
  const parts = roster.marks.map(({ look, text, place }, i) => {
    const x = i * share + DEVICE_X * factor
    const subject = { piece, field: `mark ${i + 1}`, at: spanAt(place, 'text') }
    const at = { x: i * share + TEXT_X * factor, y: BASE * factor, width: share - TEXT_X * factor - INSET }
    return (
      drawDot(x, (HEIGHT / 2) * factor, DOT * factor, [look]) + setter.line(filledIn(text, context), at, style, subject)
    )
  })
  const rule = `<path d="M0 0H${decimal(width)}" fill="none" stroke="#000000" stroke-width="0.35"/>`
  return { height: HEIGHT * factor, svg: rule + parts.join('') }
}
