import { expect, it } from 'vitest'
import type { SheetRequest } from '../../../src/game/game.ts'
import { moduleNotes } from '../../../src/output/vassal/module-notes.ts'
import { pathOf, place } from '../../support/place.ts'
import { counter, deck, fieldMap, gameJob, scenario } from './sample-game-job.ts'

it('says what a module lacks or does otherwise, each at its place', () => {
  const sheets: SheetRequest[] = [
    { kind: 'sticks', id: 'sticks', title: 'Sticks', sticks: 's', place: place('sheets', 0) },
    { kind: 'counters', id: 'counters', title: 'Counters', counters: 'c', place: place('sheets', 1) },
  ]
  const scenarios = [scenario('one', [['a', '1']]), scenario('two', [['b', '1']])]
  const sets = [{ id: 'set', title: 'Set', kinds: [counter('a', 1), counter('b', 1)] }]
  const job = gameJob(
    { decks: [deck('bare', { a: 1 }, true), deck('good', { a: 1 })], boards: [fieldMap('CC')], sets },
    { sheets, scenarios },
  )
  const notes = moduleNotes(job).map(({ code, severity, at }) => [code, severity, pathOf(at)])
  expect(notes).toEqual([
    ['vassal/left-out', 'note', 'sheets.0.kind'],
    ['vassal/no-backs', 'note', 'decks.bare.card'],
    ['vassal/no-numbers', 'note', 'map.grid.numbers'],
    ['vassal/uneven-set-ups', 'note', undefined],
  ])
})

it('has nothing to say of a game that is all there', () => {
  expect(moduleNotes(gameJob({ decks: [deck('good', { a: 1 })], boards: [fieldMap()] }))).toEqual([])
})
