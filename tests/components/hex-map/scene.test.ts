import { describe, expect, it } from 'vitest'
import { edgeOf } from '../../../src/components/hex-map/marks/mark-edge.ts'
import { distance } from '../../../src/components/hex-map/point.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import { gridOf, mapOf, road, TYPES } from './support/small-map.ts'

describe.each(['flat', 'pointy'] as const)('a %s scene', (orientation) => {
  describe.each(['even', 'odd'] as const)('with %s lines shifted', (shifted) => {
    const scene = makeScene(mapOf(gridOf(6, 5, { orientation, shifted })), TYPES)

    it('has across each side the hex whose centre is 22 units away there', () => {
      for (const hex of scene.hexes)
        hex.neighbours.forEach((id, side) => {
          if (id === undefined) return
          const other = scene.byId.get(id)
          const [a, b] = [hex.corners[side], hex.corners[(side + 1) % 6]]
          if (!other || !a || !b) throw new Error('incomplete')
          expect(distance(hex, other)).toBeCloseTo(22, 6)
          expect((hex.x + other.x) / 2).toBeCloseTo((a.x + b.x) / 2, 6)
          expect((hex.y + other.y) / 2).toBeCloseTo((a.y + b.y) / 2, 6)
        })
    })

    it('fills its box from edge to edge', () => {
      const corners = scene.hexes.flatMap((hex) => hex.corners)
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 6)
      expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 6)
      expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(scene.width, 6)
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(scene.height, 6)
    })
  })
})

describe('roads', () => {
  const scene = makeScene(mapOf(gridOf(5, 5)), TYPES)
  const centre = (id: string) => scene.byId.get(id) ?? { x: NaN, y: NaN }
  const bendsOf = (...roads: string[][]) =>
    makeScene(mapOf(gridOf(5, 5), {}, { roads: roads.map((hexes) => road('track', ...hexes)) }), TYPES).roads[0]
      ?.bends ?? []
  const bendIn = (id: string, bends: ReturnType<typeof bendsOf>) =>
    bends.filter(([, control]) => distance(control, centre(id)) < 0.01)

  it('go through hex centres and the middles of hexsides', () => {
    const [bend, ...rest] = bendIn('0303', bendsOf(['0302', '0303', '0304']))
    expect(rest).toEqual([])
    // Centres are 33, 55 and 77 units down.
    expect([bend?.[0].y, bend?.[2].y]).toEqual([expect.closeTo(44, 6), expect.closeTo(66, 6)])
  })

  it('end in the centre of a hex inside the map, and at the hexside on its edge', () => {
    const bends = bendsOf(['0301', '0302'])
    expect(bendIn('0301', bends)[0]?.[2].y).toBeCloseTo(0, 6)
    expect(bendIn('0302', bends)[0]?.[2].y).toBeCloseTo(33, 6)
  })

  it('go on where another road of their kind starts, and fork where more meet', () => {
    const joined = bendIn('0303', bendsOf(['0302', '0303'], ['0303', '0304']))
    expect(joined).toEqual(bendIn('0303', bendsOf(['0302', '0303', '0304'])))
    expect(bendIn('0303', bendsOf(['0302', '0303', '0304'], ['0303', '0403']))).toHaveLength(3)
  })
})

it('marked hexes lead off the edge that they share, others off the nearest', () => {
  const map = { width: 300, height: 200 }
  const west = [60, 120, 188].map((y) => ({ x: 12, y }))
  expect(west.map((hex) => edgeOf(hex, west, map))).toEqual([180, 180, 180])
  const scattered = [
    { x: 100, y: 11 },
    { x: 288, y: 90 },
    { x: 150, y: 189 },
  ]
  expect(scattered.map((hex) => edgeOf(hex, scattered, map))).toEqual([270, 0, 90])
})
