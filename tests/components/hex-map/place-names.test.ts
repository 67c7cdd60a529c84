import { describe, expect, it } from 'vitest'
import { inBlock, type Block } from '../../../src/components/hex-map/free-space.ts'
import { numberPlace } from '../../../src/components/hex-map/names/number-places.ts'
import { placeNames } from '../../../src/components/hex-map/names/place-names.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import type { MapLabel } from '../../../src/game/hex-map.ts'
import { studioWith } from '../../draw/drawing.ts'
import { gridOf, mapOf, place, road, TYPES } from './support/small-map.ts'

const { theme } = await studioWith()
const label = (text: string, run: MapLabel['run'], ...hexes: string[]): MapLabel => ({
  text,
  hexes,
  style: 'place',
  run,
  place,
})

/** Names of a map of clear hexes, its scene, and the block of a number. */
function place3(labels: readonly MapLabel[], scale = 1) {
  const map = mapOf(gridOf(9, 7), {}, { labels, roads: [road('track', '0104', '0203', '0303', '0403', '0504')] })
  const scene = makeScene(map, TYPES)
  const number = numberPlace(scene, theme, scale)
  return {
    scene,
    number: number.block,
    names: placeNames(map, scene, { number: number.block, occupied: new Set(['0606']) }, theme, scale),
  }
}

/** Whether two upright or lying blocks share any of their space. */
const meet = (a: Block, b: Block): boolean => {
  for (let i = 0; i <= 20; i++)
    for (let j = 0; j <= 8; j++) {
      const turn = (a.angle * Math.PI) / 180
      const [u, v] = [(i / 20 - 0.5) * a.width, (j / 8 - 0.5) * a.height]
      const at = { x: a.x + u * Math.cos(turn) - v * Math.sin(turn), y: a.y + u * Math.sin(turn) + v * Math.cos(turn) }
      if (inBlock(b, at)) return true
    }
  return false
}

describe('placeNames', () => {
  it('keeps names off numbers, roads and each other', () => {
    const { scene, number, names } = place3([
      label('The Ford', 'level', '0404'),
      label('Old Mill', 'level', '0404'),
      label('Long Valley of Names', 'level', '0605'),
      label('Ridge', 'along', '0302', '0306'),
    ])
    expect(names).toHaveLength(4)
    for (const [i, name] of names.entries()) {
      for (const other of names.slice(i + 1)) expect(meet(name, other)).toBe(false)
      for (const hex of scene.hexes) {
        expect(meet({ ...number, x: hex.x + number.x, y: hex.y + number.y }, name)).toBe(false)
        for (const bit of hex.roads) expect(inBlock(name, bit)).toBe(false)
      }
    }
  })

  it('keeps names off pieces', () => {
    const { scene, names } = place3([label('Fort', 'level', '0606')])
    const hex = scene.byId.get('0606') ?? { x: NaN, y: NaN }
    const [name] = names
    if (!name) throw new Error('no name')
    expect(meet(name, { x: hex.x, y: hex.y + 0.9, width: 15, height: 15, angle: 0 })).toBe(false)
  })

  it('runs along its hexes, never upside down', () => {
    const { names } = place3([label('Up', 'along', '0306', '0302'), label('Down', 'along', '0702', '0706')])
    expect(names.map(({ angle }) => Math.round(angle))).toEqual([-90, -90])
  })

  it('keeps names whole on the map', () => {
    const { scene, names } = place3([label('A rather long name here', 'level', '0101')])
    const [name] = names
    if (!name) throw new Error('no name')
    expect(name.x - name.width / 2).toBeGreaterThanOrEqual(0)
    expect(name.x + name.width / 2).toBeLessThanOrEqual(scene.width)
  })
})
