import type { BarsFigure, Version } from './figure.ts'
import { axisOf } from './axis.ts'
import { WIDTH, box, cut, line, plotOf, words } from './plot-parts.ts'

const ROW = 42
const BAR = 10
/** Room for the figure at the end of the longest bar. */
const FIGURE = 44

/** Two bars a row: before hollow, after filled, with their figures. */
export function plotBars({ rows, ...caption }: BarsFigure): string {
  const most = Math.max(1, ...rows.flatMap(({ from = 0, to = 0 }) => [from, to]))
  const axis = axisOf([0, most], [1, WIDTH - FIGURE])
  const foot = rows.length * ROW
  const upright = line(axis.at(0), 0, axis.at(0), foot, 'bar')
  const bar = (value: number | undefined, version: Version, y: number): string[] =>
    value === undefined
      ? [words(4, y + 9, 'none', 'small')]
      : [
          box(axis.at(0), y, axis.at(value) - axis.at(0), BAR, version),
          words(axis.at(value) + 5, y + 9, String(value), 'small figures'),
        ]
  const drawn = rows.flatMap(({ label, from, to }, i) => [
    words(5, i * ROW + 13, cut(label, WIDTH - 5)),
    ...bar(from, 'base', i * ROW + 17),
    ...bar(to, 'changed', i * ROW + 18 + BAR),
  ])
  const legend = [
    box(1, foot + 8, BAR, BAR, 'base'),
    words(16, foot + 17, 'before', 'small'),
    box(71, foot + 8, BAR, BAR, 'changed'),
    words(86, foot + 17, 'after', 'small'),
  ]
  return plotOf(caption, [WIDTH, foot + 22], [...drawn, upright, ...legend])
}
