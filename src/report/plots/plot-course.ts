import { element } from '../../output/svg/element.ts'
import { axisOf, tickText } from './axis.ts'
import type { CourseFigure } from './figure.ts'
import { CHARACTER, WIDTH, box, line, num, plotOf, words } from './plot-parts.ts'

const HEIGHT = 220
const LEFT = 40
const RIGHT = WIDTH - 10
const TOP = 28
/** Points that get a sign of their own; a line of more would be nothing but signs. */
const MOST_SIGNS = 30

/** Medians as lines over bands from the tenth to the ninetieth percentile. */
export function plotCourse({ series, ...caption }: CourseFigure): string {
  const points = series.flatMap((each) => each.points)
  const x = axisOf([0, Math.max(1, ...points.map(({ turn }) => turn))], [LEFT, RIGHT], 6)
  const values = points.flatMap(({ p10, p90 }) => [p10, p90])
  const y = axisOf([Math.min(0, ...values), Math.max(...values)], [HEIGHT, TOP])
  const grid = [
    ...y.ticks.flatMap((tick) => [
      line(LEFT, y.at(tick), RIGHT, y.at(tick), 'grid'),
      words(LEFT - 5, y.at(tick) + 4, tickText(tick, y.digits), 'small', 'end'),
    ]),
    ...x.ticks.filter(Number.isInteger).map((tick) => words(x.at(tick), HEIGHT + 15, String(tick), 'small', 'middle')),
    words(RIGHT, HEIGHT + 29, 'turn', 'small', 'end'),
  ]
  const way = (turns: readonly (readonly [number, number])[]): string =>
    turns.map(([turn, value]) => `${num(x.at(turn))},${num(y.at(value))}`).join(' ')
  const bands = series.map(({ version, points: all }) => {
    const edge = [
      ...all.map(({ turn, p90 }) => [turn, p90] as const),
      ...[...all].reverse().map(({ turn, p10 }) => [turn, p10] as const),
    ]
    return element('polygon', { points: way(edge), class: `band ${version}-band` })
  })
  const medians = series.flatMap(({ version, points: all }) => {
    const every = Math.ceil(all.length / MOST_SIGNS)
    const signs = all.filter((_, i) => i % every === 0)
    return [
      element('polyline', { points: way(all.map(({ turn, p50 }) => [turn, p50])), class: `median ${version}-line` }),
      ...signs.map(({ turn, p50 }) => signAt(x.at(turn), y.at(p50), version)),
    ]
  })
  const legend = series.flatMap(({ label, version }, i) => {
    const start = LEFT + series.slice(0, i).reduce((sum, each) => sum + each.label.length * CHARACTER + 40, 0)
    return [signAt(start + 5, 10, version), words(start + 15, 14, label, 'small')]
  })
  return plotOf(caption, [WIDTH, HEIGHT + 34], [...grid, ...bands, ...medians, ...legend])
}

function signAt(x: number, y: number, version: CourseFigure['series'][number]['version']): string {
  return version === 'base'
    ? box(x - 3, y - 3, 6, 6, version)
    : element('circle', { cx: num(x), cy: num(y), r: '3.5', class: version })
}
