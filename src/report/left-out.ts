import type { LeftOutRule } from '../game/left-out-rule.ts'

/** The rules that a simulation leaves out, by name; empty when there are none. */
export function sayLeftOut(rules: readonly LeftOutRule[]): string {
  return rules.length === 0 ? '' : `not simulated: ${rules.map(({ rule }) => rule.replace(/[.:]$/, '')).join(', ')}`
}
