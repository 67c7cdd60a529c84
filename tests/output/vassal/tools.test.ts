import { describe, expect, it } from 'vitest'
import type { RowsTable, Table } from '../../../src/game/tables.ts'
import { diceButtons, turnCounter } from '../../../src/output/vassal/tools.ts'
import { emptyGame } from '../../support/empty-game.ts'
import { place } from '../../support/place.ts'
import { readSequence } from './read-sequence.ts'
import { scenario } from './sample-game-job.ts'

const table = (parts: Partial<RowsTable>): Table => {
  return { kind: 'rows', id: 't', title: 'T', columns: [], rows: [], place: place(), ...parts }
}

describe('dice', () => {
  it('have a button for each kind that tables throw', () => {
    const tables = [
      table({ dice: { count: 2, sides: 6 } }),
      table({ columns: [{ id: 'c', title: 'C', roll: { count: 1, sides: 6 } }] }),
      table({ dice: { count: 2, sides: 6 } }),
      table({}),
    ]
    const buttons = diceButtons(emptyGame({ tables })).map(({ attributes }) => {
      return [attributes['name'], attributes['nDice'], attributes['nSides'], attributes['reportTotal']]
    })
    expect(buttons).toEqual([
      ['2d6', 2, 6, true],
      ['d6', 1, 6, false],
    ])
  })
})

describe('the counter of turns', () => {
  const withPhases = (id: string, ...titles: string[]) => {
    return { ...scenario(id, []), phases: titles.map((title) => ({ id: title, title, text: '', place: place() })) }
  }

  it('counts turns, and their phases where all scenarios have the same', () => {
    const same = [withPhases('one', 'Move', 'Fire, if any'), withPhases('two', 'Move', 'Fire, if any')]
    const [tracker] = turnCounter(emptyGame({ scenarios: same }))
    const [turns] = tracker?.children ?? []
    const [phases] = turns?.children ?? []
    expect([turns?.attributes['name'], turns?.attributes['start']]).toEqual(['Turn', 1])
    expect(readSequence(String(phases?.attributes['list']), ',')).toEqual(['Move', 'Fire, if any'])
    const [other] = turnCounter(emptyGame({ scenarios: [...same, withPhases('three', 'Fire')] }))
    expect(other?.children[0]?.children).toEqual([])
  })

  it('is not there for a game without phases', () => {
    expect(turnCounter(emptyGame({ scenarios: [scenario('one', [])] }))).toEqual([])
  })
})
