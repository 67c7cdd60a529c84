import { expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { unbalancedGame, unbalancedSetting } from '../../../support/unbalanced-game.ts'

/** Plays games both ways. */
function compare(rulings: Readonly<Record<string, string>>, zulu: string, british: string, games: number): void {
  const { params, policies } = unbalancedSetting(rulings, { zulu, british })
  const quick = model.quick?.(params, policies)
  if (!quick) throw new Error(`no quick play for ${policies.join(', ')}`)
  for (let game = 0; game < games; game++) {
    const { result, picks } = playGame(model, params, policies, 7, game)
    expect({ rulings, game, ...quick(7, game) }).toEqual({ rulings, game, ...result, picks })
  }
}

test('quick play gives the games of the plain rules, whatever the policies', () => {
  for (const zulu of ['frontal', 'horns'])
    for (const british of ['firing-line', 'fall-back'])
      for (const gun of ['no', 'yes']) compare({ gun }, zulu, british, 60)
})

test('quick play gives the games of the plain rules under every option of every ruling', () => {
  for (const { id, options } of unbalancedGame().game.rulings)
    for (const { value } of options) {
      compare({ gun: 'yes', [id]: value }, 'frontal', 'firing-line', 25)
      compare({ gun: 'yes', [id]: value }, 'horns', 'fall-back', 25)
    }
})

test('a plan does not remember the game before', () => {
  const { params, policies } = unbalancedSetting({}, { zulu: 'horns', british: 'firing-line' })
  const quick = model.quick?.(params, policies)
  const first = quick?.(3, 5)
  quick?.(3, 6)
  expect(quick?.(3, 5)).toEqual(first)
})

test('random play is left to the plain rules', () => {
  expect(model.quick?.(unbalancedSetting().params, ['random', 'firing-line'])).toBeUndefined()
})
