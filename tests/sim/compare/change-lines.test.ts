import { describe, expect, test } from 'vitest'
import { loadGame } from '../../../src/game/load-game.ts'
import { changeLines, withLines, type ChangeLine } from '../../../src/sim/compare/change-lines.ts'
import { memoryHost } from '../../support/memory-host.ts'
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
      'scenarios.two-player.parameters.draw 1 2',
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

describe('lines of shipped games', () => {
  /** What counters look like follows from their units, and the rules do not see it. */
  const isPlayed = ({ path }: ChangeLine) => !(path[0] === 'counterSheets' && path.includes('types'))
  const load = (path: string, variant: string) => loadGame(memoryHost({ '/v.yaml': variant }), path).value!

  test.each([
    ['isandlwana', 'counters.counters.units.a.steps', '[10/9, 8/7, 6/5, 4/3]', '... ...'],
    ['isandlwana', 'terrain.clear.df', '3', '2 3'],
    ['isandlwana', 'maps.isandlwana.hexes.0909.terrain', 'donga', 'clear donga'],
    ['isandlwana', 'tables.sniping.rows.3.cells.late', '2', '6 2'],
    ['isandlwana', 'tables.range.rows.#2.cells.change', '"+2"', '0 +2'],
    ['rorkes-drift', 'scenarios.three-assaults.parameters.wave', '20', '30 20'],
    ['rorkes-drift', 'tables.melee.rows.british-soldier.cells.kills.7', '5', '7 5'],
    ['unbalanced-equality', 'tables.unit-types.rows.british-infantry.cells.mv', '5', '3 5'],
    ['unbalanced-equality', 'rosters.two-companies.units.90th-a.stands', '4', '3 4'],
  ])('of %s: %s goes by the name that the variant gives it', (id, way, to, change) => {
    const variant = `kind: variant\nid: v\nof: ${id}\nchanges:\n  ${way}: ${to}\n`
    const [before, after] = [load(`${memoryHost().root}/data/${id}`, variant), load('/v.yaml', variant)]
    const lines = changeLines(before, after)
    expect(lines.filter(isPlayed).map(({ name, from, to: now }) => `${name} ${from} ${now}`)).toEqual([
      `${way} ${change}`,
    ])
    expect(changeLines(withLines(before, after, lines), after).filter(isPlayed)).toEqual([])
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
