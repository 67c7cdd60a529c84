import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawSetUp, type SetUpEntry, type SetUpPage } from '../../../src/components/set-up/draw-set-up.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { pathOf, place } from '../../support/place.ts'

const studio = await studioWith()
const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
const entryOf = (i: number, changes: Partial<SetUpEntry> = {}): SetUpEntry => ({
  face: {
    piece: `set/${i}/1`,
    side: 'front',
    label: '',
    width: 12.7,
    height: 12.7,
    bleed: 1.5,
    ground: '#a3222a',
    svg: '<circle cx="6" cy="6" r="2"/>',
  },
  title: `Unit ${i}`,
  where: String(1000 + i),
  count: 1,
  free: false,
  at: place('units', i).document.spanOf(['units', i]),
  ...changes,
})
const draw = (entries: readonly SetUpEntry[], changes: Partial<SetUpPage> = {}) =>
  drawSetUp(
    { id: 'setup', title: 'Set-up', subtitle: 'Historical', entries, notes: [], width: 190, height: 277, ...changes },
    context,
  )
const wordsOf = (svg: string) =>
  elementsOf(svg, studio)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)

it('says of each unit where it starts, with its counter at 15 mm', () => {
  const { value, diagnostics } = draw(
    [entryOf(1), entryOf(2, { where: 'Turn 2' }), entryOf(3, { count: 16 }), entryOf(4, { free: true })],
    { notes: ['Beside the map: Turn marker.'] },
  )
  expect(diagnostics).toEqual([])
  const [page] = value!.fronts
  expect(wordsOf(page!.svg)).toEqual([
    ...['Set-up', 'Historical', '1001', 'Unit 1', 'Turn 2', 'Unit 2', '1003', '× 16', 'Unit 3'],
    ...['1004', 'or elsewhere within the limits', 'Unit 4', 'Beside the map: Turn marker.'],
  ])
  expect(page!.svg.match(/<g transform="scale\(1\.181102\)"><rect x="0" y="0" width="12\.7"/g)).toHaveLength(4)
})

it('has a place on a page for every unit, whatever their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 130 }), fc.constantFrom(128, 190, 277), (count, width) => {
      const { fronts } = draw(
        Array.from({ length: count }, (_, i) => entryOf(i)),
        { width },
      ).value!
      const shown = fronts.flatMap(({ svg }) => wordsOf(svg).filter((text) => text.startsWith('Unit ')))
      expect(shown).toEqual(Array.from({ length: count }, (_, i) => `Unit ${i}`))
      for (const { svg } of fronts) {
        const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><g/g)].map(([, x, y]) => [x, y])
        expect(new Set(places.map(String)).size).toBe(places.length)
        for (const [x, y] of places) {
          expect(Number(x) + 58).toBeLessThanOrEqual(width + 1e-6)
          expect(Number(y) + 15).toBeLessThanOrEqual(277)
        }
      }
    }),
    { numRuns: 25 },
  )
})

it('reports a name that is too long at the unit', () => {
  const { diagnostics } = draw([entryOf(0, { title: 'A detachment of the regiment '.repeat(6) })])
  expect(diagnostics.map(({ code, at }) => [code, pathOf(at)])).toEqual([['draw/text-too-big', 'units.0']])
})
