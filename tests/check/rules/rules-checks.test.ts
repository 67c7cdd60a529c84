import { describe, expect, test } from 'vitest'
import type { Check, PlayContext } from '../../../src/check/check.ts'
import { deckProof, proveDecks } from '../../../src/check/rules/deck-proof.ts'
import { figures } from '../../../src/check/rules/figures.ts'
import { playable } from '../../../src/check/rules/playable.ts'
import { termination } from '../../../src/check/rules/termination.ts'
import { watchDraws } from '../../../src/check/rules/watch-draws.ts'
import { replayExamples, workedExamples } from '../../../src/check/rules/worked-examples.ts'
import type { Example, Game } from '../../../src/game/game.ts'
import { zuluSpears, zuluSpearsModel } from '../../../src/rules/games/zulu-spears/rules.ts'
import { seededRng } from '../../../src/rules/rng.ts'
import { anyRules } from '../../../src/rules/rules-model.ts'
import { pathOf, place } from '../../support/place.ts'
import { BRITISH_ROWS, zuluGame, ZULU_ROWS } from '../../support/zulu-game.ts'
import { zuluSetting } from '../../support/zulu-setting.ts'

const play: PlayContext = { rules: zuluSpears, chosen: new Map(), seed: 1, games: 1000 }

function run(check: Check, game: Game, context: PlayContext | undefined = play) {
  const found = check.run(game, { rulings: new Map(), play: context })
  return found.map(({ code, severity, message, at }) => ({ code, severity, message, at: pathOf(at) }))
}

const example = (changes: Partial<Example>): Example => ({
  id: 'e',
  title: 'e',
  scenario: 'two-player',
  rulings: {},
  policies: {},
  given: { attack: { cards: ['spears'] } },
  do: 'defend',
  dice: [],
  expect: { lost: 30 },
  source: { kind: 'house', text: 'test' },
  place: place('examples', 0),
  ...changes,
})

test('the shipped game passes every check, with its notes', () => {
  const game = zuluGame({ examples: [example({})] })
  const found = [playable, figures, workedExamples, termination, deckProof].flatMap((check) => run(check, game))
  expect(found.map(({ code, severity, at }) => [code, severity, at])).toEqual([
    ['zulu-spears/never-played', 'note', 'decks.british.cards.2.role'],
    ['check/longest-game', 'note', 'scenarios.two-player'],
    ['check/longest-game', 'note', 'scenarios.solo'],
    ['check/longest-game', 'note', 'scenarios.solo-200'],
  ])
})

test('without rules there is nothing to find', () => {
  const wrong = zuluGame({ british: [['x', 1, 20, 'standin']] })
  for (const check of [playable, figures, workedExamples, termination, deckProof])
    expect(check.run(wrong, { rulings: new Map() })).toEqual([])
})

describe('rules/playable', () => {
  test('tells a mistake in a deck once, though three scenarios use it', () => {
    const found = run(playable, zuluGame({ british: [...BRITISH_ROWS, ['x', 1, 20, 'standin']] }))
    expect(found.map(({ code, at }) => [code, at])).toEqual([
      ['zulu-spears/unknown-role', 'decks.british.cards.13.role'],
    ])
  })

  test('tells a wrong ruling of the command line once', () => {
    const chosen = new Map([['troops', '300']])
    expect(run(playable, zuluGame(), { ...play, chosen }).map(({ at }) => at)).toEqual([undefined])
  })
})

describe('rules/figures', () => {
  test('tokens that do not make up the troops', () => {
    const found = run(figures, zuluGame({ twoPlayer: { tokens: 9 } }))
    expect(found).toContainEqual({
      code: 'zulu-spears/tokens-do-not-fit',
      severity: 'error',
      message: '9 tokens of 10 make 90, but there are 100 troops',
      at: 'scenarios.two-player.parameters.tokens.value',
    })
  })
})

test('rules/termination: the bound is worked out from the data', () => {
  const notes = (game: Game) => run(termination, game).map(({ message }) => message)
  expect(notes(zuluGame())[0]).toContain('no game counts more than 50 turns')
  // 54 cards less an opening hand of 3, two a turn: 25.5 turns.
  expect(notes(zuluGame({ twoPlayer: { 'opening-hand': 3, draw: 2 } }))[0]).toContain('more than 26 turns')
  expect(notes(zuluGame())[1]).toContain('no game counts more than 54 turns')
})

