import { countOf } from '../kernel/count-of.ts'
import type { CoursePoint } from '../sim/course.ts'
import type { FollowedGames } from '../sim/piece-figures.ts'
import type { CourseFigure } from './plots/figure.ts'
import type { ReportSection } from './report-section.ts'

/** Turns that a table shows: every one of short games, at most so many steps of long ones. */
const MOST_STEPS = 12

/** The turns of a course that a table shows, the last among them. */
export function shownTurns<T extends Pick<CoursePoint, 'turn'>>(turns: readonly T[]): readonly T[] {
  const last = turns.length - 1
  const step = Math.ceil(last / MOST_STEPS) || 1
  return turns.filter(({ turn }) => turn % step === 0 || turn === last)
}

/** The followed figure from turn to turn, before and after a change. */
export function courseSection({ base, changed }: Readonly<Record<'base' | 'changed', FollowedGames>>): ReportSection {
  const { figure } = base.course
  const length = Math.max(base.course.turns.length, changed.course.turns.length)
  const [before, after] = [lengthened(base.course.turns, length), lengthened(changed.course.turns, length)]
  const cells = (point: CoursePoint | undefined): string[] =>
    [point?.p10, point?.p50, point?.p90].map((value) => String(value ?? ''))
  return {
    title: `${figure} by turn`,
    lines: [
      `${countOf(base.games, 'game')} of each version: a tenth of them have at most the first figure, half at most the second, nine tenths at most the third`,
    ],
    figures: [
      courseFigure(figure, [
        { label: 'before', version: 'base', points: before },
        { label: 'after', version: 'changed', points: after },
      ]),
    ],
    table: [
      ['turn', 'before 10 %', 'median', '90 %', 'after 10 %', 'median', '90 %'],
      ...shownTurns(before).map(({ turn }) => [String(turn), ...cells(before[turn]), ...cells(after[turn])]),
    ],
  }
}

/** A course of so many turns: when all games are over, nothing moves any more. */
function lengthened(turns: readonly CoursePoint[], length: number): readonly CoursePoint[] {
  const last = turns.at(-1)
  if (!last) return turns
  return Array.from({ length }, (_, turn) => turns[turn] ?? { ...last, turn, going: 0 })
}

export function courseFigure(figure: string, series: CourseFigure['series']): CourseFigure {
  return {
    kind: 'course',
    title: `${figure} by turn: median, and the band of eight games in ten`,
    description: `Median and 10 % to 90 % band of ${figure} after each turn. Games that are over keep their last figure.`,
    series,
  }
}
