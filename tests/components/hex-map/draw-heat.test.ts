import { expect, it } from 'vitest'
import { drawHeat, heatLegend } from '../../../src/components/hex-map/draw-heat.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import { openStudio } from '../../../src/draw/studio.ts'
import { memoryHost } from '../../support/memory-host.ts'
import { gridOf, mapOf, TYPES } from './support/small-map.ts'

const { value: studio } = await openStudio({ host: memoryHost(), folder: '/game' })
const theme = studio?.theme ?? never()

function never(): never {
  throw new Error('no studio')
}

// Eight hexes, two in each quarter.
const values = [0.02, 0.4, 1, 1.5, 2, 3, 9, 12]
const ids = ['0101', '0102', '0201', '0202', '0301', '0302', '0401', '0402']
const heat = values.map((value, i) => ({ hex: ids[i] ?? '', value }))
const tints = (svg: string): string[] => [...svg.matchAll(/fill-opacity="([\d.]+)"/g)].map(([, tint]) => tint ?? '')
const texts = (svg: string): string[] => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text ?? '')

it('gives each quarter of the hexes a darkness of its own, and every hex its figure', () => {
  const svg = drawHeat(heat, makeScene(mapOf(gridOf(4, 3)), TYPES), theme, 1)
  const found = tints(svg).map(Number)
  expect(found).toHaveLength(8)
  for (let i = 0; i < 8; i += 2) expect(found[i]).toBe(found[i + 1])
  expect(new Set(found).size).toBe(4)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(texts(svg)).toEqual(['0.1', '0.4', '1.0', '1.5', '2.0', '3.0', '9.0', '12.0'])
})

it('says in its legend what each band holds', () => {
  const { svg } = heatLegend(heat, 'attacks a game', theme)
  expect(tints(svg)).toHaveLength(4)
  expect(texts(svg)).toEqual(['0.1 to 0.4', '1.0 to 1.5', '2.0 to 3.0', '9.0 to 12.0', 'attacks a game'])
})