describe('rules/worked-examples', () => {
  test('an example that the rules contradict is found at its value', () => {
    const game = zuluGame({ examples: [example({ expect: { lost: 20 } }), example({})] })
    const found = run(workedExamples, game)
    expect(found.map(({ code, at }) => [code, at])).toEqual([['zulu-spears/example-fails', 'examples.0.expect.lost']])
    expect(replayExamples(game, play).map(({ passed }) => passed)).toEqual([false, true])
  })

  test('an example is played under its own rulings and policies', () => {
    const standing = { attack: { cards: ['shields'] }, standing: ['barricades'] }
    const own = example({ given: standing, rulings: { 'standing-defence-stays': 'no' }, expect: { standing: 0 } })
    expect(run(workedExamples, zuluGame({ examples: [own] }))).toEqual([])
    const hand = ['attack', 'blood']
    const held = example({
      given: { 'zulu-hand': hand },
      do: 'attack',
      policies: { zulu: 'hold:20' },
      expect: { 'zulu-hand': 2, attack: 'possible' },
    })
    expect(run(workedExamples, zuluGame({ examples: [held] }))).toEqual([])
  })

  test('one that names a ruling option or a policy that there is not cannot be played', () => {
    const wrong = [example({ rulings: { troops: '300' } }), example({ policies: { zulu: 'keeps' } })]
    const found = run(workedExamples, zuluGame({ examples: wrong }))
    expect(found.map(({ code, at }) => [code, at])).toEqual([
      ['check/example-not-played', 'examples.0'],
      ['check/example-not-played', 'examples.0'],
    ])
  })
})

describe('rules/deck-proof', () => {
  const setting = zuluSetting('two-player')
  const prove = (model: typeof zuluSpearsModel, game = zuluGame(), games = 1000) =>
    proveDecks(game, setting.scenario, watchDraws(model, setting, 1, games)).map(({ code, at }) => [code, pathOf(at)])

  test('finds nothing where all is right', () => {
    expect(prove(zuluSpearsModel)).toEqual([])
  })

  test('finds a copy that is never dealt', () => {
    const wrong: typeof zuluSpearsModel = {
      ...zuluSpearsModel,
      setup(params, rng, tell) {
        const [zulu, british] = params.packs
        const short = { ...zulu, kindOf: zulu.kindOf.slice(0, -1), rank: zulu.rank }
        return zuluSpearsModel.setup({ ...params, packs: [short, british] }, rng, tell)
      },
    }
    expect(prove(wrong)).toContainEqual(['check/card-not-seen', 'decks.zulu.cards.7.count'])
  })

  test('finds a deck that is not shuffled', () => {
    const wrong: typeof zuluSpearsModel = {
      ...zuluSpearsModel,
      setup: (params, rng, tell) => zuluSpearsModel.setup(params, { pick: (n) => Math.min(rng.pick(n), n >> 1) }, tell),
    }
    const found = prove(wrong).map(([code]) => code)
    expect(found).toContain('check/draws-off')
    expect(found).toContain('check/opening-off')
  })

  test('looks twice before it doubts the chance', () => {
    // The first card of every game of seed 1 is as low as can be; all other seeds are fair.
    const unlucky = anyRules({
      ...zuluSpearsModel,
      setup: (params, rng, tell) => {
        const first = rng.pick(1000)
        let drawn = 0
        return zuluSpearsModel.setup(
          params,
          { pick: (n) => (drawn++ === 0 && seedOneGames.has(first) ? 0 : rng.pick(n)) },
          tell,
        )
      },
    })
    const seedOneGames = new Set(Array.from({ length: 60 }, (_, game) => seededRng(1, game).pick(1000)))
    expect(run(deckProof, zuluGame(), { ...play, rules: unlucky, games: 60 }).map(({ code }) => code)).not.toContain(
      'check/draws-off',
    )
    const biased = anyRules({
      ...zuluSpearsModel,
      setup: (params, rng, tell) => zuluSpearsModel.setup(params, { pick: (n) => Math.min(rng.pick(n), n >> 1) }, tell),
    })
    const found = run(deckProof, zuluGame(), { ...play, rules: biased, games: 300 }).map(({ code }) => code)
    expect(found).toContain('check/draws-off')
  })

  test('finds a deck with other counts than the list', () => {
    const rows = ZULU_ROWS.map((row) => (row[0] === 'blood' ? (['blood', 20, 10, 'force'] as const) : row))
    expect(prove(zuluSpearsModel, zuluGame({ zulu: rows })).map(([code]) => code)).toContain('check/draws-off')
  })

  test('finds a broken law', () => {
    const wrong: typeof zuluSpearsModel = { ...zuluSpearsModel, longest: () => 49 }
    expect(prove(wrong, zuluGame(), 20)).toEqual([['check/law-broken', 'scenarios.two-player']])
  })

  test('runs only where games may be played, and through any rules', () => {
    const wrong = anyRules({ ...zuluSpearsModel, longest: () => 3 })
    expect(run(deckProof, zuluGame(), { ...play, rules: wrong, games: 0 })).toEqual([])
    const found = run(deckProof, zuluGame(), { ...play, rules: wrong, games: 20 })
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['check/law-broken']))
  })
})
