import { describe, expect, it } from 'vitest'
import { oddsOfGame, type OddsQuestion } from '../../src/pipeline/odds-of-game.ts'
import type { DrawOdds, HitOdds, TableOdds } from '../../src/report/odds-report.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost()
const shipped = (name: string) => ({ path: `${host.root}/data/${name}`, name })
const ask = (name: string, question: Partial<OddsQuestion>) =>
  oddsOfGame(host, shipped(name), { wishes: [], rulings: new Map(), ...question })

/** Errors and notes of the question itself, each with its hints. */
const said = ({ diagnostics }: ReturnType<typeof ask>): string[] =>
  diagnostics.filter(({ code }) => code.startsWith('odds/')).flatMap(({ code, hints = [] }) => [code, ...hints])

const zulu = (question: Partial<OddsQuestion>) => ask('zulu-spears', { deck: 'zulu', ...question })
const attack = [{ of: 'attack', atLeast: 1 }]

describe('chances of a draw', () => {
  it('are those of the hypergeometric law', () => {
    const { odds } = zulu({ wishes: attack, draw: 4 })
    // 1 - C(47,4) / C(54,4)
    expect((odds as DrawOdds).probability).toMatchObject({ numerator: 45962n, denominator: 105417n })
    expect(odds).toMatchObject({ deck: { cards: 54 }, drawn: 4, wanted: [{ title: 'Attack', copies: 7 }] })
  })

  it('go turn by turn with the numbers of the scenario, or with others', () => {
    const drawn = (question: Partial<OddsQuestion>): unknown =>
      (zulu({ wishes: attack, ...question }).odds as DrawOdds).byTurn?.map((turn) => turn.drawn)
    // An opening hand of 4, one card a turn.
    expect(drawn({ byTurn: 3 })).toEqual([5, 6, 7])
    expect(drawn({ byTurn: 2, opening: 6, perTurn: 2 })).toEqual([8, 10])
    expect(drawn({ byTurn: 2, draw: 6 })).toEqual([5, 6])
    expect((zulu({ wishes: attack, byTurn: 3 }).odds as DrawOdds).drawn).toBe(7)
    expect((zulu({ wishes: attack, byTurn: 3, draw: 6 }).odds as DrawOdds).drawn).toBe(6)
  })

  it('count cards by any field', () => {
    const { odds } = zulu({
      wishes: [
        { of: 'role:force', atLeast: 3 },
        { of: 'force:40', atLeast: 1 },
      ],
      draw: 6,
    })
    // 10 Blood, 9 Shields, 8 Spears, 7 Warriors, 2 Chieftains
    expect((odds as DrawOdds).wanted.map(({ copies }) => copies)).toEqual([36, 7])
  })

  it('stop at a deck that is drawn whole', () => {
    const answer = zulu({ wishes: attack, byTurn: 60 })
    expect(said(answer)).toEqual(['odds/deck-runs-out'])
    // 4 + 1 a turn: the 54th card is drawn in turn 50. Nothing is said where just all are drawn at the end.
    expect(answer.diagnostics.find(({ code }) => code === 'odds/deck-runs-out')?.message).toContain('from turn 50 on')
    expect(said(zulu({ wishes: attack, byTurn: 50 }))).toEqual([])
    expect((answer.odds as DrawOdds).byTurn?.at(-1)).toMatchObject({ turn: 60, drawn: 54, probability: { value: 1 } })
  })

  it('are 0 for more copies than there are, and it is said', () => {
    const answer = zulu({ wishes: [{ of: 'attack', atLeast: 8 }], draw: 20 })
    expect(said(answer)).toEqual(['odds/never-drawn'])
    expect((answer.odds as DrawOdds).probability.value).toBe(0)
  })
})

