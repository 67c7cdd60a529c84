import { parseXml, XmlElement } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figure } from '../../../src/report/plots/figure.ts'
import { plotFigure } from '../../../src/report/plots/plot-figure.ts'

const said = { title: 'Orcs & elves', description: 'How <many>.' }

const FIGURES: Readonly<Record<Figure['kind'], Figure>> = {
  intervals: {
    kind: 'intervals',
    ...said,
    unit: 'points',
    mark: 0,
    rows: [
      { label: 'all', value: 1, low: -1, high: 3, text: '+1 (−1 to +3)', version: 'base' },
      { label: 'one', value: 2, low: 2, high: 2, text: '+2', version: 'changed' },
    ],
  },
  bars: {
    kind: 'bars',
    ...said,
    rows: [
      { label: 'attack', from: 5, to: 10 },
      { label: 'new', to: 2 },
    ],
  },
  'heat-map': {
    kind: 'heat-map',
    ...said,
    rowTitle: 'orcs',
    columnTitle: 'elves',
    cells: [
      { row: 'wild', column: 'calm', value: 4, lines: ['+4', 'yes'] },
      { row: 'wild', column: 'mad', value: -2, lines: ['−2', 'no'] },
    ],
  },
  course: {
    kind: 'course',
    ...said,
    series: [
      {
        label: 'before',
        version: 'base',
        points: [
          { turn: 0, p10: 10, p50: 10, p90: 10 },
          { turn: 1, p10: 0, p50: 5, p90: 10 },
        ],
      },
      { label: 'after', version: 'changed', points: [{ turn: 0, p10: 8, p50: 8, p90: 8 }] },
    ],
  },
}

const rootOf = (svg: string): XmlElement => {
  const { root } = parseXml(svg)
  if (!root) throw new Error('no root')
  return root
}

const all = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap((child) => (child instanceof XmlElement ? all(child) : [])),
]

describe.each(Object.entries(FIGURES))('a plot of kind %s', (kind, figure) => {
  const svg = plotFigure(figure)

  it('is drawn as it was looked at', async () => {
    await expect(`${svg}\n`).toMatchFileSnapshot(`golden/${kind}.svg`)
  })

  it('says its title first and what it shows, whatever the characters', () => {
    const [title, description] = rootOf(svg).children.filter((child) => child instanceof XmlElement)
    expect([title?.name, title?.text]).toEqual(['title', 'Orcs & elves'])
    expect([description?.name, description?.text]).toEqual(['desc', 'How <many>.'])
    const odd = plotFigure({ ...figure, title: '<b a="\'">&\u0000]]>' })
    expect(rootOf(odd).text).toContain('<b a="\'">& ]]>')
  })

  it('keeps everything inside its frame', () => {
    const root = rootOf(svg)
    const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number)
    const numbers = (names: readonly string[]): number[] =>
      all(root).flatMap((each) =>
        names.flatMap((name) => (name in each.attributes ? [Number(each.attributes[name])] : [])),
      )
    const xs = numbers(['x', 'x1', 'x2', 'cx'])
    const ys = numbers(['y', 'y1', 'y2', 'cy'])
    expect(xs.length * ys.length).toBeGreaterThan(0)
    expect([Math.min(...xs) >= 0, Math.max(...xs) <= width]).toEqual([true, true])
    expect([Math.min(...ys) >= -2, Math.max(...ys) <= height]).toEqual([true, true])
  })
})

it('places points of intervals in proportion', () => {
  const value = fc.double({ min: -50, max: 50, noNaN: true })
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      const rows = [a, b, c].map((v) => ({ label: '', text: '', value: v, low: v, high: v, version: 'base' as const }))
      const root = rootOf(plotFigure({ kind: 'intervals', ...said, unit: '', rows }))
      const [x = 0, y = 0, z = 0] = all(root).flatMap(({ attributes: { cx } }) =>
        cx === undefined ? [] : [Number(cx)],
      )
      const close = Math.abs((y - x) * (c - a) - (z - x) * (b - a))
      // Positions are rounded to hundredths.
      expect(close).toBeLessThan(0.03 * (Math.abs(c - a) + Math.abs(b - a)) + 1e-6)
    }),
    { numRuns: 50 },
  )
})

it('makes the strongest cells of a heat map the darkest, ochre above zero and slate below', () => {
  const fills = all(rootOf(plotFigure(FIGURES['heat-map']))).flatMap(({ attributes: { fill } }) => fill ?? [])
  // Half as strong: 0.5 x 0.35 of the way from white to slate #22394f.
  expect(fills).toEqual(['#eebb33', '#d8dce0'])
})
