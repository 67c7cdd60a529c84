import { describe, expect, test } from 'vitest'
import type { Example } from '../../../../src/game/game.ts'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import { pathOf, place } from '../../../support/place.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

type Given = Readonly<Record<string, unknown>>

interface Extra {
  readonly scenario?: string
  readonly rulings?: Readonly<Record<string, string>>
  readonly dice?: readonly number[]
}

function replay(
  given: Given,
  step: string,
  expected: unknown,
  { scenario = 'two-player', rulings = {}, dice = [] }: Extra = {},
) {
  const setting = zuluSetting(scenario, rulings)
  const example: Example = {
    id: 'e',
    title: 'e',
    scenario,
    rulings,
    policies: {},
    given,
    do: step,
    dice,
    expect: expected,
    source: { kind: 'house', text: 'test' },
    place: place('examples', 0),
  }
  return model.replay(setting.params, { example, policies: setting.policies })
}

const chanted = { attack: { cards: ['warriors', 'spears', 'war-chant'] }, standing: ['barricades'] }

describe('the conformance examples', () => {
  test.each<[string, Given, string, Given, Extra?]>([
    [
      'a Chant against a standing defence and two Volleys',
      { ...chanted, 'british-hand': ['volley', 'volley'] },
      'defend',
      { 'zulu-total': 140, 'british-total': 60, lost: 80 },
    ],
    [
      'the same with a Rally',
      { ...chanted, 'british-hand': ['volley', 'volley', 'rally'] },
      'defend',
      { 'british-total': 120, lost: 20 },
    ],
    [
      'the same, Rally not doubling what stands',
      { ...chanted, 'british-hand': ['volley', 'volley', 'rally'] },
      'defend',
      { 'british-total': 100, lost: 40 },
      { rulings: { 'rally-doubles-standing': 'no' } },
    ],
    [
      'Bayonets cost ten',
      { attack: { cards: ['spears'] }, 'british-hand': ['bayonets'] },
      'defend',
      { 'lost-to-attack': 0, 'lost-to-cost': 10, troops: 90, winner: 'none' },
    ],
    [
      'Bayonets cost the last ten',
      { troops: 10, attack: { cards: ['spears'] }, 'british-hand': ['bayonets'] },
      'defend',
      { troops: 0, winner: 'zulu', turns: 1 },
    ],
    [
      'Bayonets forbidden to the last ten',
      { troops: 10, attack: { cards: ['spears'] }, 'british-hand': ['bayonets'] },
      'defend',
      { 'lost-to-attack': 30, 'lost-to-cost': 0, 'british-hand': ['bayonets'] },
      { rulings: { 'bayonets-below-eleven': 'forbidden' } },
    ],
    [
      'the Doctor never heals above the start',
      { troops: 95, 'british-hand': ['doctor'] },
      'heal',
      { troops: 100, healed: 5 },
    ],
    [
      'the policy waits until the Doctor is worth it',
      { troops: 95, 'british-hand': ['doctor'] },
      'fortifications',
      { troops: 95, 'british-hand': 1 },
    ],
    ['the Zulu deck is empty', { 'zulu-deck': 0, turn: 51 }, 'draw', { winner: 'british', turns: 50, drawn: 0 }],
    [
      'a Sniper against an empty hand',
      { 'zulu-hand': ['snipers'] },
      'ranged',
      { 'sniper-spent': 1, 'zulu-hand': 0, 'british-hand': 0, 'british-discard': 0 },
    ],
    [
      'a Sniper takes the card that chance names',
      { 'zulu-hand': ['snipers'], 'british-hand': ['volley', 'rally'] },
      'ranged',
      { 'british-hand': ['rally'], 'british-discard': ['volley'] },
      { dice: [1] },
    ],
    [
      'two War Chants in hand',
      { 'zulu-hand': ['attack', 'warriors', 'war-chant', 'war-chant'] },
      'attack',
      { attack: 'possible', 'chants-used': 1, 'zulu-total': 80, 'zulu-hand': ['war-chant'] },
    ],
    [
      'Attack and only cards of force 0',
      { 'zulu-hand': ['attack', 'snipers', 'war-chant'] },
      'attack',
      { attack: 'impossible', 'zulu-hand': 3 },
    ],
    [
      'hands are cut to their limits: force 0 first',
      { 'zulu-hand': ['snipers', 'attack', 'blood', 'blood', 'shields', 'spears', 'spears', 'warriors'] },
      'discard',
      { 'zulu-hand': 7, 'zulu-discard': ['snipers'] },
    ],
    [
      'solo: five cards asked, three left',
      { 'zulu-deck': 3 },
      'approach',
      { winner: 'british', turns: 0 },
      { scenario: 'solo', dice: [5] },
    ],
    [
      'solo: the rest attacks by ruling',
      { 'zulu-deck': 3 },
      'approach',
      { winner: 'none', 'face-down': 3 },
      { scenario: 'solo', dice: [5], rulings: { 'short-zulu-deck': 'attack-with-rest' } },
    ],
    [
      'solo: exactly enough cards',
      { 'zulu-deck': 3 },
      'approach',
      { winner: 'none', 'face-down': 3 },
      { scenario: 'solo', dice: [3] },
    ],
    [
      'solo: Ammunition Shortage takes up places',
      { 'british-hand': ['ammunition-shortage', 'ammunition-shortage'] },
      'draw',
      { drawn: 3, 'british-hand': 5 },
      { scenario: 'solo' },
    ],
    [
      'solo: War Chants do not stack',
      { 'face-down': ['warriors', 'war-chant', 'war-chant'] },
      'attack',
      { 'zulu-total': 80 },
      { scenario: 'solo' },
    ],
    [
      'solo: War Chants stack by ruling',
      { 'face-down': ['warriors', 'war-chant', 'war-chant'] },
      'attack',
      { 'zulu-total': 160 },
      { scenario: 'solo', rulings: { 'war-chant-stacks': 'yes' } },
    ],
    [
      'solo: a Sniper spares Ammunition Shortage',
      { 'face-down': ['snipers'], 'british-hand': ['ammunition-shortage'] },
      'attack',
      { 'british-hand': 1, 'zulu-total': 0 },
      { scenario: 'solo' },
    ],
    [
      'solo: or hits it by ruling',
      { 'face-down': ['snipers'], 'british-hand': ['ammunition-shortage'] },
      'attack',
      { 'british-hand': 0 },
      { scenario: 'solo', rulings: { 'sniper-hits-shortage': 'yes' } },
    ],
    [
      'solo: a Cannon Ball goes only with a card to hit',
      { 'british-hand': ['cannon-ball', 'cannon-ball'], 'face-down': ['blood'] },
      'ranged',
      { 'cannon-spent': 1, 'face-down': 0, 'zulu-discard': 1 },
      { scenario: 'solo' },
    ],
    [
      'standing defences are discarded by ruling',
      { attack: { cards: ['shields'] }, standing: ['barricades'] },
      'defend',
      { standing: 0, 'british-discard': ['barricades'] },
      { rulings: { 'standing-defence-stays': 'no' } },
    ],
    [
      'one Sniper a turn by ruling',
      { 'zulu-hand': ['snipers', 'snipers'], 'british-hand': ['volley', 'volley'] },
      'ranged',
      { 'sniper-spent': 1, 'british-hand': 1 },
      { rulings: { 'ranged-per-turn': 'one' } },
    ],
    [
      'a Shortage that is never discarded',
      { 'zulu-hand': ['snipers'], 'british-hand': ['ammunition-shortage'] },
      'ranged',
      { 'british-hand': 1, 'sniper-spent': 1 },
      { rulings: { 'ammunition-shortage': 'never-discarded' } },
    ],
    [
      'an empty British deck stays so',
      { 'british-deck': [], 'british-hand': ['volley'] },
      'draw',
      { 'british-hand': 1, drawn: 1 },
    ],
    [
      'or is made of the discards by ruling',
      { 'british-deck': 0, 'british-discard': ['rally'] },
      'draw',
      { 'british-hand': 1, drawn: 2 },
      { rulings: { 'british-deck-empty': 'reshuffle' } },
    ],
    [
      'refilling after laying by ruling',
      {
        'british-hand': ['barricades', 'volley', 'volley', 'volley', 'volley'],
        'british-deck': ['range-markers', 'rally'],
      },
      'fortifications',
      { standing: ['barricades', 'range-markers'], 'british-hand': 5 },
      { scenario: 'solo', rulings: { 'refill-after-laying': 'yes' }, dice: [0, 0] },
    ],
  ])('%s', (_title, given, step, expected, extra) => {
    expect(replay(given, step, expected, extra)).toEqual({ passed: true, diagnostics: [] })
  })

  test('one that is wrong fails at the value that is wrong', () => {
    const { passed, diagnostics } = replay({ attack: { cards: ['spears'] } }, 'defend', { lost: 40, troops: 70 })
    expect(passed).toBe(false)
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['zulu-spears/example-fails', 'example "e": lost should be 40, but the rules give 30'],
    ])
    expect(pathOf(diagnostics[0]?.at)).toBe('examples.0.expect.lost')
  })
})

