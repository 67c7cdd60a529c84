import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSpace, inBlock, type Block } from '../../../src/components/hex-map/free-space.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import { gridOf, mapOf, TYPES } from './support/small-map.ts'

const scene = makeScene(mapOf(gridOf(9, 8)), TYPES)
const number: Block = { x: 0, y: -7, width: 6, height: 2.4, angle: 0 }
const name: Block = { x: 60, y: 50, width: 30, height: 5, angle: 30 }

it('lets hachures start anywhere but on a number or a name', () => {
  const free = freeSpace(scene, number, [name])
  // Near a hex, so that edges of its number are met often.
  const near = fc.record({
    hex: fc.constantFrom(...scene.hexes),
    dx: fc.double({ min: -20, max: 20, noNaN: true }),
    dy: fc.double({ min: -20, max: 20, noNaN: true }),
  })
  fc.assert(
    fc.property(near, ({ hex, dx, dy }) => {
      const place = { x: hex.x + dx, y: hex.y + dy }
      // Half its size and half a unit of air.
      const onNumber = scene.hexes.some(({ x, y }) => Math.abs(place.x - x) < 3.5 && Math.abs(place.y - (y - 7)) < 1.7)
      expect(free.forHachure(place)).toBe(!onNumber && !inBlock(name, place, 0.6))
    }),
    { numRuns: 1000 },
  )
})
