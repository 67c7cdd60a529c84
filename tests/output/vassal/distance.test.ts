import { describe, expect, it } from 'vitest'
import type { StickSet } from '../../../src/game/sticks.ts'
import { distanceThread } from '../../../src/output/vassal/distance.ts'
import { moduleBoards } from '../../../src/output/vassal/module-boards.ts'
import { openPictures } from '../../../src/output/vassal/pictures.ts'
import { place } from '../../support/place.ts'
import { fieldMap, gameJob } from './sample-game-job.ts'

const sticks = (unit: StickSet['unit']): StickSet => {
  return { id: 's', title: 'S', table: 't', unit, sticks: [], place: place() }
}

function threadOf(job: ReturnType<typeof gameJob>, scale = 6) {
  const context = { job, scale, pictures: openPictures(scale), nextSlot: () => 1 }
  return distanceThread(moduleBoards(job), context).map(({ attributes }) => [
    attributes['tooltip'],
    attributes['scale'],
  ])
}

describe('distances', () => {
  it('are measured in hexes where there are any', () => {
    const job = gameJob({ boards: [fieldMap()] }, { stickSets: [sticks('in')] })
    expect(threadOf(job)).toEqual([['Measure a distance in hexes', undefined]])
  })

  it.each([
    ['in', 'inches', 152],
    ['cm', 'centimetres', 60],
    ['mm', 'millimetres', 6],
  ] as const)('are measured in the unit of the sticks: %s', (unit, name, pixels) => {
    expect(threadOf(gameJob({}, { stickSets: [sticks(unit)] }))).toEqual([[`Measure a distance in ${name}`, pixels]])
  })

  it('are not measured in a game that has neither', () => {
    expect(threadOf(gameJob({}))).toEqual([])
  })
})
