import { describe, expect, test } from 'vitest'
import { brokenLaws } from '../../src/rules/laws.ts'
import { zuluSpearsModel as model } from '../../src/rules/games/zulu-spears/rules.ts'
import { playersOf, zuluSetting } from '../support/zulu-setting.ts'

const params = zuluSetting('two-player').params
const run = { seed: 5, game: 0, every: 5 }

describe('the laws find', () => {
  test('nothing in a right model', () => {
    expect(brokenLaws(model, params, run)).toEqual([])
  })

  test('a card that is lost', () => {
    const wrong: typeof model = {
      ...model,
      apply: (state, ...rest) => (model.apply(state, ...rest), void state.zulu.discard.pop()),
    }
    expect(brokenLaws(wrong, params, run).join()).toContain('conservation: the pieces are not those of the start')
  })

  test('a card in two places', () => {
    const wrong: typeof model = {
      ...model,
      setup(...given) {
        const state = model.setup(...given)
        state.zulu.discard.push(state.zulu.hand[0] ?? 0)
        return state
      },
    }
    expect(brokenLaws(wrong, params, run).join()).toContain('conservation: a piece is in two places')
  })

  test('a copy that shares its hands', () => {
    const wrong: typeof model = { ...model, clone: (state) => ({ ...state }) }
    expect(brokenLaws(wrong, params, run).join()).toContain('copies: a move on a copy changes the original')
  })

  test('an observation that shows the enemy hand', () => {
    const wrong: typeof model = {
      ...model,
      observe: (state, seat) => ({ ...model.observe(state, seat), discards: [state.zulu.hand, state.british.hand] }),
    }
    expect(brokenLaws(wrong, params, run).join()).toContain('hidden state')
  })

  test('chance of its own', () => {
    let count = 0
    const wrong: typeof model = {
      ...model,
      apply: (state, move, rng) => model.apply(state, move, { pick: (n) => (rng.pick(n) + count++) % n }),
    }
    expect(brokenLaws(wrong, params, run).join()).toContain('determinism')
  })

  test('a dead end', () => {
    const wrong: typeof model = { ...model, toMove: (state) => (state.turn > 3 ? undefined : model.toMove(state)) }
    expect(brokenLaws(wrong, params, run).join()).toContain('dead end: nobody is to move')
  })

  test('a game without end, and one that is too long', () => {
    const endless: typeof model = { ...model, apply: () => undefined }
    expect(brokenLaws(endless, params, { ...run, every: 1_000_000 }).join()).toContain('the game goes on for ever')
    expect(brokenLaws({ ...model, longest: () => 1 }, params, run).join()).toContain('more than 1')
  })

  test('moves that are not legal', () => {
    const wrong: typeof model = {
      ...model,
      isLegal: (state, move) => move.do !== 'discard' && model.isLegal(state, move),
    }
    expect(brokenLaws(wrong, params, run).join()).toContain('is not legal')
    const unlisted: typeof model = { ...model, moves: (state) => model.moves(state)?.slice(0, 0) }
    expect(brokenLaws(unlisted, params, run).join()).toContain('dead end: no legal move')
  })

  test('an invariant of the model itself', () => {
    const wrong: typeof model = { ...model, setup: (...given) => ({ ...model.setup(...given), troops: 110 }) }
    expect(brokenLaws(wrong, params, run).join()).toContain('invariant: 110 troops of 100')
  })
})

describe('Zulu Spears keeps the laws', () => {
  for (const scenario of ['two-player', 'solo'])
    test(`${scenario}: 2,000 random games`, () => {
      const setting = zuluSetting(scenario)
      for (let game = 0; game < 2000; game++)
        expect({ game, broken: brokenLaws(model, setting.params, { seed: 1, game, every: 41 }) }).toEqual({
          game,
          broken: [],
        })
    })

  test('with players of every policy', () => {
    for (const zulu of ['keep', 'literal', 'hold:80', 'literal-hold:80', 'random']) {
      const setting = zuluSetting('two-player', {}, { zulu })
      for (let game = 0; game < 20; game++)
        expect(brokenLaws(model, setting.params, { players: playersOf(setting), seed: 2, game, every: 17 })).toEqual([])
    }
  })
})
