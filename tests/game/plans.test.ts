import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nodeHost } from '../../src/cli/node-host.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { memoryHost } from '../support/memory-host.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/small-plan/${name}`, import.meta.url), 'utf8')

/** Loads the small plan with a change to its text; gives what is found, with the marked text. */
function load(from: string, to: string, more: Record<string, string> = {}) {
  const plan = fixture('plan.yaml').replace(from, to)
  expect(plan === fixture('plan.yaml')).toBe(from === to)
  const files = { 'game.yaml': fixture('game.yaml'), 'plan.yaml': plan, ...more }
  const host = memoryHost(Object.fromEntries(Object.entries(files).map(([name, text]) => [`game/${name}`, text])))
  const { value, diagnostics, sources } = loadGame(host, 'game')
  const found = diagnostics.map(({ code, at, hints }) => {
    return `${code} ${at ? (sources.get(at.file) ?? '').slice(at.start, at.end) : ''}: ${(hints ?? []).join('; ')}`
  })
  return { value, found }
}

it('reads zones, sections and roofs in their order, with all their values', () => {
  const { value, found } = load('', '')
  expect(found).toEqual([])
  const plan = value!.plans[0]!
  expect(plan.zones.map(({ id, ground, whenBuilt }) => [id, ground, whenBuilt])).toEqual([
    ['yard', 'yard', false],
    ['hut', 'floor', false],
  ])
  expect(plan.sections.map(({ id, kind, places, ledge, behind }) => [id, kind, places, ledge, behind])).toEqual([
    ['N', 'wall', 6, 'out', 'yard'],
    ['S', 'open', undefined, undefined, 'yard'],
    ['H', 'opening', 1, undefined, 'hut'],
  ])
  expect(plan.roofs[0]).toMatchObject({
    id: 'R',
    length: 2,
    jumpTo: ['yard'],
    touching: { zones: ['hut'], sections: ['H'] },
  })
})

it.each([
  ['sides: [out, yard], kind: wall', 'sides: [out, yrad], kind: wall', 'yrad', 'yard'],
  ['ledge: out', 'ledge: oot', 'oot', 'out'],
  ['from: H', 'from: HH', 'HH', 'H'],
  ['with: yard', 'with: yad', 'yad', 'yard'],
  ['jump-to: [yard]', 'jump-to: [huut]', 'huut', 'hut'],
  ['touching: { zones: [hut]', 'touching: { zones: [hunt]', 'hunt', 'hut'],
  ['over: hut', 'over: hurt', 'hurt', 'hut'],
])('reports a name that the plan does not define: %s', (from, to, wrong, meant) => {
  const { found } = load(from, to)
  expect(found).toHaveLength(1)
  expect(found[0]).toBe(`game/unknown-reference ${wrong}: did you mean "${meant}"?`)
})

it('lets only zones that are built later be pieces of their own', () => {
  const game = `${fixture('game.yaml')}sheets:\n  - { kind: plan-piece, id: p, title: P, plan: yard, zone: hut }\n`
  expect(load('', '', { 'game.yaml': game }).found[0]).toContain('game/unknown-reference hut')
  expect(
    load('source: ours }\nsections', 'when-built: true, source: ours }\nsections', { 'game.yaml': game }).found,
  ).toEqual([])
})

it('reports tables of the cards of a plan that do not exist, also that of what is built later', () => {
  const cards =
    'kind: plan-cards, id: c, title: C, plan: yard, scenario: s, garrison: posts, built: later, tallies: [{ title: T, parameter: p }], ' +
    'waves: { tests: [p], worth: w, steps: n, markers: waves, sizes: [6] }, colours: { waves: red, garrison: red }'
  const { found } = load('', '', { 'game.yaml': `${fixture('game.yaml')}sheets:\n  - { ${cards} }\n` })
  expect(found.map((line) => line.split(':')[0])).toEqual(
    ['s', 'posts', 'later', 'waves'].map((name) => `game/unknown-reference ${name}`),
  )
})

it('numbers figures through their groups and takes poses in turn', () => {
  const figures = `kind: figures
id: red
title: Red
first-number: 7
groups:
  - { id: chiefs, title: Chief, count: 2, names: [Ann], poses: [a], colour: slate }
  - { id: guards, title: Guard, count: 3, poses: [b, c], colour: scarlet }
`
  const { value } = load('', '', { 'figures.yaml': figures })
  const all = value!.figures[0]!.groups.flatMap((group) => group.figures)
  expect(all.map(({ number, title, pose }) => `${number} ${title} ${pose}`)).toEqual([
    '7 Ann a',
    '8 Chief a',
    '9 Guard b',
    '10 Guard c',
    '11 Guard b',
  ])
})

it('ships a plan of the size, zones and sections of the rules page', () => {
  const host = nodeHost()
  const { value } = loadGame(host, `${host.root}/data/rorkes-drift`)
  const plan = value!.plans[0]!
  // 4.5 by 1.5 feet.
  expect(plan.size).toEqual([54, 18])
  expect(plan.zones.map(({ id }) => id).join(' ')).toBe('HOS VER MAIN STO KRA RED')
  const places = plan.sections.map(({ id, places: number }) => `${id}${number === undefined ? '' : ` ${number}`}`)
  expect(places.join(', ')).toBe(
    'N1 14, N2 18, N3 12, W1 6, H1 3, S1 14, K1 4, K2 6, K3 4, S2 16, I1 3, I2 1, I3, B1 12, I4 4, R1 12',
  )
  expect(plan.sections.filter(({ ledge }) => ledge !== undefined).map(({ id, ledge }) => `${id} ${ledge}`)).toEqual([
    'N1 out',
    'N2 out',
    'N3 out',
    'R1 STO',
  ])
  expect(plan.sections.find(({ id }) => id === 'S2')!.behind).toBe('STO')
  expect(plan.roofs.map(({ id, length }) => `${id} ${length}`)).toEqual(['HR 12', 'SR 16'])
  const figures = value!.figures.map(({ groups }) => groups.flatMap((group) => group.figures))
  expect(figures.map((set) => [set.length, set[0]!.number])).toEqual([
    [50, 0],
    [120, 0],
  ])
})
