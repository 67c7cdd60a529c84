import { expect, test } from 'vitest'
import { restrictionsOf } from '../../../../../src/rules/games/zulu-spears/policies/restrictions.ts'
import { kindOf } from '../../../../../src/rules/games/zulu-spears/zulu-params.ts'
import { zuluSpearsModel as model } from '../../../../../src/rules/games/zulu-spears/rules.ts'
import { playGame } from '../../../../../src/sim/play-game.ts'
import { BRITISH_ROWS, zuluGame } from '../../../../support/zulu-game.ts'
import { zuluSetting } from '../../../../support/zulu-setting.ts'

/** Attacks in some games of two players. */
function attacksOf(zulu: string): number {
  const { params, policies } = zuluSetting('two-player', {}, { zulu })
  let attacks = 0
  for (let game = 0; game < 5; game++)
    playGame(model, params, policies, 1, game, undefined, (_state, _seat, move) => {
      if (move.do === 'attack') attacks++
    })
  return attacks
}

test('a player that waits for what never comes attacks as soon as it must not hold back', () => {
  expect(attacksOf('hold:9999')).toBe(0)
  expect(attacksOf('hold:9999/no-holding')).toBeGreaterThan(0)
})

test('a card of both decks is one restriction, and each side does without its own', () => {
  // The Zulu card has another place in its deck than the British one.
  const british = BRITISH_ROWS.map(([id, ...row]) => [id === 'volley' ? 'warriors' : id, ...row] as const)
  const setting = zuluSetting(
    'two-player',
    {},
    { zulu: 'keep/no-warriors', british: 'keep/no-warriors' },
    zuluGame({ british }),
  )
  const { params, policies } = setting
  const own = restrictionsOf(params).filter(({ id }) => id === 'no-warriors')
  expect(own.map(({ seats }) => seats)).toEqual([['zulu', 'british']])
  const played = new Set<string>()
  for (let game = 0; game < 5; game++)
    playGame(model, params, policies, 1, game, undefined, (_state, seat, move) => {
      const cards = move.do === 'attack' || move.do === 'defend' ? move.cards : []
      for (const card of cards) played.add(kindOf(params.packs[seat]!, card).id)
    })
  expect([...played].filter((id) => ['warriors', 'spears', 'fire-at-will'].includes(id)).sort()).toEqual([
    'fire-at-will',
    'spears',
  ])
})
