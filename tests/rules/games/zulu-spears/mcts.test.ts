import { describe, expect, test } from 'vitest'
import { imagineState } from '../../../../src/rules/games/zulu-spears/imagine.ts'
import { isLegalMove } from '../../../../src/rules/games/zulu-spears/legal-moves.ts'
import { nameOfMove, searchOptions } from '../../../../src/rules/games/zulu-spears/policies/mcts-options.ts'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import type { ZuluState } from '../../../../src/rules/games/zulu-spears/zulu-state.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { playGame } from '../../../../src/sim/play-game.ts'
import { playersOf, zuluSetting } from '../../../support/zulu-setting.ts'

/** Positions of random games, with the seat that moves. */
function positions(scenario: string, games: number): { state: ZuluState; seat: number }[] {
  const { params } = zuluSetting(scenario)
  const found: { state: ZuluState; seat: number }[] = []
  for (let game = 0; game < games; game++)
    playGame(model, params, ['random', 'random'], 5, game, undefined, (state, seat) => {
      if (found.length % 3 === 0) found.push({ state: model.clone(state), seat })
      else found.push(found[found.length - 1]!)
    })
  return [...new Set(found)]
}

describe.each(['two-player', 'solo'])('an imagined position, %s', (scenario) => {
  test('shows the seat the very view that it was imagined from, and holds every card once', () => {
    for (const { state, seat } of positions(scenario, 15)) {
      const view = model.observe(state, seat)
      const imagined = imagineState(view, seededRng(9, 9))
      expect(model.observe(imagined, seat)).toEqual(view)
      expect(model.faults(imagined)).toEqual([])
      const names = (of: ZuluState) =>
        model
          .pieces(of)
          .map(([piece]) => piece)
          .sort()
      expect(names(imagined)).toEqual(names(state))
    }
  })

  test('options are legal, each of another name, and hold what the usual policy plays', () => {
    const players = playersOf(zuluSetting(scenario))
    for (const { state, seat } of positions(scenario, 15)) {
      const view = model.observe(state, seat)
      const options = searchOptions(view)
      expect(options.filter((move) => !isLegalMove(view, move))).toEqual([])
      const usual = players[seat]!.choose(view, seededRng(1, 1))
      expect(options.map((move) => nameOfMove(view, move))).toContain(nameOfMove(view, usual))
    }
  })
})

test('unseen cards are dealt evenly: an unseen hand holds a Rally as often as chance says', () => {
  const { params } = zuluSetting('two-player')
  const state = model.setup(params, seededRng(3, 1))
  const view = model.observe(state, 0)
  const cards = view.hands[1]
  const hidden = 52 - view.standing.length - view.discards[1].length
  const rally = params.packs[1].kinds.find(({ id }) => id === 'rally')!
  let mean = 0
  for (let deal = 0; deal < 2000; deal++) {
    const { british } = imagineState(view, seededRng(4, deal))
    mean += british.hand.filter((card) => card >= rally.first && card < rally.first + rally.count).length / 2000
  }
  expect(Math.abs(mean - (cards * rally.count) / hidden)).toBeLessThan(0.06)
})

test('a searching player plays legal games, the same ones again, and sees only its view', () => {
  const setting = zuluSetting('solo', {}, { british: 'mcts:12' })
  const play = (game: number) => playGame(model, setting.params, setting.policies, 1, game).result
  expect([play(0), play(1)]).toEqual([play(0), play(1)])
  const { state, seat } = positions('solo', 2)[4]!
  const other = model.clone(state)
  model.redeal(other, seat, seededRng(8, 8))
  const choose = (from: ZuluState) => playersOf(setting)[seat]!.choose(model.observe(from, seat), seededRng(2, 2))
  expect(choose(other)).toEqual(choose(state))
})
