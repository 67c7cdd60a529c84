import type { Game } from '../game/game.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import type { Check, CheckContext } from './check.ts'

/** What a check finds. In a variant, whose author leaves the rules on purpose, a difference from what they state is only a note. */
export function findingsOf(check: Check, game: Game, context: CheckContext): Diagnostic[] {
  const found = check.run(game, context)
  if (check.ofSource !== true || game.variants.length === 0) return [...found]
  return found.map((finding) => ({ ...finding, severity: 'note' }))
}
