import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/rules/load-rules.ts'
import { zuluSpearsModel as model } from '../../src/rules/games/zulu-spears/rules.ts'
import { chooseSetting, type Choice } from '../../src/rules/setting.ts'
import { pathOf } from '../support/place.ts'
import { zuluGame } from '../support/zulu-game.ts'

const choose = (choice: Choice, game = zuluGame()) => chooseSetting(model, game, choice)
const codes = (choice: Choice, game = zuluGame()) =>
  choose(choice, game).diagnostics.map((d) => [d.code, d.severity, d.hints])

describe('chooseSetting', () => {
  test('takes the first scenario, its rulings and its policies', () => {
    const { value } = choose({})
    expect(value?.scenario.id).toBe('two-player')
    expect(value?.policies).toEqual(['keep', 'keep'])
    expect(value?.rulings).toEqual({
      'ammunition-shortage': 'blank',
      'bayonets-below-eleven': 'allowed',
      'british-deck-empty': 'no-draw',
      'rally-doubles-standing': 'yes',
      'ranged-per-turn': 'any',
      'standing-defence-stays': 'yes',
    })
  })

  test('rulings: the choice goes over the scenario, the scenario over the default', () => {
    expect(choose({ scenario: 'solo' }).value?.params.troops).toBe(100)
    expect(choose({ scenario: 'solo-200' }).value?.params.troops).toBe(200)
    const rulings = new Map([['troops', '100']])
    expect(choose({ scenario: 'solo-200', rulings }).value?.rulings['troops']).toBe('100')
  })

  test('a ruling that the data do not have is played by its first option', () => {
    const value = choose({}, { ...zuluGame(), rulings: [] }).value
    expect(value?.params.rulings.standingStays).toBe(true)
  })

  test('an option that cannot be played is refused where it is set', () => {
    const game = zuluGame()
    const rulings = game.rulings.map((r) =>
      r.id === 'ranged-per-turn' ? { ...r, default: 'two', options: [{ value: 'two', means: '' }] } : r,
    )
    const [finding] = choose({}, { ...game, rulings }).diagnostics
    expect([finding?.code, pathOf(finding?.at)]).toEqual([
      'rules/unplayable-option',
      'rulings.ranged-per-turn.options.0.value',
    ])
  })

  test.each<[string, Choice, string, string]>([
    ['scenario', { scenario: 'solo200' }, 'rules/unknown-scenario', 'did you mean "solo-200"?'],
    ['side', { policies: { zulus: 'keep' } }, 'rules/unknown-side', 'did you mean "zulu"?'],
    ['policy', { policies: { zulu: 'keeps' } }, 'rules/unknown-policy', 'did you mean "keep"?'],
    [
      'policy of the other side',
      { policies: { british: 'hold:60' } },
      'rules/unknown-policy',
      'policies: literal, keep, random, mcts:<number>',
    ],
    [
      'what a player is to do without',
      { policies: { zulu: 'keep/no-blod' } },
      'rules/unknown-restriction',
      'did you mean "no-blood"?',
    ],
    ['policy without its number', { policies: { zulu: 'hold' } }, 'rules/policy-number', 'write hold:60'],
    ['policy with a word for a number', { policies: { zulu: 'hold:many' } }, 'rules/policy-number', 'write hold:60'],
    ['search that imagines nothing', { policies: { zulu: 'mcts:0' } }, 'rules/policy-number', 'write mcts:20'],
    ['search of half a game', { policies: { zulu: 'mcts:2.5' } }, 'rules/policy-number', 'write mcts:20'],
    ['search without end', { policies: { zulu: 'mcts:1000000' } }, 'rules/policy-number', 'write mcts:20'],
  ])('a wrong %s is named, with a hint', (_what, choice, code, hint) => {
    const [found, ...more] = codes(choice)
    expect([found?.[0], found?.[1], found?.[2]?.[0], more]).toEqual([code, 'error', hint, []])
  })

  test('a number where none belongs', () => {
    expect(codes({ policies: { zulu: 'keep:3' } }).map(([code]) => code)).toEqual(['rules/policy-number'])
  })

  test('what only the other side can do without is wrong too, and what there is is listed', () => {
    const { diagnostics } = choose({ policies: { british: 'keep/no-blood' } })
    expect(diagnostics.map(({ code }) => code)).toEqual(['rules/unknown-restriction'])
    expect(diagnostics[0]?.hints?.[0]).toMatch(/^restrictions: no-fire-at-will, no-volley, /)
  })

  test('a policy for a side that nobody plays is only noted', () => {
    const { value, diagnostics } = choose({ scenario: 'solo', policies: { zulu: 'keep' } })
    expect(value).toBeDefined()
    expect(diagnostics.map((d) => [d.code, d.severity])).toEqual([['rules/policy-without-effect', 'note']])
  })

  test('a game without scenarios, and a mode that the rules do not know', () => {
    const game = zuluGame()
    expect(codes({}, { ...game, scenarios: [] }).map(([code]) => code)).toEqual(['rules/no-scenario'])
    const scenarios = game.scenarios.map((s) => ({ ...s, mode: 'twoplayer' }))
    expect(codes({}, { ...game, scenarios }).map(([code]) => code)).toEqual(['rules/unknown-mode'])
  })
})

describe('loadRules', () => {
  test('finds the rules that a game names', async () => {
    expect((await loadRules(zuluGame())).value?.meta.id).toBe('zulu-spears')
  })

  test('says what is wrong otherwise', async () => {
    const { rules: _, ...without } = zuluGame()
    expect((await loadRules(without)).diagnostics[0]?.code).toBe('rules/no-rules')
    const wrong = await loadRules({ ...zuluGame(), rules: 'zulu-spear' })
    expect([wrong.diagnostics[0]?.code, wrong.diagnostics[0]?.hints]).toEqual([
      'rules/unknown-rules',
      ['did you mean "zulu-spears"?'],
    ])
    expect((await loadRules({ ...zuluGame(), rules: 'constructor' })).value).toBeUndefined()
  })
})
