import type { Comparison } from './compare-report.ts'
import { sectionsOf } from './compare-sections.ts'
import { headOf } from './compare-text.ts'
import { reportPage } from './report-page.ts'
import { sayVerdict } from './say-effect.ts'
import { saySurvival } from './say-survival.ts'

/** A comparison as an HTML page. */
export function comparePage(comparison: Comparison): string {
  const { play } = comparison
  const lead = play?.same
    ? 'The rules see no difference at all: every pair of games comes out alike.'
    : play &&
      [sayVerdict(play.effect, play.verdict), play.survival && saySurvival(play.survival, play)]
        .filter(Boolean)
        .join(' ')
  return reportPage({ title: headOf(comparison), lead, sections: sectionsOf(comparison) })
}
