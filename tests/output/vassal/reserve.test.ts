import { expect, it } from 'vitest'
import { moduleBoards } from '../../../src/output/vassal/module-boards.ts'
import { reserves } from '../../../src/output/vassal/reserve.ts'
import { counter, fieldMap, gameJob, scenario } from './sample-game-job.ts'

const sets = [{ id: 'set', title: 'Set', kinds: [counter('a', 1), counter('b', 10), counter('c', 3)] }]

function reserveOf(...scenarios: ReturnType<typeof scenario>[]): [Readonly<Record<string, number>>, boolean] {
  const job = gameJob({ sets, boards: [fieldMap()] }, { scenarios })
  const { reserves: found, isUneven } = reserves({ job }, moduleBoards(job))
  return [
    Object.fromEntries(found.map(({ kind, count }): [string, number] => [kind.title.toLowerCase(), count])),
    isUneven,
  ]
}

it('holds all pieces that start on no board', () => {
  expect(reserveOf()).toEqual([{ a: 1, b: 10, c: 3 }, false])
  expect(
    reserveOf(
      scenario('one', [
        ['a', '0101'],
        ['b', '0101', 4],
        ['b', '0202', 3],
      ]),
    ),
  ).toEqual([{ b: 3, c: 3 }, false])
})

it('holds no piece twice where scenarios set up different numbers, and says so', () => {
  const two = [scenario('one', [['b', '0101', 4]]), scenario('two', [['b', '0202', 6]])]
  expect(reserveOf(...two)).toEqual([{ a: 1, b: 4, c: 3 }, true])
  expect(reserveOf(scenario('one', [['b', '0101', 4]]), scenario('two', [['b', '0202', 4]]))).toEqual([
    { a: 1, b: 6, c: 3 },
    false,
  ])
})
