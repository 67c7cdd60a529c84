import { countOf } from '../kernel/count-of.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import { matrixSection } from './matrix-section.ts'
import type { IntervalsFigure } from './plots/figure.ts'
import { rateRow, sayRate } from './rate-row.ts'
import { restrictedInBoth } from './restricted-section.ts'
import type { ReportSection } from './report-section.ts'
import { sayChoice } from './say-choice.ts'
import { sayAnswer, sayEffect } from './say-effect.ts'
import { sayPair } from './say-pair.ts'
import { saySurvival } from './say-survival.ts'

/** What a change does in play: the effect with its interval, the verdict, and how far both hold. */
export function comparePlaySections(play: PlayComparison): ReportSection[] {
  const { effect, verdict, winRate, variance, policies, rulings, scenario, errors, turned, knockOut, matrix } = play
  const { survival, restricted } = play
  const gain =
    variance.paired > 0
      ? `, so that a pair tells as much as ${(variance.naive / variance.paired).toFixed(1)} pairs of unlike games`
      : ''
  const lines = [
    `scenario ${scenario}, policies ${sayChoice(policies)}, rulings ${sayChoice(rulings)}, seed ${play.seed}`,
    `effect on ${effect.side}: ${sayEffect(effect)}, from ${countOf(effect.pairs, 'pair')}${batchOf(play)}`,
    `verdict: ${sayAnswer(verdict)} after ${countOf(verdict.pairs, 'pair')}, each kind of error at most ${100 * errors.alpha} %`,
    ...(survival ? [saySurvival(survival, play)] : []),
    `${effect.side} wins ${sayRate(winRate.base)} before, ${sayRate(winRate.changed)} after`,
    `variance of a pair ${variance.paired.toFixed(4)}; of two unlike games ${variance.naive.toFixed(4)}${gain}`,
    play.pairing === 'pieces'
      ? 'both games of a pair have the same luck, piece by piece'
      : 'both games of a pair have the same seed and no more in common',
    ...(play.same ? ['the rules see no difference at all'] : []),
    ...(turned.length > 0
      ? [`games in which somebody else won: ${turned.join(', ')}; --replay ${turned[0]} writes one out`]
      : []),
  ]
  return [
    { title: 'In play', lines, figures: [rateFigure(play)] },
    ...(knockOut.length > 0
      ? [
          {
            title: 'Each line of the change',
            figures: [knockOutFigure(play)],
            table: [
              ['line', 'change', 'alone', 'all but this'],
              ...knockOut.map(({ name, from, to, alone, without, problem }) => [
                name,
                sayPair({ from, to }),
                alone ? sayEffect(alone) : (problem ?? ''),
                without ? sayEffect(without) : (problem ?? ''),
              ]),
            ],
          },
        ]
      : []),
    ...(matrix.length > 0 ? [matrixSection(play)] : []),
    ...(restricted ? [restrictedInBoth(restricted)] : []),
  ]
}

/** What is peculiar about the batch that the effect comes from. */
function batchOf({ shortened, atVerdict }: PlayComparison): string {
  if (atVerdict) return ' (as many as the verdict took, which makes effects look a little larger than they are)'
  return shortened ? ' (time was up before all were played)' : ''
}

function rateFigure({ effect: { side }, winRate }: PlayComparison): IntervalsFigure {
  return {
    kind: 'intervals',
    title: `Win rate of ${side}`,
    description: `Games won by ${side}, in percent, before and after the change, with 95 % intervals.`,
    unit: '%',
    rows: [rateRow('before', winRate.base, 'base'), rateRow('after', winRate.changed, 'changed')],
  }
}

function knockOutFigure({ effect, knockOut }: PlayComparison): IntervalsFigure {
  const all = { name: 'the whole change', alone: effect }
  return {
    kind: 'intervals',
    title: `Effect on ${effect.side} of each line alone`,
    description: 'Percentage points with 95 % intervals; the upright line is no effect.',
    unit: 'points',
    mark: 0,
    rows: [all, ...knockOut].flatMap(({ name, alone }) =>
      alone ? [{ label: name, version: 'changed', value: alone.points, ...alone, text: sayEffect(alone) }] : [],
    ),
  }
}
