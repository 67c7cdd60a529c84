import { describe, expect, it } from 'vitest'
import { moduleScale } from '../../../src/output/vassal/module-scale.ts'
import { fieldMap, flat, gameJob } from './sample-game-job.ts'

describe('the scale of a module', () => {
  it('is six pixels a mm, and such that hexes have an even number across flats', () => {
    expect(moduleScale(gameJob()).scale).toBeCloseTo(6, 9)
    const map = fieldMap()
    for (const size of [20, 22, 38.1, 17.3]) {
      const { scale } = moduleScale(gameJob({ boards: [{ ...map, hexes: { ...map.hexes!, size } }] }))
      const pixels = size * scale
      expect(Math.abs(pixels / 2 - Math.round(pixels / 2))).toBeLessThan(1e-6)
      expect(scale).toBeGreaterThan(5.8)
      expect(scale).toBeLessThan(6.0001)
    }
  })

  it('is what somebody asks for', () => {
    expect(moduleScale(gameJob(), 254).scale).toBeCloseTo(10, 9)
  })

  it('is smaller for a board that no screen program could hold, and says so', () => {
    const plan = { id: 'plan', title: 'Plan', face: flat('plan/whole', 3000, 2000) }
    const { scale, diagnostics } = moduleScale(gameJob({ boards: [plan] }))
    // 40 million pixels on 6 million mm².
    expect(scale).toBeCloseTo(Math.sqrt(40 / 6), 3)
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      [
        'vassal/small-pictures',
        'the pictures of the VASSAL module have 66 dpi, since "Plan" would take 216 million pixels at 152',
      ],
    ])
  })

  it('is smaller for a chart or a track too, where much is asked for', () => {
    const face = flat('sheet/1', 200, 287)
    for (const part of [
      { charts: [{ id: 'c', title: 'Rules', pages: [face] }] },
      { tracks: [{ id: 't', title: 'Rules', face }] },
    ]) {
      const { scale, diagnostics } = moduleScale(gameJob(part), 1200)
      // 40 million pixels on 57,400 mm².
      expect(scale).toBeCloseTo(Math.sqrt(40e6 / 57400), 6)
      expect(diagnostics.map(({ message }) => message)).toEqual([
        'the pictures of the VASSAL module have 671 dpi, since "Rules" would take 128 million pixels at 1200',
      ])
    }
  })
})
