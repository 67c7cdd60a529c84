import fc from 'fast-check'
import { expect, it } from 'vitest'
import { waveLevels } from '../../../src/components/plan-card/wave-levels.ts'

const of = (size: number, perMarker?: number) => waveLevels(size, { shares: [25, 60], worth: 5, perMarker })

it('gives markers for full groups, and counts them in the strength of a wave', () => {
  // 25 % of 30 is 7.5: the eighth kill; 60 % is 18.
  expect(of(30)).toEqual({ size: 30, markers: 0, kills: [8, 18] })
  // One for every five: six markers, 30 + 30 = 60.
  expect(of(30, 5)).toEqual({ size: 30, markers: 6, kills: [15, 36] })
  // One for every ten of 29: two, 29 + 10 = 39; 9.75 and 23.4.
  expect(of(29, 10)).toEqual({ size: 29, markers: 2, kills: [10, 24] })
})

it('names the first kill that reaches a share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.constantFrom(undefined, 5, 10), (size, perMarker) => {
      const { markers, kills } = of(size, perMarker)
      const strength = size + 5 * markers
      kills.forEach((kill, i) => {
        const share = [25, 60][i]!
        expect(100 * kill >= share * strength && 100 * (kill - 1) < share * strength).toBe(true)
      })
    }),
  )
})
