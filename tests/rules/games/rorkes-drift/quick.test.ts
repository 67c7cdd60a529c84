import { expect, test } from 'vitest'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { rorkesGame, rorkesSetting } from '../../../support/rorkes-drift-game.ts'

/** Plays games both ways. */
function compare(rulings: Readonly<Record<string, string>>, zulu: string, british: string, games: number): void {
  const { params, policies } = rorkesSetting(rulings, { zulu, british })
  const quick = model.quick?.(params, policies)
  if (!quick) throw new Error(`no quick play for ${policies.join(', ')}`)
  for (let game = 0; game < games; game++) {
    const { result, picks } = playGame(model, params, policies, 7, game)
    expect({ rulings, game, ...quick(7, game) }).toEqual({ rulings, game, ...result, picks })
  }
}

test('quick play gives the games of the plain rules, whatever the policies', () => {
  for (const zulu of ['weakest-section', 'all-sides'])
    for (const british of ['hold-walls', 'redoubt']) compare({}, zulu, british, 150)
})

test('quick play gives the games of the plain rules under every option of every ruling', () => {
  for (const { id, options } of rorkesGame().game.rulings)
    for (const { value } of options) {
      compare({ [id]: value }, 'weakest-section', 'hold-walls', 10)
      compare({ [id]: value }, 'all-sides', 'redoubt', 10)
    }
})

test('a game does not know the one before', () => {
  const { params, policies } = rorkesSetting({}, { zulu: 'all-sides', british: 'redoubt' })
  const quick = model.quick?.(params, policies)
  const first = quick?.(3, 5)
  quick?.(3, 6)
  expect(quick?.(3, 5)).toEqual(first)
})

test('random play is left to the plain rules', () => {
  expect(model.quick?.(rorkesSetting().params, ['random', 'hold-walls'])).toBeUndefined()
})
