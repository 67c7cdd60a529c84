import { expect, it } from 'vitest'
import { nodeHost } from '../../../src/cli/node-host.ts'
import { drawFigures } from '../../../src/components/figure/draw-figures.ts'
import { figureSize } from '../../../src/components/figure/figure-size.ts'
import { openStudio } from '../../../src/draw/studio.ts'
import { loadGame } from '../../../src/game/load-game.ts'
import { elementsOf } from '../../draw/drawing.ts'

const host = nodeHost()
const folder = `${host.root}/data/rorkes-drift`
const game = loadGame(host, folder).value!
const studio = (await openStudio({ host, folder })).value!
const context = { studio, game, rulings: new Map<string, string>(), oneOfEach: false }
const british = game.figures.find(({ id }) => id === 'british')!

const textsIn = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!)

it('measures strips: two bases, two pictures, the fold between', () => {
  // 28 mm: 18 wide, bases of 0.34 of the height.
  expect(figureSize(28)).toEqual({ wide: 18, tall: 28, tab: 9.5, air: 1.2, long: 77.4 })
  // Small ones keep a base that stands and holds a name.
  expect(figureSize(15)).toMatchObject({ wide: 14, tab: 8 })
})

it('draws every figure with its number and name on both bases', () => {
  const { value, diagnostics } = drawFigures({ set: british, height: 28 }, context)
  expect(diagnostics).toEqual([])
  expect(value!.fronts).toHaveLength(50)
  const [chard, bromhead, soldier] = value!.fronts
  expect(textsIn(chard!.svg)).toEqual(['0', 'Lt. Chard', '0', 'Lt. Chard'])
  expect(textsIn(bromhead!.svg)).toEqual(['1', 'Lt. Bromhead', '1', 'Lt. Bromhead'])
  expect(textsIn(soldier!.svg)).toEqual(['2', 'Soldier', '2', 'Soldier'])
  expect(new Set(value!.fronts.map(({ piece }) => piece)).size).toBe(50)
})

it('draws bases 1 mm beyond the cut, so that no line of paper shows between them', () => {
  const [chard] = drawFigures({ set: british, height: 28 }, context).value!.fronts
  const { wide, tab } = figureSize(28)
  expect(chard!.bleed).toBe(1)
  const bases = elementsOf(chard!.svg, studio).filter(
    ({ name, attributes }) => name === 'rect' && attributes['x'] === '-1',
  )
  expect(bases.map(({ attributes }) => [attributes['y'], attributes['width'], attributes['height']])).toEqual(
    [1, 2].map(() => ['0', String(wide + 2), String(tab + 1)]),
  )
})

it('mirrors the picture over the fold, so that both sides have one outline', () => {
  const [face] = drawFigures({ set: british, height: 28 }, context).value!.fronts
  const [, y, used] = /<g transform="translate\(0 (\S+)\)"><use href="#(\S+)"\/>/.exec(face!.svg)!
  const [, back, mirrored] = /<g transform="translate\(0 (\S+)\) scale\(1 -1\)"><use href="#(\S+)"\/>/.exec(face!.svg)!
  expect(mirrored).toBe(used)
  // The fold lies in the middle of the strip; head and mirrored head are as far from it.
  expect(Number(y) - 77.4 / 2).toBeCloseTo(77.4 / 2 - Number(back), 6)
})

it('follows the size that is asked for, and draws one of each pose on request', () => {
  const { value } = drawFigures({ set: british, height: 40 }, { ...context, oneOfEach: true })
  // One officer pose, four of soldiers.
  expect(value!.fronts).toHaveLength(5)
  expect(value!.fronts[0]!.height).toBe(figureSize(40).long)
})

it('reports a pose that is no picture, at its place', () => {
  const [group] = british.groups
  const figures = [{ number: 1, title: 'X', pose: 'british-fireing' }]
  const { diagnostics } = drawFigures({ set: { ...british, groups: [{ ...group!, figures }] }, height: 28 }, context)
  expect(diagnostics.map(({ code, hints }) => `${code} ${hints?.[0] ?? ''}`)).toEqual([
    'draw/unknown-icon did you mean "british-firing"?',
  ])
  expect(diagnostics[0]!.at!.file).toMatch(/british\.yaml$/)
})