describe('mistakes in examples', () => {
  test.each<[string, Given, string, unknown, readonly number[], string, string]>([
    ['an unknown key in given', { troop: 5 }, 'draw', {}, [], 'example-key', 'examples.0.given.troop (key)'],
    ['an unknown key in expect', {}, 'draw', { troop: 5 }, [], 'example-key', 'examples.0.expect.troop (key)'],
    ['a value that is no number', { troops: 'many' }, 'draw', {}, [], 'example-shape', 'examples.0.given.troops'],
    ['more troops than the start', { troops: 110 }, 'draw', {}, [], 'example-shape', 'examples.0.given.troops'],
    ['a winner that is none', {}, 'draw', { winner: 'nobody' }, [], 'example-shape', 'examples.0.expect.winner'],
    [
      'cards that are no list',
      { standing: 'barricades' },
      'draw',
      {},
      [],
      'example-shape',
      'examples.0.given.standing',
    ],
    ['an attack without cards', { attack: ['spears'] }, 'defend', {}, [], 'example-shape', 'examples.0.given.attack'],
    ['an unknown card', { standing: ['barricade'] }, 'draw', {}, [], 'example-card', 'examples.0.given.standing.0'],
    [
      'more copies than there are',
      { 'british-hand': ['doctor', 'doctor'] },
      'draw',
      {},
      [],
      'example-copies',
      'examples.0.given.british-hand.1',
    ],
    [
      'a deck of more cards than there are',
      { 'zulu-deck': 60 },
      'draw',
      {},
      [],
      'example-shape',
      'examples.0.given.zulu-deck',
    ],
    ['a step of the other game', {}, 'approach', {}, [], 'example-step', 'examples.0.do'],
    ['results that are left over', {}, 'attack', {}, [3], 'example-dice', 'examples.0.dice'],
    [
      'a place that does not exist',
      { 'zulu-hand': ['snipers'], 'british-hand': ['volley'] },
      'ranged',
      {},
      [1],
      'example-dice',
      'examples.0.dice',
    ],
  ])('%s', (_title, given, step, expected, dice, code, path) => {
    const { passed, diagnostics } = replay(given, step, expected, { dice })
    expect(passed).toBe(false)
    expect(diagnostics.map((d) => [d.code, pathOf(d.at)])).toEqual([[`zulu-spears/${code}`, path]])
  })

  test('a die needs its result, one of its faces', () => {
    for (const dice of [[], [7], [0]]) {
      const { diagnostics } = replay({}, 'approach', {}, { scenario: 'solo', dice })
      expect(diagnostics.map((d) => d.code)).toEqual(['zulu-spears/example-dice'])
    }
  })

  test('a misspelt card gets a suggestion', () => {
    const [finding] = replay({ standing: ['barricade'] }, 'draw', {}).diagnostics
    expect(finding?.hints).toEqual(['did you mean "barricades"?'])
  })
})
