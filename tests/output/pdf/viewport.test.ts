import { describe, expect, it } from 'vitest'
import { fitViewport, viewBoxOf } from '../../../src/output/pdf/viewport.ts'

describe('fitViewport', () => {
  // A drawing of 10 x 20 in a room of 30 x 30 at (100, 200): it fits by its height, 1.5 times.
  const fit = (preserve?: string) => fitViewport([0, 0, 10, 20], [100, 200, 30, 30], preserve)

  it('keeps the shape and centres by default', () => {
    expect(fit()).toEqual({ matrix: [1.5, 0, 0, 1.5, 107.5, 200], slice: false })
    expect(fit('xMinYMin')).toEqual({ matrix: [1.5, 0, 0, 1.5, 100, 200], slice: false })
    expect(fit('xMaxYMax meet')).toEqual({ matrix: [1.5, 0, 0, 1.5, 115, 200], slice: false })
  })

  it('fills and cuts, or stretches, when told to', () => {
    expect(fit('xMidYMid slice')).toEqual({ matrix: [3, 0, 0, 3, 100, 185], slice: true })
    expect(fit('none')).toEqual({ matrix: [3, 0, 0, 1.5, 100, 200], slice: false })
  })

  it('takes the origin of the view box into account', () => {
    expect(fitViewport([-5, -5, 10, 10], [0, 0, 20, 20]).matrix).toEqual([2, 0, 0, 2, 10, 10])
  })

  it('refuses what is malformed', () => {
    expect(() => fit('middle')).toThrow('preserveAspectRatio')
    expect(() => fitViewport([0, 0, 0, 1], [0, 0, 1, 1])).toThrow('without area')
    expect(() => viewBoxOf('0 0 10')).toThrow('viewBox')
    expect(() => viewBoxOf('0 0 10 x')).toThrow('viewBox')
    expect(() => viewBoxOf('0 0 1 1 1')).toThrow('viewBox')
    expect(viewBoxOf(' 0,0 512 256 ')).toEqual([0, 0, 512, 256])
  })
})
