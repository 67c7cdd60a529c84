import type { PlayContext } from '../check/check.ts'
import { findingsOf } from '../check/findings-of.ts'
import { CHECKS } from '../check/registry.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { sortFindings } from '../report/check-report.ts'
import type { Drawing } from './draw-kept-sheet.ts'

/** What all checks find in a game, without simulation; without `play`, those that play by its rules find nothing. */
export function findFaults({ game, rulings, studio }: Drawing, play: PlayContext | undefined): Diagnostic[] {
  const { colours } = studio.theme
  return CHECKS.flatMap((check) => findingsOf(check, game, { rulings, play, colours }))
}

/** Findings in the order of a report, each once: several sheets may find the same. */
export function eachOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return sortFindings(diagnostics).filter(({ code, message, at }) => {
    const key = JSON.stringify([code, message, at?.file, at?.start, at?.end])
    return !seen.has(key) && seen.add(key)
  })
}
