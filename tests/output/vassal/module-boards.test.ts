import { describe, expect, it } from 'vitest'
import { cardTables, holdersOf, moduleBoards } from '../../../src/output/vassal/module-boards.ts'
import { deck, fieldMap, gameJob, scenario, SIDES } from './sample-game-job.ts'

const boardsOf = (...scenarios: ReturnType<typeof scenario>[]) =>
  moduleBoards(gameJob({ boards: [fieldMap()] }, { scenarios })).map(({ name, placements }) => [
    name,
    placements.map(({ unit, hex }) => `${unit} ${hex}`),
  ])

describe('boards', () => {
  it('are one for each set-up; scenarios that set up alike share one, and what comes later stands on none', () => {
    const first = [['a', '0101'] as const, ['b', '0202'] as const]
    const boards = boardsOf(
      scenario('one', [...first, ['c', undefined]]),
      scenario('two', [['a', '0303']]),
      scenario('three', first.toReversed()),
    )
    expect(boards).toEqual([
      ['ONE / THREE', ['a 0101', 'b 0202']],
      ['TWO', ['a 0303']],
    ])
  })

  it('have names of their own, that of the map where nothing is set up, and a table where there is no map', () => {
    const one = scenario('one', [['a', '0101']])
    expect(boardsOf(one, { ...scenario('two', [['a', '0202']]), title: 'ONE' }).map(([name]) => name)).toEqual([
      'ONE',
      'ONE 2',
    ])
    expect(boardsOf()).toEqual([['Field', []]])
    expect(moduleBoards(gameJob())).toEqual([{ name: 'Table', placements: [] }])
  })
})

describe('tables of cards', () => {
  const decks = [deck('x', { a: 1 }), deck('y', { b: 1 }), deck('z', { c: 1 }), deck('event', { d: 1 })]
  const scenarios = [
    scenario('duel', [], { red: 'x', blue: 'y' }),
    scenario('solo', [], { red: 'z', blue: 'y' }),
    scenario('long', [], { blue: 'y', red: 'z' }),
  ]
  const job = gameJob({ decks }, { sides: SIDES, scenarios })

  it('are one for each choice of decks, in the order of sides, with decks of no scenario on all', () => {
    const tables = cardTables(job).map(({ name, decks: on }) => [name, on.map((one) => one.deck.id)])
    expect(tables).toEqual([
      ['DUEL', ['x', 'y', 'event']],
      ['SOLO / LONG', ['z', 'y', 'event']],
    ])
    expect(cardTables({ ...job, game: { ...job.game, scenarios: [] } }).map(({ name }) => name)).toEqual(['Cards'])
  })

  it('say who holds the cards of a deck', () => {
    const holders = decks.map((one) => holdersOf(job.game, one))
    expect(holders).toEqual([['red'], ['blue'], ['red'], ['red', 'blue']])
  })
})
