import { expect, it } from 'vitest'
import { drawRacks, type RackSource } from '../../../src/components/rack/draw-racks.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { pathOf, place } from '../../support/place.ts'

const studio = await studioWith()
const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
const spanOf = (rack: number, field: string) => place().document.spanOf(['racks', rack, field])
const draw = (changes: Partial<RackSource> = {}) => {
  const racks = [
    { title: 'Zulu', places: 8, colour: 'ochre' },
    { title: 'British', places: 7, colour: 'scarlet' },
  ]
  return drawRacks(
    { id: 'rack', title: 'Racks', racks, size: 15, width: 190, height: 277, spanOf, ...changes },
    context,
  )
}
const flatsOf = (svg: string) =>
  elementsOf(svg, studio)
    .filter(({ name }) => name === 'rect')
    .map(({ attributes: a }) => [Number(a['width']), Number(a['height']), a['fill']])

it('draws a net for each rack, as long as its chits need, with its title on its colour', () => {
  const { value, diagnostics } = draw()
  const [page, ...others] = value!.fronts
  expect(diagnostics).toEqual([])
  expect(others).toEqual([])
  expect([page!.width, page!.height]).toEqual([190, 277])
  // 8 and 7 places of 15.5 mm and 2 mm at both ends; the front is 7.75 mm high.
  expect(flatsOf(page!.svg).map(([width, height, fill]) => [width, Math.round(Number(height) * 100), fill])).toEqual([
    [128, 775, '#eebb33'],
    [112.5, 775, '#a3222a'],
  ])
  const texts = elementsOf(page!.svg, studio)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['Racks', 'Zulu', 'British', 'Glue here', 'Base', 'Back']))
})

it('grows with the chits, goes on to another page, and divides racks that are too long', () => {
  expect(flatsOf(draw({ size: 20 }).value!.fronts[0]!.svg)[0]![0]).toBe(8 * 20.5 + 4)
  const many = draw({ racks: Array.from({ length: 5 }, (_, i) => ({ title: `R${i}`, places: 3, colour: 'ochre' })) })
  expect(many.value!.fronts.map(({ label }) => label)).toEqual(['Racks, page 1', 'Racks, page 2'])
  const long = draw({ racks: [{ title: 'All', places: 25, colour: 'ochre' }] })
  // 12 places fit 190 mm; 25 make three parts of 8, 8 and 9.
  expect(long.value!.fronts.flatMap(({ svg }) => flatsOf(svg).map(([width]) => width))).toEqual([128, 128, 143.5])
})

it('reports an unknown colour at the rack', () => {
  const { diagnostics } = draw({ racks: [{ title: 'Zulu', places: 8, colour: 'okre' }] })
  expect(diagnostics.map(({ code, at }) => [code, pathOf(at)])).toEqual([['draw/unknown-colour', 'racks.0.colour']])
})
