import type { LeftOutRule } from '../game/left-out-rule.ts'
import { countOf } from '../kernel/count-of.ts'
import type { FollowedGames } from '../sim/piece-figures.ts'
import type { SimulationReport } from '../sim/simulation-report.ts'
import { courseFigure } from './course-section.ts'
import { CARD_WORDS, COURSE_WORDS, cardTable, courseTable } from './followed-games-text.ts'
import { sayLeftOut } from './left-out.ts'
import type { IntervalsFigure } from './plots/figure.ts'
import { rateRow } from './rate-row.ts'
import { reportPage } from './report-page.ts'
import { restrictedSection } from './restricted-section.ts'
import type { ReportSection } from './report-section.ts'
import { resultLines, settingLines } from './simulation-report-text.ts'

/** A simulation as an HTML page; `command` plays the same games again. */
export function simulationPage(
  report: SimulationReport,
  title: string,
  notSimulated: readonly LeftOutRule[],
  command: string,
): string {
  const leftOut = [sayLeftOut(notSimulated)].filter((line) => line !== '')
  const sections = [
    { title: 'What was played', lines: [...settingLines(report, title), ...leftOut] },
    { title: 'How the games came out', figures: [rateFigure(report)], lines: resultLines(report) },
    ...(report.followed ? followedSections(report.followed) : []),
    ...(report.restricted ? [restrictedSection(report.restricted)] : []),
    { title: 'The same again', command },
  ]
  return reportPage({ title: `${title}: ${report.scenario}`, sections })
}

/** Win rates of the sides; draws where there were any. */
function rateFigure({ winRate, wins }: SimulationReport): IntervalsFigure {
  const shown = Object.entries(winRate).filter(([side]) => side !== 'draw' || wins[side] !== 0)
  return {
    kind: 'intervals',
    title: 'Win rates',
    description: 'Games won by each side, in percent, with 95 % intervals.',
    unit: '%',
    rows: shown.map(([side, rate]) => rateRow(side, rate, 'changed')),
  }
}

function followedSections({ games, pieces, course }: FollowedGames): ReportSection[] {
  return [
    {
      title: 'Cards',
      lines: [`${countOf(games, 'game')}: ${CARD_WORDS.join(', ')}`],
      table: cardTable(pieces),
    },
    {
      title: `${course.figure} by turn`,
      lines: [COURSE_WORDS],
      figures: [courseFigure(course.figure, [{ label: course.figure, version: 'changed', points: course.turns }])],
      table: courseTable(course.turns, games),
    },
  ]
}
