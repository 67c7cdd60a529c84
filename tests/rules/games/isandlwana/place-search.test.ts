import { expect, test } from 'vitest'
import type { BattleMove } from '../../../../src/rules/games/isandlwana/battle-move.ts'
import type { BattleParams } from '../../../../src/rules/games/isandlwana/battle-params.ts'
import { encircle } from '../../../../src/rules/games/isandlwana/policies/encircle.ts'
import { placeZulus } from '../../../../src/rules/games/isandlwana/policies/placement.ts'
import { isandlwanaModel as model } from '../../../../src/rules/games/isandlwana/rules.ts'
import { makePolicy } from '../../../../src/rules/policy-name.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { battleAt, battleSetting, scripted } from '../../../support/isandlwana-battle.ts'

// The room of a search is kept from one phase to the next, whose game it may be.

const { params: usual, policies } = battleSetting()
/** Zulus that walk less far: other numbers of MP, other sets. */
const slow: BattleParams = { ...usual, numbers: { ...usual.numbers, zuluMovement: 3 } }
/** More Zulus than 32, from one hex alone. */
const crowd = { stage: 'march', units: { a: ['1206', 2] }, zulus: Array<string>(40).fill('0401') } as const

/** A game move by move: each step plays one. */
function* course(params: BattleParams, game: number): Generator<BattleMove, void> {
  const players = policies.map((name, seat) => makePolicy(model.policies, params, seat, name))
  const rng = seededRng(7, game)
  const state = model.setup(params, rng)
  for (let seat = model.toMove(state); seat !== undefined; seat = model.toMove(state)) {
    const move = players[seat]!.choose(model.observe(state, seat), rng)
    model.apply(state, move, rng)
    yield move
  }
}

test('games that take turns, move by move, are the games that each plays alone', () => {
  const alone = [usual, slow, usual].map((params, game) => [...course(params, game)])
  expect(alone[1]).not.toEqual(alone[0])
  const courses = [usual, slow, usual].map((params, game) => course(params, game))
  const together = courses.map((): BattleMove[] => [])
  for (let going = true; going;) {
    going = false
    for (const [i, each] of courses.entries()) {
      const step = each.next()
      if (step.done) continue
      together[i]!.push(step.value)
      going = true
    }
  }
  expect(together).toEqual(alone)
})

test('a search that an exception ends leaves nothing to the next', () => {
  const { state } = battleAt(crowd)
  const moves = () => placeZulus(state, encircle.targets(state, scripted([])))
  const before = moves()
  expect(before.length).toBeGreaterThan(0)
  const broken = function* () {
    for (const targets of encircle.targets(state, scripted([]))) {
      yield targets
      throw new Error('in the middle')
    }
  }
  expect(() => placeZulus(state, broken())).toThrow('in the middle')
  expect(moves()).toEqual(before)
})
