import { expect, test } from 'vitest'
import { fitOf } from '../../src/rules/helpers/chi-square.ts'
import { keyedRng } from '../../src/rules/keyed-rng.ts'
import { seededRng } from '../../src/rules/rng.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

test('pieces that both versions have lie in the same order, whatever others there are', () => {
  for (let game = 0; game < 200; game++) {
    const order = keyedRng(9, game).keyed.order(0, upTo(20))
    const more = keyedRng(9, game).keyed.order(0, upTo(25))
    expect(more.filter((piece) => piece < 20)).toEqual(order)
    const odd = upTo(20).filter((piece) => piece % 2 === 1)
    expect(
      keyedRng(9, game)
        .keyed.order(0, odd)
        .map((place) => odd[place]),
    ).toEqual(order.filter((piece) => piece % 2 === 1))
  }
})

test('purposes, seeds and games have nothing in common; the order of asking does not matter', () => {
  const all = [keyedRng(1, 0), keyedRng(1, 1), keyedRng(2, 0)].flatMap(({ keyed }) =>
    [0, 1, 2].map((purpose) => keyed.order(purpose, upTo(30)).join()),
  )
  expect(new Set(all).size).toBe(9)
  const early = keyedRng(1, 0).keyed
  const late = keyedRng(1, 0).keyed
  late.nth(3, 5, 6)
  late.order(2, upTo(9))
  expect([late.nth(3, 0, 1000), late.nth(3, 5, 1000)]).toEqual([early.nth(3, 0, 1000), early.nth(3, 5, 1000)])
})

test('all orders of three pieces are equally likely, and all faces of a die', () => {
  const orders = new Map<string, number>()
  const faces = [0, 0, 0, 0, 0, 0]
  for (let game = 0; game < 6000; game++) {
    const { keyed } = keyedRng(77, game)
    const order = keyed.order(0, upTo(3)).join()
    orders.set(order, (orders.get(order) ?? 0) + 1)
    faces[keyed.nth(4, 2, 6)]!++
  }
  expect(fitOf([...orders.values()], Array(6).fill(1000))).toBeGreaterThan(0.001)
  expect(fitOf(faces, Array(6).fill(1000))).toBeGreaterThan(0.001)
})

test('what is not asked by purpose comes from the stream of the game', () => {
  const keyed = keyedRng(5, 6)
  const plain = seededRng(5, 6)
  expect(upTo(10).map(() => keyed.pick(100))).toEqual(upTo(10).map(() => plain.pick(100)))
  expect(keyed.picks).toBe(10)
})
