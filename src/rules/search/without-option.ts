import { restricted } from '../restricted.ts'
import type { Restriction } from '../rules-model.ts'
import type { SearchRules } from './search-rules.ts'

/** The rules as they are searched for a seat that does without an option: it does not try it, and counts on not having it later on. */
export function withoutOption<State, View, Move>(
  rules: SearchRules<State, View, Move>,
  seat: number,
  without: Restriction<View, Move> | undefined,
): SearchRules<State, View, Move> {
  if (!without) return rules
  return {
    ...rules,
    options: (view, rng) => rules.options(view, rng).filter((move) => !without.uses(view, move)),
    usual: (next) => (next === seat ? restricted(rules.usual(next), without) : rules.usual(next)),
  }
}
