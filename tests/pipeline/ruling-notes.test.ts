import { expect, it } from 'vitest'
import { loadGame } from '../../src/game/load-game.ts'
import { rulingNotes } from '../../src/pipeline/ruling-notes.ts'
import { memoryHost } from '../support/memory-host.ts'

const host = memoryHost()
const game = loadGame(host, `${host.root}/data/isandlwana`).value!
const ruling = game.rulings.find(({ options }) => options.length > 1)!
const [usual, other] = ruling.options
const notes = (ids: readonly string[], scenario: Record<string, string>, asked: string | undefined) =>
  rulingNotes(ids, { rulings: scenario }, { game, rulings: new Map(asked === undefined ? [] : [[ruling.id, asked]]) })

it('says how each ruling is decided, once', () => {
  expect(notes([ruling.id, ruling.id], {}, usual!.value)).toEqual([`${ruling.question} ${usual!.means}`])
})

it('takes the answer of the scenario, and over it that of the command line', () => {
  expect(notes([ruling.id], { [ruling.id]: other!.value }, usual!.value)).toEqual([
    `${ruling.question} ${other!.means}`,
  ])
  expect(notes([ruling.id], { [ruling.id]: usual!.value }, other!.value)).toEqual([
    `${ruling.question} ${other!.means}`,
  ])
})

it('says the decision where nothing can be chosen', () => {
  const decided = game.rulings.find(({ decision }) => decision !== undefined)!
  expect(notes([decided.id], {}, undefined)).toEqual([`${decided.question} ${decided.decision!}`])
})
