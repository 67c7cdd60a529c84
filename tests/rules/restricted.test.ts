import { expect, test } from 'vitest'
import { nextOther, restricted } from '../../src/rules/restricted.ts'
import type { Policy, Restriction } from '../../src/rules/rules-model.ts'
import { seededRng } from '../../src/rules/rng.ts'

/** A player that counts on from a number. */
function counter(from: number): Policy<null, number> {
  let next = from
  return { choose: () => next++ }
}

const isSmall = (_view: null, move: number): boolean => move < 5

/** Plays no number below 5, and 99 where none comes. */
const noSmall: Restriction<null, number> = {
  id: 'no-small',
  summary: 'plays no small number',
  seats: ['one'],
  uses: isSmall,
  instead: nextOther(isSmall, 99),
}

/** The first moves of a player with the restriction. */
function moves(player: Policy<null, number>): number[] {
  const other = restricted(player, noSmall)
  return [0, 1].map(() => other.choose(null, seededRng(1, 1)))
}

test('a restricted player plays on where it does not use the option, and goes on to its next move that does not', () => {
  expect(moves(counter(7))).toEqual([7, 8])
  expect(moves(counter(2))).toEqual([5, 6])
})

test('a long plan is not cut short', () => {
  expect(moves(counter(-90))).toEqual([5, 6])
})

test('a player without another move plays the last one', () => {
  expect(moves({ choose: () => 3 })).toEqual([99, 99])
})
