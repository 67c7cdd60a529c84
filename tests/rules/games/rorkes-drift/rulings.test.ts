import { expect, test } from 'vitest'
import { DONE, type RorkesMove } from '../../../../src/rules/games/rorkes-drift/moves.ts'
import { BRITISH } from '../../../../src/rules/games/rorkes-drift/rorkes-params.ts'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { rorkesGame, rorkesPlayers, rorkesSetting } from '../../../support/rorkes-drift-game.ts'

const GAMES = 25

/** Results of some games under a ruling, told apart by everything that a result holds. */
function resultsUnder(rulings: Readonly<Record<string, string>>, zulu: string): string {
  const { params, policies } = rorkesSetting(rulings, { zulu })
  return Array.from({ length: GAMES }, (_, game) => playGame(model, params, policies, 6, game).result)
    .map(({ ending, turns, figures }) => `${ending} ${turns} ${figures?.join()}`)
    .join('; ')
}

const usual = new Map(['weakest-section', 'all-sides'].map((zulu) => [zulu, resultsUnder({}, zulu)]))

const options = rorkesGame().game.rulings.flatMap(({ id, options: [, ...others] }) =>
  others.map(({ value }): [string, string] => [id, value]),
)

// The usual players have sent all waves early, so lazy ones show these (below).
const TIMES = ['last-wave-turn', 'turn-cap']

test.each(options.filter(([id]) => !TIMES.includes(id)))('%s: %s changes games', (ruling, option) => {
  const different = [...usual].filter(([zulu, results]) => resultsUnder({ [ruling]: option }, zulu) !== results)
  expect(different.length).toBeGreaterThan(0)
})

/** Nobody does anything but what must be done, with one wave in the first turn: turns played, and the last turn in which waves were asked for. */
function lazyGame(rulings: Readonly<Record<string, string>>): readonly [turns: number | undefined, asked: number] {
  const setting = rorkesSetting(rulings)
  const players = rorkesPlayers(setting)
  const rng = seededRng(1, 0)
  const state = model.setup(setting.params, rng)
  let asked = 0
  while (model.toMove(state) !== undefined) {
    const { stage, turn } = state
    const mustChoose = stage === 'redoubt' || stage === 'garrison'
    const sends = stage === 'waves' && turn === 1 && state.waves.length === 0
    if (stage === 'waves') asked = Math.max(asked, turn)
    const lazy: RorkesMove = sends ? { do: 'wave', section: 0, size: 1 } : DONE
    model.apply(state, mustChoose ? players[BRITISH]!.choose(state, rng) : lazy, rng)
  }
  return [model.result(state)?.turns, asked]
}

test('an assault lasts as long, and waves come as late, as the rulings say', () => {
  expect(lazyGame({ oskarberg: '0' })).toEqual([180, 20])
  expect(lazyGame({ oskarberg: '0', 'turn-cap': '30', 'last-wave-turn': '10' })).toEqual([90, 10])
  expect(lazyGame({ oskarberg: '0', 'turn-cap': '90', 'last-wave-turn': '40' })).toEqual([270, 40])
})
