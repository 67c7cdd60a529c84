import type { LeftOutRule } from '../game/left-out-rule.ts'
import { countOf } from '../kernel/count-of.ts'
import { thousands } from '../kernel/thousands.ts'
import { digitsFor, digitsForMean } from './digits-for.ts'
import { followedGamesText } from './followed-games-text.ts'
import { restrictedSection } from './restricted-section.ts'
import { sayLeftOut } from './left-out.ts'
import { sectionText } from './section-text.ts'
import type { Mean, Measured, SimulationReport } from '../sim/simulation-report.ts'
import { wilson } from '../sim/wilson.ts'

const percent = (share: number, digits: number): string => (share * 100).toFixed(digits)

/** A simulation in words: rates with their intervals, turns, endings, and what they hold for. */
export function simulationText(
  report: SimulationReport,
  title: string,
  notSimulated: readonly LeftOutRule[] = [],
): string {
  const lines = [
    ...settingLines(report, title),
    '',
    ...resultLines(report),
    ...(report.followed ? ['', followedGamesText(report.followed)] : []),
    ...(report.restricted ? ['', ...sectionText(restrictedSection(report.restricted))] : []),
    ...[sayLeftOut(notSimulated)].filter((line) => line !== ''),
    '',
    speedOf(report.measured),
  ]
  return `${lines.join('\n')}\n`
}

/** What was played. */
export function settingLines(report: SimulationReport, title: string): string[] {
  const pairs = (table: Readonly<Record<string, string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${key}=${value}`)
      .join(', ')
  return [
    `${title}, ${report.scenario}: ${countOf(report.games, 'game')}, seed ${report.seed}`,
    `policies: ${pairs(report.policies)}`,
    `rulings: ${pairs(report.rulings) || 'none'}`,
  ]
}

/** How the games came out. */
export function resultLines(report: SimulationReport): string[] {
  const { winRate, wins, turns, endings } = report
  const lines: string[] = []
  for (const [side, { value, low, high }] of Object.entries(winRate)) {
    if (side === 'draw' && wins[side] === 0) continue
    const digits = digitsFor(low, high)
    const won = side === 'draw' ? 'drawn' : `${side} wins`
    lines.push(
      `${won} ${percent(value, digits)} %  (95 % interval ${percent(low, digits)} to ${percent(high, digits)} %; ${countOf(wins[side] ?? 0, 'game')})`,
    )
  }
  lines.push(
    `turns: ${sayMean(turns, report.games)}; half of the games last ${turns.p50} or fewer, nine in ten ${turns.p5} to ${turns.p95}`,
    ...Object.entries(endings).map(([ending, count]) => {
      const { value, low, high } = wilson(count, report.games)
      return `ending ${ending}: ${percent(value, digitsFor(low, high))} %`
    }),
    ...figuresOf(report),
  )
  return lines
}

/** Places that a report in words lists; the JSON has all of them. */
const MOST_PLACES = 8

/** Means of a game's figures, and the places most fought over. */
function figuresOf({ figures = {}, fought = [], games }: SimulationReport): string[] {
  const lines = Object.entries(figures).map(([name, figure]) => `${name}: ${sayMean(figure, games)}`)
  if (fought.length === 0) return lines
  const places = fought.slice(0, MOST_PLACES).map(({ place, attacks }) => `${place} ${attacks.toFixed(1)}`)
  return [...lines, `attacks a game by place: ${places.join(', ')}${fought.length > MOST_PLACES ? ' ...' : ''}`]
}

/** A mean and the spread of single games, with as many digits as so many games support. */
function sayMean({ mean, sd }: Mean, games: number): string {
  const digits = digitsForMean(sd, games)
  return `mean ${mean.toFixed(digits)}, standard deviation ${sd.toFixed(digits)}`
}

/** What was measured of the machine; the CPU time of other machines is not known. */
function speedOf({ gamesPerCpuSecond, gamesPerSecond, workers }: Measured): string {
  const wall = `${thousands(gamesPerSecond)} a second with ${countOf(workers, 'worker')}`
  return gamesPerCpuSecond > 0 ? `${countOf(gamesPerCpuSecond, 'game')} a second of CPU, ${wall}` : `games: ${wall}`
}
