import { describe, expect, it } from 'vitest'
import { takesPart } from '../../src/game/roster-sums.ts'
import { typeName, typeRows } from '../../src/game/unit-types.ts'
import { found, load, loadFine } from './load.ts'

const tables = `kind: tables
tables:
  - kind: rows
    id: types
    title: Types
    columns: [{ id: type, title: Type }, { id: figures, title: Figures }, { id: cost, title: Points }]
    rows:
      - { id: foot, cells: { type: "Foot, open order", figures: 3, cost: 2.5 } }
      - { id: foot-closed, cells: { type: "Foot, closed order", figures: 3 } }
      - { id: horde, cells: { type: Horde, figures: 20 } }
`
const scenario =
  'kind: scenario\nid: day\ntitle: A day\nparameters: { men: { value: 15 }, half: { value: 50 }, hits: { value: 4 } }\n'
const rulings =
  'kind: rulings\nrulings:\n  - { id: gun, question: A gun?, options: [{ value: "no", means: No. }, { value: "yes", means: Yes. }], source: here }\n'
const game = 'kind: game\ntitle: War\nsides: [{ id: red, title: Red }, { id: blue, title: Blue }]\n'
const files = (roster: string) => ({
  'game.yaml': game,
  'tables.yaml': tables,
  'scenario.yaml': scenario,
  'rulings.yaml': rulings,
  'roster.yaml': `kind: roster\nid: force\ntitle: Force\nscenario: day\nmen-per-figure: men\n${roster}`,
})
const types = 'types: { table: types, name: type, forms: [closed], figures: figures, points: cost }\n'

describe('a roster', () => {
  it('takes figures and points from the row of the type, men from the figures', () => {
    const [roster] = loadFine(
      files(`${types}units:
  - { id: a, title: A, side: red, type: foot, stands: 3, starts: [closed], at: { x: -15, y: 0 }, when: { gun: "yes" } }
  - { id: b, title: B, side: blue, type: horde, stands: 6, at: { x: 60 } }
  - { id: c, title: C, type: foot, stands: 2, figures: 4, points: 7 }
`),
    ).rosters
    expect(roster).toMatchObject({ menPerFigure: 15, menIn: 'men' })
    const [a, b, c] = roster!.units
    // 3 x 3 figures, 9 x 15 men, 3 x 2.5 points; 6 x 20 and 120 x 15; 2 x 4 and 8 x 15.
    expect(a).toMatchObject({ stands: 3, perStand: 3, figures: 9, men: 135, points: 7.5, starts: ['closed'] })
    expect(a?.at).toEqual({ x: -15, y: 0 })
    expect(b).toMatchObject({ figures: 120, men: 1800, points: 0, at: { x: 60 } })
    expect(c).toMatchObject({ figures: 8, men: 120, points: 7 })
    expect([takesPart(a!, new Map([['gun', 'no']])), takesPart(a!, new Map([['gun', 'yes']]))]).toEqual([false, true])
    expect(takesPart(b!, new Map())).toBe(true)
  })

  it('counts figures by their members', () => {
    const [roster] = loadFine(
      files(`units:
  - { id: a, title: A, members: [{ title: Soldier, count: 6, carries: [sword] }, { title: Leader, carries: [sword, banner] }] }
  - { id: b, title: B, count: 0, stands: 2, members: [{ title: Soldier, count: 6 }] }
`),
    ).rosters
    expect(roster?.units.map(({ figures, perStand, men }) => [figures, perStand, men])).toEqual([
      [7, 7, 105],
      [6, 3, 90],
    ])
    expect(takesPart(roster!.units[1]!, new Map())).toBe(false)
  })

  it('is printed where game.yaml names no sheets', () => {
    const { sheets } = loadFine(files('units: [{ id: a, title: A }]\n'))
    expect(sheets.filter(({ kind }) => kind === 'roster')).toMatchObject([{ id: 'force', roster: 'force' }])
  })

  it('knows the rows of a type with its formations, and what their names share', () => {
    const { tables: read } = loadFine(files('units: [{ id: a, title: A }]\n'))
    const named = { table: 'types', name: 'type', forms: ['closed', 'mounted'] }
    const foot = typeRows(read, named, 'foot')
    expect(foot.map(({ id }) => id)).toEqual(['foot', 'foot-closed'])
    expect(typeName(foot, named)).toBe('Foot')
    expect(typeName(typeRows(read, named, 'horde'), named)).toBe('Horde')
    expect(typeRows(read, named, 'cavalry')).toEqual([])
  })
})

