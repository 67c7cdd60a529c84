import { thousands } from '../kernel/thousands.ts'
import type { RestrictedPlay } from '../sim/compare/restricted-play.ts'
import type { IntervalsFigure, Version } from './plots/figure.ts'
import { sayRate } from './rate-row.ts'
import type { ReportSection } from './report-section.ts'
import { sayEffect } from './say-effect.ts'

/** What the versions of a game are called. */
const WHEN: Readonly<Record<Version, string>> = { base: 'before', changed: 'after' }

const TITLE = 'Without one option'
const WORDS =
  'each side plays as usual, but for one option that it does without; both games of a pair have the same luck, and the change is in percentage points of its win rate. A gain says that the player uses the option badly'

/** What each side's options are worth to it. */
export function restrictedSection(plays: readonly RestrictedPlay[]): ReportSection {
  return {
    title: TITLE,
    lines: [WORDS, ...usualLines(plays)],
    figures: figuresOf([['changed', plays]]),
    table: [
      ['player', 'option', 'wins', 'change', 'pairs'],
      ...plays.map((play) => [nameOf(play), play.summary, sayRate(play.winRate.restricted), ...effectOf(play)]),
    ],
  }
}

/** The same in both versions of a game; an option that only one of them has stands in one. */
export function restrictedInBoth({
  base,
  changed,
}: Readonly<Record<'base' | 'changed', readonly RestrictedPlay[]>>): ReportSection {
  const names = [...new Set([...base, ...changed].map(nameOf))]
  const cells = (play: RestrictedPlay | undefined): string[] =>
    play ? [sayRate(play.winRate.restricted), ...effectOf(play).slice(0, 1)] : ['', '']
  return {
    title: TITLE,
    lines: [WORDS, ...usualLines(base, 'before the change'), ...usualLines(changed, 'after it')],
    figures: figuresOf([
      ['base', base],
      ['changed', changed],
    ]),
    table: [
      ['player', 'option', 'wins before', 'change before', 'wins after', 'change after', 'pairs'],
      ...names.map((name) => {
        const [before, after] = [base, changed].map((plays) => plays.find((play) => nameOf(play) === name))
        const { summary = '', effect } = after ?? before ?? {}
        return [name, summary, ...cells(before), ...cells(after), thousands(effect?.pairs ?? 0)]
      }),
    ],
  }
}

/** `zulu keep/no-blood` */
function nameOf({ side, policies, restriction }: RestrictedPlay): string {
  return `${side} ${policies[side]}/${restriction}`
}

function effectOf({ effect }: RestrictedPlay): [change: string, pairs: string] {
  return [sayEffect(effect), thousands(effect.pairs)]
}

/** How often each side wins with all its options. */
function usualLines(plays: readonly RestrictedPlay[], when = ''): string[] {
  const firsts = plays.filter(({ side }, i) => plays.findIndex((other) => other.side === side) === i)
  return firsts.map(({ side, policies, winRate }) =>
    `${side} ${policies[side]} wins ${sayRate(winRate.usual)} with all options ${when}`.trimEnd(),
  )
}

/** A plot for each side. */
function figuresOf(versions: readonly (readonly [Version, readonly RestrictedPlay[]])[]): IntervalsFigure[] {
  const all = versions.flatMap(([version, plays]) => plays.map((play) => ({ version, play })))
  const sides = [...new Set(all.map(({ play }) => play.side))]
  const names = [...new Set(all.map(({ play }) => nameOf(play)))]
  return sides.map((side) => ({
    kind: 'intervals',
    title: `Change of the win rate of ${side} without one option`,
    description: `Percentage points with 95 % intervals; the upright line is no change.`,
    unit: 'points',
    mark: 0,
    rows: names.flatMap((name) =>
      all
        .filter(({ play }) => play.side === side && nameOf(play) === name)
        .map(({ version, play: { restriction, effect } }) => ({
          label: versions.length > 1 ? `${restriction}, ${WHEN[version]}` : restriction,
          version,
          value: effect.points,
          low: effect.low,
          high: effect.high,
          text: sayEffect(effect),
        })),
    ),
  }))
}
