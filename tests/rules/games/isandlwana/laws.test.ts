import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { rulingsOf } from '../../../../src/rules/games/isandlwana/rulings.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
import { makePolicy } from '../../../../src/rules/policy-name.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

const SCENARIOS = ['historical', 'free-setup', 'free-line']
const ZULUS = ['solitaire', 'encircle', 'random']
const BRITISH = ['stand', 'consolidate', 'breakout', 'random']

// The usual rulings, every other option by itself, and all of the last options together.
const ASKED = Object.entries(rulingsOf('battle'))
const RULINGS: readonly Readonly<Record<string, string>>[] = [
  {},
  ...ASKED.flatMap(([id, options]) => options.slice(1).map((value) => ({ [id]: value }))),
  Object.fromEntries(ASKED.map(([id, options]) => [id, options.at(-1) ?? ''])),
]

// 2,000 games: every pair of policies, in every scenario, under any of the rulings.
test.each(SCENARIOS.flatMap((scenario) => ZULUS.map((zulu) => [scenario, zulu] as const)))(
  'the laws hold in %s with %s Zulus',
  (scenario, zulu) => {
    const any = fc.record({
      british: fc.constantFrom(...BRITISH),
      rulings: fc.oneof(fc.constant({}), fc.constantFrom(...RULINGS)),
      game: fc.nat(1_000_000),
    })
    fc.assert(
      fc.property(any, ({ british, rulings, game }) => {
        const { params } = battleSetting(scenario, rulings)
        const players = [british, zulu].map((name, seat) => makePolicy(model.policies, params, seat, name))
        expect(brokenLaws(model, params, { players, seed: 3, game, every: 701 })).toEqual([])
      }),
      { numRuns: 223, seed: 20 },
    )
  },
)
