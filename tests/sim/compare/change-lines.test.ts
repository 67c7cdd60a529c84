import { describe, expect, test } from 'vitest'
import { changeLines, withLines } from '../../../src/sim/compare/change-lines.ts'
import { BRITISH_ROWS, zuluGame, ZULU_ROWS, type Row } from '../../support/zulu-game.ts'

const base = zuluGame()
const recounted = (rows: readonly Row[], counts: Readonly<Record<string, number>>): Row[] =>
  rows.map(([id, count, ...rest]) => [id, counts[id] ?? count, ...rest])

/** The lines as `name from to`. */
const said = (changed: typeof base) => changeLines(base, changed).map(({ name, from, to }) => `${name} ${from} ${to}`)

describe('change lines', () => {
  test('of a game and itself: none', () => expect(said(zuluGame())).toEqual([]))

  test('name every count and force, cards more and less, and numbers of the scenario', () => {
    const zulu = recounted(ZULU_ROWS, { attack: 9 }).filter(([id]) => id !== 'chieftains')
    const british = BRITISH_ROWS.map((row): Row => (row[0] === 'volley' ? ['volley', 7, 30, 'force'] : row))
    const changed = zuluGame({ zulu: [...zulu, ['herd', 2, 20, 'force']], british, twoPlayer: { draw: 2 } })
    expect(said(changed)).toEqual([
      'decks.zulu.cards.attack.count 7 9',
      'decks.zulu.cards.chieftains ... undefined',
      'decks.zulu.cards.herd undefined ...',
      'decks.british.cards.volley.force 20 30',
      'scenarios.two-player.parameters.draw.value 1 2',
    ])
  })

  test('titles and texts are no lines, rulings and the order of phases are', () => {
    const rulings = base.rulings.map((r) => (r.id === 'ranged-per-turn' ? { ...r, default: 'one', question: '?' } : r))
    const decks = base.decks.map((d) => ({ ...d, cards: d.cards.map((c) => ({ ...c, title: 'New' })) }))
    const phases = ['draw', 'ranged', 'fortifications', 'discard', 'attack']
    expect(said({ ...zuluGame({ phases }), rulings, decks })).toEqual([
      'rulings.ranged-per-turn any one',
      'scenarios.two-player.phases ... ...',
    ])
  })
})

describe('a game with some of the lines', () => {
  const changed = zuluGame({
    zulu: [...recounted(ZULU_ROWS, { attack: 9, blood: 8 }).slice(1), ['herd', 2, 20, 'force']],
    british: recounted(BRITISH_ROWS, { rally: 5 }),
  })
  const lines = changeLines(base, changed)

  test('with all of them it differs from the changed game in nothing, with none from the base in nothing', () => {
    expect(changeLines(withLines(base, changed, lines), changed)).toEqual([])
    expect(changeLines(base, withLines(base, changed, []))).toEqual([])
  })

  test('with each of them it differs from the base in that one alone', () => {
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(changeLines(base, withLines(base, changed, [line]))).toEqual([line])
  })
})
