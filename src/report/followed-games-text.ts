import { countOf } from '../kernel/count-of.ts'
import type { FollowedGames, PieceFigures } from '../sim/piece-figures.ts'
import type { Interval } from '../sim/wilson.ts'
import { columns } from './columns.ts'
import { shownTurns } from './course-section.ts'

const HEAD = ['card', 'copies', 'drawn', 'played', 'discarded', 'lost', 'stuck', 'force', 'wins drawn', 'wins without']

/** Figures of cards and the course of the games as tables of plain text. */
export function followedGamesText({ games, pieces, course }: FollowedGames): string {
  return [
    `cards of ${countOf(games, 'game')}: ${CARD_WORDS[0]},`,
    CARD_WORDS[1],
    ...columns(cardTable(pieces)),
    `${course.figure} after a turn: ${COURSE_WORDS}`,
    ...columns(courseTable(course.turns, games)),
  ].join('\n')
}

/** What the columns of the tables are. */
export const CARD_WORDS = [
  'means of a game over all copies, force brought into play by a copy',
  'and how often its side wins where one was drawn, and where none was',
] as const
export const COURSE_WORDS =
  'a tenth of the games have at most the first figure, half at most the second, nine tenths at most the third'

/** Cards by side, those that bring most force first. */
export function cardTable(pieces: readonly PieceFigures[]): string[][] {
  const inOrder = [...pieces].sort((a, b) =>
    a.side === b.side ? b.forcePerCopy - a.forcePerCopy : a.side < b.side ? 1 : -1,
  )
  return [HEAD, ...inOrder.map(rowOf)]
}

/** The followed figure from turn to turn, and the share of games that go on. */
export function courseTable(turns: FollowedGames['course']['turns'], games: number): string[][] {
  const points = shownTurns(turns).map(({ turn, p10, p50, p90, going }) =>
    [turn, p10, p50, p90, `${percent(going / games)} %`].map(String),
  )
  return [['turn', '10 %', 'median', '90 %', 'going on'], ...points]
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
