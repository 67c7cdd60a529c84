import { element } from '../../output/svg/element.ts'
import { axisOf, tickText } from './axis.ts'
import type { IntervalsFigure } from './figure.ts'
import { CHARACTER, WIDTH, cut, line, num, plotOf, words } from './plot-parts.ts'

/** Height of a row: its words, and its bar below them. */
const ROW = 36
const MARGIN = 14

/** Points with bars as long as their intervals, words above each. */
export function plotIntervals({ rows, unit, mark, ...caption }: IntervalsFigure): string {
  const values = [...rows.flatMap(({ low, high }) => [low, high]), ...(mark === undefined ? [] : [mark])]
  const axis = axisOf([Math.min(...values), Math.max(...values)], [MARGIN, WIDTH - MARGIN])
  const foot = rows.length * ROW + 6
  const ticks = axis.ticks.flatMap((tick) => [
    line(axis.at(tick), 0, axis.at(tick), foot, 'grid'),
    words(axis.at(tick), foot + 14, tickText(tick, axis.digits), 'small', 'middle'),
  ])
  const drawn = rows.map(({ label, value, low, high, text, version }, i) => {
    const top = i * ROW
    const y = top + 25
    const room = WIDTH - 8 - text.length * CHARACTER
    const bar = [
      line(axis.at(low), y, axis.at(high), y, 'bar'),
      line(axis.at(low), y - 4, axis.at(low), y + 4, 'bar'),
      line(axis.at(high), y - 4, axis.at(high), y + 4, 'bar'),
      element('circle', { cx: num(axis.at(value)), cy: num(y), r: '5', class: version }),
    ]
    return [
      words(0, top + 13, cut(label, room), 'halo'),
      words(WIDTH, top + 13, text, 'halo figures', 'end'),
      ...bar,
    ].join('\n')
  })
  const marked = mark === undefined ? [] : [line(axis.at(mark), 0, axis.at(mark), foot, 'mark')]
  const below = words(WIDTH, foot + 28, unit, 'small', 'end')
  return plotOf(caption, [WIDTH, foot + 32], [...ticks, ...marked, ...drawn, below])
}
