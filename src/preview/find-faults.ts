import type { PlayContext } from '../check/check.ts'
import { findingsOf } from '../check/findings-of.ts'
import { CHECKS } from '../check/registry.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Drawing } from './draw-kept-sheet.ts'

/** What all checks find in a game, without simulation; without `play`, those that play by its rules find nothing. */
export function findFaults({ game, rulings, studio }: Drawing, play: PlayContext | undefined): Diagnostic[] {
  const { colours } = studio.theme
  return CHECKS.flatMap((check) => findingsOf(check, game, { rulings, play, colours }))
}
