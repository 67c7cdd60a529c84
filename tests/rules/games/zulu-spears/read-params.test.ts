import { describe, expect, test } from 'vitest'
import { zuluSpearsModel as model } from '../../../../src/rules/games/zulu-spears/rules.ts'
import { chooseSetting } from '../../../../src/rules/setting.ts'
import { pathOf } from '../../../support/place.ts'
import { BRITISH_ROWS, zuluGame, ZULU_ROWS, type Changes, type Row } from '../../../support/zulu-game.ts'

function findings(changes: Changes, scenario = 'two-player') {
  const game = zuluGame(changes)
  const { value, diagnostics } = chooseSetting(model, game, { scenario })
  const review = value ? model.review(game, value.scenario, value.params) : []
  return [...diagnostics, ...review].map(({ code, severity, at }) => [
    code.replace('zulu-spears/', ''),
    severity,
    pathOf(at),
  ])
}

/** The British list with one more line, whose place is 13. */
const british = (...row: Row): Changes => ({ british: [...BRITISH_ROWS, row] })
const AT = 'decks.british.cards.13'

const shortage = ['never-played', 'note', 'decks.british.cards.2.role']

describe('mistakes in the data', () => {
  test('none in the shipped game, but a note on the blank card', () => {
    expect(findings({})).toEqual([shortage])
    expect(findings({}, 'solo')).toEqual([shortage])
  })

  test.each<[string, Changes, string, string, string?]>([
    ['an unknown role', british('x', 1, 20, 'standin'), 'unknown-role', `${AT}.role`],
    ['a role of the other side', british('x', 1, 20, 'attack'), 'role-on-wrong-side', `${AT}.role`],
    ['a negative force', british('x', 1, -10, 'force'), 'bad-force', `${AT}.force`],
    ['half a force', british('x', 1, 2.5, 'force'), 'bad-force', `${AT}.force`],
    ['a healer without amount', british('x', 1, 0, 'heal'), 'bad-amount', AT],
    ['a cost of nothing', british('x', 1, 30, 'cost', 0), 'bad-amount', `${AT}.amount`],
    ['a blank with force', british('x', 1, 10, 'blank'), 'blank-with-force', `${AT}.force`],
    ['no draw', { twoPlayer: { draw: 0 } }, 'bad-parameter', 'scenarios.two-player.parameters.draw.value'],
    [
      'a parameter of no meaning',
      { twoPlayer: { hand: 5 } },
      'unknown-parameter',
      'scenarios.two-player.parameters.hand (key)',
    ],
    [
      'a phase of no meaning',
      { phases: ['draw', 'fortification', 'attack'] },
      'unknown-phase',
      'scenarios.two-player.phases.1',
    ],
    ['a phase before the draw', { phases: ['attack', 'draw'] }, 'phase-order', 'scenarios.two-player.phases.0'],
    ['a phase twice', { phases: ['draw', 'attack', 'draw'] }, 'phase-order', 'scenarios.two-player.phases.2'],
    ['no attack phase', { phases: ['draw', 'ranged'] }, 'missing-phase', 'scenarios.two-player.phases (key)'],
    [
      'a ranged phase behind the attack',
      { soloPhases: ['draw', 'approach', 'attack', 'ranged'] },
      'phase-order',
      'scenarios.solo.phases.3',
      'solo',
    ],
    [
      'a ranged phase before the approach',
      { soloPhases: ['draw', 'ranged', 'approach', 'attack'] },
      'phase-order',
      'scenarios.solo.phases.1',
      'solo',
    ],
  ])('%s', (_title, changes, code, path, scenario = 'two-player') => {
    expect(findings(changes, scenario)).toEqual([[code, 'error', path]])
  })

  test('all mistakes are found in one run', () => {
    const found = findings({ ...british('x', 1, -1, 'heal'), phases: ['draw'], twoPlayer: { troops: 0 } })
    expect(found.map(([code]) => code)).toEqual(['bad-force', 'bad-amount', 'bad-parameter', 'missing-phase'])
  })

  test('a misspelt role gets a suggestion', () => {
    const { diagnostics } = chooseSetting(model, zuluGame(british('x', 1, 20, 'standin')))
    expect(diagnostics[0]?.hints).toEqual(['did you mean "standing"?'])
  })

  test('phases that may be moved or left out', () => {
    expect(findings({ phases: ['draw', 'attack', 'ranged', 'fortifications'] })).toEqual([shortage])
    const without = findings({ phases: ['draw', 'attack'] }).map(([code, , path]) => [code, path])
    expect(without).toContainEqual(['never-played', 'decks.zulu.cards.4.role'])
    expect(without).toContainEqual(['never-played', 'decks.british.cards.11.role'])
  })
})

describe('figures that do not add up', () => {
  test.each<[string, Changes, string, string, string]>([
    [
      'tokens that are too few',
      { twoPlayer: { troops: 120 } },
      'tokens-do-not-fit',
      'error',
      'scenarios.two-player.parameters.tokens.value',
    ],
    [
      'a hand of more cards than the deck',
      { twoPlayer: { 'opening-hand': 60 } },
      'hand-over-deck',
      'warning',
      'scenarios.two-player.parameters.opening-hand.value',
    ],
    [
      'a limit of more cards than the deck',
      { twoPlayer: { 'zulu-hand-limit': 55 } },
      'hand-over-deck',
      'warning',
      'scenarios.two-player.parameters.zulu-hand-limit.value',
    ],
    ['a force between tokens', british('x', 1, 25, 'force'), 'uneven-change', 'warning', `${AT}.force`],
    ['a card without force or effect', british('x', 1, 0, 'force'), 'never-played', 'warning', `${AT}.role`],
    [
      'no Attack card',
      { zulu: ZULU_ROWS.filter(([id]) => id !== 'attack') },
      'no-attack',
      'warning',
      'decks.zulu.cards (key)',
    ],
  ])('%s', (_title, changes, code, severity, path) => {
    expect(findings(changes)).toContainEqual([code, severity, path])
  })

  test('an Attack card in the solo deck', () => {
    expect(findings({ solo: ZULU_ROWS }, 'solo')).toContainEqual([
      'role-without-effect',
      'warning',
      'decks.zulu-solo.cards.5.role',
    ])
  })
})