describe('names in a roster', () => {
  const wrong = (roster: string): string[] =>
    found(load(files(roster)))
      .map((line) => line.replace('roster.yaml: game/', ''))
      .filter((line) => line.includes(' @ '))

  it.each([
    ['units: [{ id: a, title: A, side: green }]', 'green'],
    [`${types}units: [{ id: a, title: A, type: fot }]`, 'fot'],
    ['types: { table: type, name: type }\nunits: [{ id: a, title: A }]', 'type'],
    ['types: { table: types, name: nam, points: price }\nunits: [{ id: a, title: A }]', 'nam', 'price'],
    ['devices: { rad: { colour: ochre, shape: disc } }\nunits: [{ id: a, title: A }]', 'rad'],
    ['stated: [{ side: green, men: 1, source: here }]\nunits: [{ id: a, title: A }]', 'green'],
    ['marks: [{ at: haf, look: half, text: "{=hlf} lost" }]\nunits: [{ id: a, title: A }]', 'haf', '"{=hlf} lost"'],
    [`${types}extras: [{ types: [gun], title: Hits, boxes: hit }]\nunits: [{ id: a, title: A }]`, 'hit', 'gun'],
    ['columns: [{ kind: dots, title: Killed, note: "{=mn}" }]\nunits: [{ id: a, title: A }]', '"{=mn}"'],
    ['units: [{ id: a, title: A, when: { gnu: "yes" } }]', 'gnu'],
  ])('must be defined: %s', (roster, ...names) => {
    expect(wrong(`${roster}\n`).sort()).toEqual(names.map((name) => `unknown-reference @ ${name}`).sort())
  })

  it('include options of rulings', () => {
    expect(wrong('units: [{ id: a, title: A, when: { gun: maybe } }]\n')).toEqual(['wrong-option @ maybe'])
  })

  it('need a scenario, if they are parameters', () => {
    const texts = {
      ...files(''),
      'roster.yaml': 'kind: roster\nid: f\ntitle: F\nmen-per-figure: men\nunits: [{ id: a, title: A }]\n',
    }
    expect(found(load(texts))).toEqual(['roster.yaml: game/unknown-reference @ men'])
  })
})

it('refuses figures that no stand can hold, and more dots than anyone can print', () => {
  const uneven = load(files('units: [{ id: a, title: A, stands: 2, members: [{ title: Man, count: 7 }] }]\n'))
  expect(found(uneven)).toEqual(['roster.yaml: game/amount-out-of-range @ [{ title: Man, count: 7 }]'])
  const none = load(files('units: [{ id: a, title: A, members: [{ title: Man, count: 0 }] }]\n'))
  expect(found(none)).toEqual(['roster.yaml: game/amount-out-of-range @ [{ title: Man, count: 0 }]'])
  const huge = load(files('units: [{ id: a, title: A, count: 2, stands: 100, figures: 200 }]\n'))
  expect(huge.diagnostics.map(({ message }) => message)).toEqual([
    'the number of figures of the roster, with this unit, would be 40000; a whole number from 1 to 20000 is possible',
  ])
})

it('reads an amount as a number or a name, and says what else it found', () => {
  const at = (written: string) =>
    load(files(`marks: [{ at: ${written}, look: half, text: half }]\nunits: [{ id: a, title: A }]\n`))
  expect(at('50').value?.rosters[0]?.marks[0]?.at).toBe(50)
  expect(at('half').value?.rosters[0]?.marks[0]?.at).toBe('half')
  const said = (written: string) => at(written).diagnostics.map(({ code, message }) => `${code} ${message}`)
  expect(said('101')).toEqual(['schema/out-of-range ' + at('101').diagnostics[0]!.message])
  expect(said('[50]')[0]).toMatch(/^schema\/expected-number /)
  expect(said('half of it')[0]).toMatch(/^schema\/bad-id /)
})

it('finds types on a sheet of paper figures that are no rows', () => {
  const sheet = (type: string) =>
    `${game}sheets:\n  - { kind: stands, id: s, title: S, roster: force, figures: [{ types: [${type}], pictures: [cannon] }] }\n`
  const texts = files(`${types}units: [{ id: a, title: A, type: foot }]\n`)
  expect(found(load({ ...texts, 'game.yaml': sheet('foot') }))).toEqual([])
  expect(found(load({ ...texts, 'game.yaml': sheet('fot') }))).toEqual(['game.yaml: game/unknown-reference @ fot'])
})
