import { expect, it } from 'vitest'
import { drawAny } from '../../src/rules/helpers/draw-any.ts'
import { seededRng } from '../../src/rules/rng.ts'

it.each([1, 42])('the six orders of three cards come equally often (seed %i)', (seed) => {
  const orders = new Map<string, number>()
  for (let game = 0; game < 60_000; game++) {
    const deck = ['a', 'b', 'c']
    const rng = seededRng(seed, game)
    const order = Array.from({ length: 3 }, () => drawAny(deck, rng)).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  for (const count of orders.values()) expect(Math.abs(count - 10_000)).toBeLessThanOrEqual(400)
})
