import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { gullyCourse, gullyRuns } from '../../../src/components/hex-map/ground/gully.ts'
import { makeScene } from '../../../src/components/hex-map/scene.ts'
import { gridOf, mapOf, TYPES } from './support/small-map.ts'

const scene = makeScene(mapOf(gridOf(8, 8)), TYPES)
const hexesOf = (...ids: string[]) => scene.hexes.filter(({ id }) => ids.includes(id))
const idsOf = (runs: ReturnType<typeof gullyRuns>) => runs.map((run) => run.map(({ id }) => id))

it('a line of hexes is one run from end to end, and a side arm starts where it joins', () => {
  const line = idsOf(gullyRuns(hexesOf('0303', '0304', '0305')))
  expect(line).toEqual([['0303', '0304', '0305']])
  const forked = idsOf(gullyRuns(hexesOf('0303', '0304', '0305', '0404', '0505')))
  expect(forked).toHaveLength(2)
  expect(forked.flat().filter((id, i, all) => all.indexOf(id) !== i)).toEqual(['0304'])
})

it('every hex is in a run, and hexes that follow each other are neighbours', () => {
  fc.assert(
    fc.property(
      fc.subarray(
        scene.hexes.map(({ id }) => id),
        { minLength: 1, maxLength: 20 },
      ),
      (ids) => {
        const runs = gullyRuns(hexesOf(...ids))
        expect(new Set(runs.flat().map(({ id }) => id))).toEqual(new Set(ids))
        for (const run of runs)
          for (const [i, hex] of run.slice(1).entries()) expect(run[i]?.neighbours).toContain(hex.id)
      },
    ),
  )
})

it('a gully reaches nearly to the far hexside of its last hex', () => {
  const [run = []] = gullyRuns(hexesOf('0303', '0304'))
  const course = gullyCourse(run)
  // Centres of 0303 and 0304 are 55 and 77 units down; 0.45 of a hex beyond each.
  expect(course.map(({ y }) => y)).toEqual([45.1, 55, 77, 86.9].map((y) => expect.closeTo(y, 6) as number))
})
