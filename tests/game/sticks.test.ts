import { expect, it } from 'vitest'
import { found, load, loadFine } from './load.ts'

const files = (marks: string, cells = 'move: 2, odd: far, none: 0', head = 'table: types') => ({
  'game.yaml': 'kind: game\ntitle: War\nsheets:\n  - { kind: sticks, id: sticks, title: Sticks, sticks: sticks }\n',
  'deck.yaml': 'kind: deck\nid: orcs\ncards:\n  - title: Orc\n',
  'tables.yaml': `kind: tables\ntables:\n  - kind: rows\n    id: types\n    title: Types\n    columns: [{ id: move, title: Move }, { id: odd, title: Odd }, { id: none, title: None }]\n    rows: [{ id: foot, cells: { ${cells} } }]\n`,
  'sticks.yaml': `kind: sticks\nid: sticks\ntitle: Sticks\n${head}\nsticks:\n  - { id: foot, title: Foot, marks: [${marks}] }\n`,
})
const mark = (row: string, column: string) => `{ row: ${row}, column: ${column}, label: there }`

it('takes lengths from the table', () => {
  const [set] = loadFine(files(mark('foot', 'move'))).stickSets
  expect(set).toMatchObject({ unit: 'in', sticks: [{ id: 'foot', marks: [{ length: 2, label: 'there' }] }] })
})

it.each([
  [files(mark('fot', 'move')), 'sticks.yaml: game/unknown-reference @ fot'],
  [files(mark('foot', 'mov')), 'sticks.yaml: game/unknown-reference @ mov'],
  [files(mark('foot', 'odd')), 'tables.yaml: game/cell-no-number @ far'],
  [files(mark('foot', 'none')), 'tables.yaml: game/cell-no-number @ 0'],
  [files(mark('foot', 'odd'), 'move: 2'), 'tables.yaml: game/cell-no-number @ { move: 2 }'],
  [files(mark('foot', 'move'), 'move: 200'), 'sticks.yaml: game/amount-out-of-range @ move'],
  [files(mark('foot', 'move'), undefined, 'table: typs'), 'sticks.yaml: game/unknown-reference @ typs'],
])('finds what no stick can be made of (%#)', (texts, finding) => {
  expect(found(load(texts))).toEqual([finding])
})

it('finds a set of sticks that no file holds', () => {
  const texts = files(mark('foot', 'move'))
  const wrong = { ...texts, 'game.yaml': texts['game.yaml'].replace('sticks: sticks', 'sticks: stick') }
  expect(found(load(wrong))).toEqual(['game.yaml: game/unknown-reference @ stick'])
})
