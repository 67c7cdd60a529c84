import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawStands, type PaperStand } from '../../../src/components/stand/draw-stands.ts'
import { PICTURE_WIDTH, standLayout } from '../../../src/components/stand/stand-size.ts'
import { stripLength } from '../../../src/components/folding-strip.ts'
import { readSvg } from '../../../src/draw/read-svg.ts'
import { spanAt } from '../../../src/source/located-document.ts'
import { elementsOf, studioWith } from '../../draw/drawing.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { place } from '../../support/place.ts'

const studio = await studioWith()

function draw(stands: Partial<PaperStand>[], { width = 190, height = 277, asSeen = false } = {}) {
  const at = spanAt(place('sheets', 0))
  const usual: PaperStand = {
    title: 'A',
    number: 1,
    figures: 3,
    pictures: ['bayonets'],
    room: 0.44,
    colour: 'scarlet',
    spanOf: () => at,
  }
  const context = { studio, game: emptyGame(), rulings: new Map<string, string>(), oneOfEach: false }
  const all = stands.map((changes) => ({ ...usual, ...changes }))
  const { value, diagnostics } = drawStands(
    { id: 'stands', title: 'Figures', stands: all, tall: 15, width, height, asSeen, at },
    context,
  )
  return { pages: value!.fronts, found: diagnostics.map(({ code }) => code) }
}

describe('a stand', () => {
  it('has all its figures in one rank or two, inside its base', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0.3, 0.44, 0.95),
        fc.boolean(),
        (figures, room, gun) => {
          const { wide, places, tall } = standLayout(figures, 15, room, gun)
          expect(places).toHaveLength(figures)
          expect(new Set(places.map(({ up }) => up)).size).toBe(figures > 6 ? 2 : 1)
          expect(tall).toBeCloseTo(figures > 6 ? 15 * 1.32 : 15)
          const half = (Math.max(room, PICTURE_WIDTH) * 15) / 2
          for (const { x } of places) {
            expect(x - half).toBeGreaterThanOrEqual(0)
            expect(x + half).toBeLessThanOrEqual(wide)
          }
        },
      ),
    )
  })

  it('leaves room for a gun in the middle', () => {
    const { gun, places } = standLayout(4, 15, 0.44, true)
    const left = places.filter(({ x }) => x < gun!)
    expect(left).toHaveLength(2)
    expect(gun! - Math.max(...left.map(({ x }) => x))).toBeGreaterThanOrEqual(7.5)
    expect(standLayout(4, 15, 0.44, false).gun).toBeUndefined()
  })

  it('stands on bases with the number and the name of its unit, on both sides', () => {
    const { pages, found } = draw([{ title: '90th/A', number: 2 }])
    expect(found).toEqual([])
    const texts = elementsOf(pages[0]!.svg, studio).flatMap(({ name, text }) => (name === 'text' ? [text] : []))
    expect(texts.filter((text) => text === '90th/A')).toHaveLength(2)
    expect(texts.filter((text) => text === '2')).toHaveLength(2)
  })

  it('says where a picture or a colour is unknown', () => {
    expect(draw([{ pictures: ['no-such-picture'] }]).found).toContain('draw/unknown-icon')
    expect(draw([{ colour: 'scarlett' }]).found).toContain('draw/unknown-colour')
  })
})

it('is seen as it stands: figures once, in front of them a base, half as long as its strip', () => {
  const { pages, found } = draw([{ title: '90th/A', number: 2 }, { figures: 20 }], { asSeen: true })
  expect(found).toEqual([])
  expect(pages.map(({ label }) => label)).toEqual(['90th/A, stand 2', 'A, stand 1'])
  const texts = elementsOf(pages[0]!.svg, studio).flatMap(({ name, text }) => (name === 'text' ? [text] : []))
  expect(texts.toSorted()).toEqual(['2', '90th/A'])
  for (const [i, figures] of [3, 20].entries()) {
    const layout = standLayout(figures, 15, 0.44, false)
    expect(pages[i]).toMatchObject({ width: layout.wide, height: stripLength(layout) / 2 })
  }
})

it('goes on over pages, each within the paper', () => {
  const { pages } = draw(Array.from({ length: 60 }, (_, i) => ({ number: i + 1, figures: i % 2 === 0 ? 3 : 20 })))
  expect(pages.length).toBeGreaterThan(1)
  const strips = pages.flatMap(({ svg }) =>
    readSvg(svg).children.flatMap(({ attributes, children }) => {
      const at = /^translate\(([\d.]+) ([\d.]+)\)$/.exec(attributes['transform'] ?? '')
      const frame = children.find(({ name, attributes: a }) => name === 'rect' && a['stroke-width'] === '0.15')
      return at && frame ? [{ x: Number(at[1]), y: Number(at[2]), ...frame.attributes }] : []
    }),
  )
  expect(strips).toHaveLength(60)
  for (const { x, y, width, height } of strips as { x: number; y: number; width: string; height: string }[]) {
    expect(x + Number(width)).toBeLessThanOrEqual(190)
    expect(y + Number(height)).toBeLessThanOrEqual(277)
  }
})
