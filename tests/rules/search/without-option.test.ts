import { expect, test } from 'vitest'
import { seededRng } from '../../../src/rules/rng.ts'
import type { Restriction } from '../../../src/rules/rules-model.ts'
import type { SearchRules } from '../../../src/rules/search/search-rules.ts'
import { withoutOption } from '../../../src/rules/search/without-option.ts'

type Move = 'charge' | 'wait' | 'fire'

const noCharge: Restriction<null, Move> = {
  id: 'no-charge',
  summary: 'never charges',
  seats: ['zulu'],
  uses: (_view, move) => move === 'charge',
  instead: () => 'wait',
}

/** Rules in which everybody charges as a rule. */
const rules: SearchRules<null, null, Move> = {
  imagine: () => null,
  toMove: () => undefined,
  observe: () => null,
  apply: () => undefined,
  valueOf: () => 0,
  options: () => ['charge', 'wait', 'fire'],
  nameOf: (_view, move) => move,
  usual: () => ({ choose: () => 'charge' }),
}

test('a seat without an option does not try it, and does not play it later on; the other seat does', () => {
  const rng = seededRng(1, 1)
  const searched = withoutOption(rules, 1, noCharge)
  expect(searched.options(null, rng)).toEqual(['wait', 'fire'])
  expect([0, 1].map((seat) => searched.usual(seat).choose(null, rng))).toEqual(['charge', 'wait'])
})

test('without a restriction the rules stay as they are', () => {
  expect(withoutOption(rules, 1, undefined)).toBe(rules)
})
