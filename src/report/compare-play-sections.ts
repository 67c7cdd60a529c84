import type { Effect } from '../sim/compare/effect.ts'
import type { PlayComparison } from '../sim/compare/play-comparison.ts'
import { survivalOf } from '../sim/compare/survival.ts'
import type { ReportSection } from './report-section.ts'
import { sayPair } from './say-pair.ts'

/** What a change does in play: the effect with its interval, the verdict, and how far both hold. */
export function comparePlaySections(play: PlayComparison): ReportSection[] {
  const { effect, verdict, winRate, variance, policies, rulings, scenario, errors, turned, knockOut, matrix } = play
  const list = (table: Readonly<Record<string, string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${key}=${value}`)
      .join(', ') || 'the usual ones'
  const rate = ({ value, low, high }: PlayComparison['winRate']['base']): string =>
    `${percent(value)} % (${percent(low)} to ${percent(high)} %)`
  const gain =
    variance.paired > 0
      ? `, so that a pair tells as much as ${(variance.naive / variance.paired).toFixed(1)} pairs of unlike games`
      : ''
  const lines = [
    `scenario ${scenario}, policies ${list(policies)}, rulings ${list(rulings)}, seed ${play.seed}`,
    `effect on ${effect.side}: ${sayEffect(effect)}, from ${thousands(effect.pairs)} pairs${play.shortened ? ' (time was up before all were played)' : ''}`,
    `verdict: ${sayAnswer(verdict)} after ${thousands(verdict.pairs)} pairs, each kind of error at most ${100 * errors.alpha} %`,
    `${effect.side} wins ${rate(winRate.base)} before, ${rate(winRate.changed)} after`,
    `variance of a pair ${variance.paired.toFixed(4)}; of two unlike games ${variance.naive.toFixed(4)}${gain}`,
    play.pairing === 'pieces'
      ? 'both games of a pair have the same luck, piece by piece'
      : 'both games of a pair have the same seed and no more in common',
    ...(play.same ? ['the rules see no difference at all'] : []),
    ...(turned.length > 0
      ? [`games in which somebody else won: ${turned.join(', ')}; --replay ${turned[0]} writes one out`]
      : []),
  ]
  const survival = survivalOf(verdict, matrix)
  return [
    { title: 'In play', lines },
    ...(knockOut.length > 0
      ? [
          {
            title: 'Each line of the change',
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
    ...(matrix.length > 0
      ? [
          {
            title: 'Under other policies and rulings',
            lines: [
              `of ${matrix.length} cells ${survival.agree} give the same answer, ${survival.differ} another or none, ${survival.contradict} the opposite`,
            ],
            table: [
              ['policies', 'rulings', 'effect', 'verdict'],
              ...matrix.map((cell) => [
                list(cell.policies),
                list(cell.rulings),
                sayEffect(cell.effect),
                sayAnswer(cell.verdict),
              ]),
            ],
          },
        ]
      : []),
  ]
}

function sayAnswer({ answer, d }: PlayComparison['verdict']): string {
  return answer.replace(/([+-])d$/, (_, sign: string) => `${sign === '-' ? '−' : sign}${d} points`)
}

/** Points with as many digits as the interval supports. */
function sayEffect({ points, low, high }: Effect): string {
  const half = (high - low) / 2
  const digits = half >= 1 ? 1 : half >= 0.1 ? 2 : 3
  const say = (value: number): string => {
    const text = value.toFixed(digits).replace(/^-(0\.?0*)$/, '$1')
    return text.startsWith('-') ? `−${text.slice(1)}` : Number(text) === 0 ? text : `+${text}`
  }
  return `${say(points)} points (${say(low)} to ${say(high)})`
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function thousands(count: number): string {
  return count.toLocaleString('en')
}
