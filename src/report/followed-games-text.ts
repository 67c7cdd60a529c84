import type { FollowedGames, PieceFigures } from '../sim/piece-figures.ts'
import type { Interval } from '../sim/wilson.ts'
import { columns } from './columns.ts'
import { shownTurns } from './course-section.ts'

const HEAD = ['card', 'copies', 'drawn', 'played', 'discarded', 'lost', 'stuck', 'force', 'wins drawn', 'wins without']

/** Figures of cards and the course of the games as tables of plain text. */
export function followedGamesText({ games, pieces, course }: FollowedGames): string {
  const rows = [...pieces]
    .sort((a, b) => (a.side === b.side ? b.forcePerCopy - a.forcePerCopy : a.side < b.side ? 1 : -1))
    .map(rowOf)
  const points = shownTurns(course.turns).map(({ turn, p10, p50, p90, going }) =>
    [turn, p10, p50, p90, `${percent(going / games)} %`].map(String),
  )
  return [
    `cards of ${games.toLocaleString('en')} games: means of a game over all copies, force brought into play by a copy,`,
    'and how often its side wins where one was drawn, and where none was',
    ...columns([HEAD, ...rows]),
    `${course.figure} after a turn: a tenth of the games have at most the first figure, half at most the second, nine tenths at most the third`,
    ...columns([['turn', '10 %', 'median', '90 %', 'going on'], ...points]),
  ].join('\n')
}

const percent = (share: number): string => (share * 100).toFixed(0)

/** A rate with half of its interval, in percent. */
const rate = (interval: Interval | undefined): string =>
  interval ? `${percent(interval.value)} ±${percent((interval.high - interval.low) / 2)} %` : '-'

function rowOf({ side, kind, copies, drawn, played, discarded, lost, stuck, ...rest }: PieceFigures): string[] {
  const means = [drawn, played, discarded, lost, stuck].map((mean) => mean.toFixed(2))
  return [`${side}/${kind}`, String(copies), ...means, rest.forcePerCopy.toFixed(1), ...ratesOf(rest.winRate)]
}

const ratesOf = ({ drawn, undrawn }: PieceFigures['winRate']): string[] => [rate(drawn), rate(undrawn)]
