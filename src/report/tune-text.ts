import { countOf } from '../kernel/count-of.ts'
import { thousands } from '../kernel/thousands.ts'
import { decimal } from '../kernel/units.ts'
import type { Interval } from '../sim/wilson.ts'
import type { TunedGame, TuneReport } from '../sim/tune/tune-report.ts'

const percent = (share: number, digits = 1): string => (share * 100).toFixed(digits)
const withInterval = ({ value, low, high }: Interval): string =>
  `${percent(value)} % (${percent(low)} to ${percent(high)} %)`

/** Changes that are listed; the JSON has all of them. */
const MOST_SHOWN = 8

/** What a search for a change found, in words. */
export function tuneText(report: TuneReport, title: string, command: string): string {
  const { side, target, base, found, smaller, tried, undecided, size, measured } = report
  const players = Object.entries(report.policies).map(([name, policy]) => `${name}=${policy}`)
  const band = `${decimal(100 * target.low, 3)} to ${decimal(100 * target.high, 3)} %`
  const lines = [
    `${title}, ${report.scenario}: ${side} is to win ${band}, seed ${report.seed}`,
    `policies: ${players.join(', ')}`,
    `as it is: ${side} wins ${withInterval(base)}, 95 % interval`,
    '',
  ]
  if (report.already) lines.push('The win rate is in the band already.')
  else if (found.length === 0)
    lines.push(`No change of up to ${countOf(size, 'card')} is known to bring it there.`, ...nearEdge(smaller))
  else
    lines.push(
      `smallest changes known to bring it there: ${countOf(size, 'card')} taken out, put in or printed a step anew`,
      ...listOf(found),
      ...nearEdge(smaller),
    )
  lines.push(
    '',
    `${countOf(tried, 'change')} raced, ${thousands(undecided)} of them too near the edge of the band to be told.`,
    'All verdicts and intervals of changes hold together with a chance of 95 %.',
    `${(measured.cpuMs / 1000).toFixed(1)} s of CPU`,
    '',
    'The same again',
    `  ${command}`,
  )
  return `${lines.join('\n')}\n`
}

/** Changes that may do as well, for whoever wants to look at them with more games. */
function nearEdge(smaller: readonly TunedGame[]): string[] {
  return smaller.length === 0 ? [] : ['smaller ones, too near the edge of the band to be told:', ...listOf(smaller)]
}

function listOf(tunings: readonly TunedGame[]): string[] {
  const lines = tunings
    .slice(0, MOST_SHOWN)
    .map(
      ({ changes, winRate, corrected }) =>
        `  ${changesOf(changes)}: ${withInterval({ ...corrected, value: winRate.value })}`,
    )
  return tunings.length > MOST_SHOWN ? [...lines, `  and ${tunings.length - MOST_SHOWN} more`] : lines
}

/** `zulu.blood.count 10 → 4, zulu.chieftains.count 2 → 8` */
function changesOf(changes: TunedGame['changes']): string {
  return changes
    .map(({ path, from, to }) => `${path.replace(/^decks\./, '').replace('.cards.', '.')} ${from} → ${to}`)
    .join(', ')
}
