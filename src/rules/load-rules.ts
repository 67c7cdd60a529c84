import type { Game } from '../game/game.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import { spanAt } from '../source/located-document.ts'
import { say } from './messages.ts'
import { findRules, rulesIds } from './registry.ts'
import type { AnyRules } from './rules-model.ts'

/** The rules that a game names. */
export async function loadRules(game: Game): Promise<Outcome<AnyRules>> {
  if (game.rules === undefined) {
    const hints = [`rules models: ${rulesIds().join(', ')}`]
    return { diagnostics: [say('no-rules', { game: game.id }, spanAt(game.place), { hints })] }
  }
  const value = await findRules(game.rules)
  if (value) return { value, diagnostics: [] }
  const hints = didYouMean(game.rules, rulesIds(), 'rules models')
  return { diagnostics: [say('unknown-rules', { rules: game.rules }, spanAt(game.place, 'rules'), { hints })] }
}
