import { countOf } from '../kernel/count-of.ts'
import type { Interval } from '../sim/wilson.ts'
import type { TunedGame, TuneReport } from '../sim/tune/tune-report.ts'

const percent = (share: number, digits = 1): string => (share * 100).toFixed(digits)
const withInterval = ({ value, low, high }: Interval): string =>
  `${percent(value)} % (95 % interval ${percent(low)} to ${percent(high)} %)`

/** Changes that are listed; the JSON has all of them. */
const MOST_SHOWN = 8

/** What a search for a change found, in words. */
export function tuneText(report: TuneReport, title: string): string {
  const { side, target, base, found, tried, undecided, size, measured } = report
  const players = Object.entries(report.policies).map(([name, policy]) => `${name}=${policy}`)
  const band = `${percent(target.low, 0)} to ${percent(target.high, 0)} %`
  const lines = [
    `${title}, ${report.scenario}: ${side} is to win ${band}, seed ${report.seed}`,
    `policies: ${players.join(', ')}`,
    `as it is: ${side} wins ${withInterval(base)}`,
    '',
  ]
  if (report.already) lines.push('The win rate is in the band already.')
  else if (found.length === 0) lines.push(`No change of up to ${countOf(size, 'card')} was found that brings it there.`)
  else {
    lines.push(`smallest changes that bring it there: ${countOf(size, 'card')} taken out, put in or printed anew`)
    lines.push(...found.slice(0, MOST_SHOWN).map((tuning) => `  ${changesOf(tuning)}: ${withInterval(tuning.winRate)}`))
    if (found.length > MOST_SHOWN) lines.push(`  and ${found.length - MOST_SHOWN} more`)
  }
  lines.push(
    '',
    `${countOf(tried, 'change')} raced; all verdicts together are right with a chance of 95 %. ${undecided} ${undecided === 1 ? 'was' : 'were'} too near the edge of the band to be told.`,
    `${(measured.cpuMs / 1000).toFixed(1)} s of CPU`,
  )
  return `${lines.join('\n')}\n`
}

/** `zulu.blood.count 10 -> 4, zulu.chieftains.count 2 -> 8` */
function changesOf({ changes }: TunedGame): string {
  return changes
    .map(({ path, from, to }) => `${path.replace(/^decks\./, '').replace('.cards.', '.')} ${from} -> ${to}`)
    .join(', ')
}
