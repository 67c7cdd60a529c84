import { expect, test } from 'vitest'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { rulingsOf } from '../../../../src/rules/games/isandlwana/rulings.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

const ZULUS = ['solitaire', 'encircle']
const PAIRS = ['stand', 'consolidate', 'breakout'].flatMap((british) => ZULUS.map((zulu) => [british, zulu]))

/** Plays games of every pair of policies both ways. */
function compare(scenario: string, rulings: Readonly<Record<string, string>>, games: number): void {
  const { params } = battleSetting(scenario, rulings)
  for (const policies of PAIRS) {
    const quick = model.quick?.(params, policies)
    if (!quick) throw new Error(`no quick play for ${policies.join(', ')}`)
    for (let game = 0; game < games; game++) {
      const { result, picks } = playGame(model, params, policies, 7, game)
      expect({ rulings, policies, game, ...quick(7, game) }).toEqual({ rulings, policies, game, ...result, picks })
    }
  }
}

test.each(['historical', 'free-setup', 'free-line'])(
  'quick play gives the games of the plain rules in %s',
  (scenario) => {
    compare(scenario, {}, 20)
  },
)

test('quick play gives the games of the plain rules under every option of every ruling', () => {
  const asked = Object.entries(rulingsOf('battle'))
  const chosen = asked.flatMap(([id, options]) => options.slice(1).map((value) => ({ [id]: value })))
  const last = Object.fromEntries(asked.map(([id, options]) => [id, options.at(-1) ?? '']))
  for (const rulings of [...chosen, last]) compare('historical', rulings, 3)
})

test('a game does not know the one before', () => {
  const { params, policies } = battleSetting('historical', {}, { zulu: 'solitaire', british: 'breakout' })
  const quick = model.quick?.(params, policies)
  const first = quick?.(3, 5)
  quick?.(3, 6)
  expect(quick?.(3, 5)).toEqual(first)
})

test('random play is left to the plain rules', () => {
  const { params } = battleSetting()
  expect(model.quick?.(params, ['random', 'solitaire'])).toBeUndefined()
  expect(model.quick?.(params, ['stand', 'random'])).toBeUndefined()
})
