import { expect, test } from 'vitest'
import { firstState, type BattleState } from '../../../../src/rules/games/isandlwana/battle-state.ts'
import { cloneState, copyState } from '../../../../src/rules/games/isandlwana/copy-state.ts'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { battleSetting } from '../../../support/isandlwana-battle.ts'

const { params } = battleSetting()

/** Positions all through a game, one in so many. */
function positions(every: number): BattleState[] {
  const seen: BattleState[] = []
  let moves = 0
  playGame(model, params, ['random', 'solitaire'], 5, 1, undefined, (state) => {
    if (moves++ % every === 0) seen.push(cloneState(state))
  })
  return seen
}

/** Names of the fields whose values are the same object in both states. */
function sharedBy(a: BattleState, b: BattleState): string[] {
  const other = new Map<string, unknown>(Object.entries(b))
  return Object.entries(a).flatMap(([name, value]) =>
    typeof value === 'object' && other.get(name) === value ? [name] : [],
  )
}

test('a copy is the same position, whatever was there before, and shares nothing that changes', () => {
  const copy = firstState(params)
  const all = positions(41)
  expect(all.length).toBeGreaterThan(10)
  for (const state of [...all, firstState(params)]) {
    copyState(state, copy)
    expect(copy).toEqual(state)
    // The list of exempt hexes is replaced, never changed.
    expect(sharedBy(copy, state)).toEqual(['params', 'exempt'])
    expect(sharedBy(cloneState(state), state)).toEqual(['params', 'exempt'])
  }
})