describe('chances of tables', () => {
  it('are those of the dice, with the cells under the rulings', () => {
    const late = (rulings: [string, string][]): unknown =>
      (ask('isandlwana', { table: 'sniping', rulings: new Map(rulings) }).odds as TableOdds).rows.map(
        ({ on, cells, probability }) => [on, cells['Turns 3 to 6'], probability.denominator],
      )
    expect(late([['snipe-cap', 'six']])).toEqual(
      [1, 2, 3, 4, 5, 6].map((on) => [`${on}`, `${Math.min(6, on + 3)}`, 6n]),
    )
    expect(late([['snipe-cap', 'none']])).toEqual([1, 2, 3, 4, 5, 6].map((on) => [`${on}`, `${on + 3}`, 6n]))
  })

  it('are those to hit, for one pair or for all', () => {
    const hit = (question: Partial<OddsQuestion>): HitOdds['chances'] =>
      (ask('isandlwana', { table: 'hit-odds', ...question }).odds as HitOdds).chances
    // 7 against 2: 5 or less on a die; a 6 always misses.
    expect(hit({ attack: 7, defence: 2 })).toMatchObject([{ probability: { numerator: 5n, denominator: 6n } }])
    expect(hit({ attack: 1, defence: 7 })).toMatchObject([{ probability: { numerator: 1n, denominator: 6n } }])
    expect(hit({ attack: 12 })).toHaveLength(6)
    expect(hit({})).toHaveLength(72)
  })
})

describe('a question that cannot be answered', () => {
  it.each<[string, Partial<OddsQuestion>, string[]]>([
    ['zulu-spears', { deck: 'zulus', wishes: attack, draw: 4 }, ['odds/no-deck', 'did you mean "zulu"?']],
    ['zulu-spears', { wishes: attack, draw: 4 }, ['odds/which-deck', 'decks: zulu, british, zulu-solo']],
    ['isandlwana', { wishes: attack, draw: 4 }, ['odds/which-deck', 'a table is asked for with --table']],
    ['zulu-spears', { deck: 'zulu', draw: 4 }, ['odds/nothing-asked']],
    ['zulu-spears', { deck: 'zulu', wishes: attack }, ['odds/no-draw']],
    ['zulu-spears', { deck: 'zulu', wishes: attack, draw: 55 }, ['odds/too-many-drawn']],
    [
      'zulu-spears',
      { deck: 'zulu', draw: 4, wishes: ['atack', 'rle:force', 'role:forse'].map((of) => ({ of, atLeast: 1 })) },
      [
        'odds/no-card',
        'did you mean "attack"?',
        'odds/no-field',
        'did you mean "role"?',
        'odds/no-value',
        'did you mean "force"?',
      ],
    ],
    [
      'zulu-spears',
      { deck: 'zulu', wishes: attack, byTurn: 3, scenario: 'solo' },
      ['odds/no-draw', 'say it with --opening and --per-turn, or all at once with --draw'],
    ],
    // Nothing is known of turns of the solo deck: the hand of the two players is not its own.
    [
      'zulu-spears',
      { deck: 'zulu-solo', wishes: [{ of: 'blood', atLeast: 1 }], byTurn: 3 },
      ['odds/no-draw', 'say it with --opening and --per-turn, or all at once with --draw'],
    ],
    ['zulu-spears', { deck: 'zulu', wishes: attack, draw: 4, attack: 7 }, ['odds/no-strengths']],
    ['isandlwana', { table: 'sniping', defence: 2 }, ['odds/no-strengths']],
    ['zulu-spears', { scenario: 'slo', deck: 'zulu' }, ['odds/no-scenario', 'did you mean "solo"?']],
    ['isandlwana', { table: 'snipping' }, ['odds/no-table', 'did you mean "sniping"?']],
    ['isandlwana', { table: 'range' }, ['odds/no-dice']],
    ['isandlwana', { table: 'hit-odds', attack: 70, defence: 1 }, ['odds/beyond-table', 'odds/beyond-table']],
  ])('of %s: %j', (game, question, expected) => {
    const answer = ask(game, question)
    expect(answer.odds).toBeUndefined()
    expect(said(answer)).toEqual(expected)
  })

  it('is answered as far as it goes where only the turns are unknown', () => {
    const answer = zulu({ wishes: attack, byTurn: 3, draw: 4, scenario: 'solo' })
    expect(said(answer)[0]).toBe('odds/no-draw')
    expect((answer.odds as DrawOdds).drawn).toBe(4)
    expect((answer.odds as DrawOdds).byTurn).toBeUndefined()
  })
})
