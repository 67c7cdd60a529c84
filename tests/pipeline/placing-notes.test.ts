import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import type { PlacingLimit } from '../../src/game/set-up.ts'
import { placingNotes } from '../../src/pipeline/placing-notes.ts'
import { memoryHost } from '../support/memory-host.ts'
import { place } from '../support/place.ts'

const host = memoryHost()
const game = loadGame(host, `${host.root}/data/isandlwana`).value!
const notes = (changes: Partial<PlacingLimit>): string[] => {
  const source = { kind: 'stated', text: '10.0A' } as const
  return placingNotes(
    [{ groups: ['ad-hoc', 'leader'], alone: false, accompanied: false, source, place: place(), ...changes }],
    game,
  )
}

it('says each condition of a limit', () => {
  expect(notes({ columns: { from: 10, to: 19 }, notTerrain: ['heights'] })).toEqual([
    'Ad hoc, leader: in columns 10 to 19; not in Heights (10.0A).',
  ])
  expect(notes({ terrain: ['tents', 'wagons'], alone: true, aloneExceptWith: 'wagon' })).toEqual([
    'Ad hoc, leader: only in Tents or Wagons; no other unit in the hex, except that of Ammunition Wagon (10.0A).',
  ])
  expect(notes({ alone: true })).toEqual(['Ad hoc, leader: no other unit in the hex (10.0A).'])
})

it('names the rule only where the source states it', () => {
  const source = { kind: 'derived', text: 'nobody stands there' } as const
  expect(notes({ accompanied: true, source })).toEqual(['Ad hoc, leader: only together with a unit that fights.'])
})

it('says nothing of a limit without a condition', () => {
  expect(notes({})).toEqual([])
})

it('has a sentence for every limit of the shipped scenarios', () => {
  for (const { setUp } of game.scenarios) {
    const said = placingNotes(setUp!.limits, game)
    expect(said).toHaveLength(setUp!.limits.length)
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^:]+: .+\.$/)
  }
})
