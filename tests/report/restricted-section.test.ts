import { expect, test } from 'vitest'
import { plotFigure } from '../../src/report/plots/plot-figure.ts'
import { restrictedInBoth, restrictedSection } from '../../src/report/restricted-section.ts'
import type { RestrictedPlay } from '../../src/sim/compare/restricted-play.ts'

function play(side: string, restriction: string, points: number): RestrictedPlay {
  return {
    side,
    policies: { zulu: 'keep', british: 'literal' },
    restriction,
    summary: `never plays ${restriction.slice(3)}`,
    winRate: {
      usual: { value: 0.3, low: 0.28, high: 0.32 },
      restricted: { value: 0.3 + points / 100, low: 0.28 + points / 100, high: 0.32 + points / 100 },
    },
    effect: { side, points, low: points - 2, high: points + 2, pairs: 2000 },
  }
}

const plays = [play('zulu', 'no-blood', -3), play('zulu', 'no-attack', -10), play('british', 'no-rally', 4)]

test('has a row for each side and option: win rate, change, pairs; and each side with all options once', () => {
  const { table, lines, figures = [] } = restrictedSection(plays)
  expect(table).toEqual([
    ['player', 'option', 'wins', 'change', 'pairs'],
    ['zulu keep/no-blood', 'never plays blood', '27 % (25 to 29 %)', '−3.0 points (−5.0 to −1.0)', '2,000'],
    ['zulu keep/no-attack', 'never plays attack', '20 % (18 to 22 %)', '−10.0 points (−12.0 to −8.0)', '2,000'],
    ['british literal/no-rally', 'never plays rally', '34 % (32 to 36 %)', '+4.0 points (+2.0 to +6.0)', '2,000'],
  ])
  expect(lines?.slice(1)).toEqual([
    'zulu keep wins 30 % (28 to 32 %) with all options',
    'british literal wins 30 % (28 to 32 %) with all options',
  ])
  expect(figures.map(({ title }) => title)).toEqual(
    ['zulu', 'british'].map((side) => `Change of the win rate of ${side} without one option`),
  )
  expect(plotFigure(figures[0]!)).toContain('>points</text>')
})

test('has both versions side by side; an option of one alone leaves the other empty', () => {
  const after = [play('zulu', 'no-blood', -5), play('zulu', 'no-shields', -1)]
  const { table = [], figures = [] } = restrictedInBoth({ base: plays.slice(0, 1), changed: after })
  expect(table.slice(1).map((row) => [row[0], row[3], row[5]])).toEqual([
    ['zulu keep/no-blood', '−3.0 points (−5.0 to −1.0)', '−5.0 points (−7.0 to −3.0)'],
    ['zulu keep/no-shields', '', '−1.0 points (−3.0 to +1.0)'],
  ])
  const [figure] = figures
  expect(figure?.kind === 'intervals' && figure.rows.map(({ label, version }) => [label, version])).toEqual([
    ['no-blood, before', 'base'],
    ['no-blood, after', 'changed'],
    ['no-shields, after', 'changed'],
  ])
})
