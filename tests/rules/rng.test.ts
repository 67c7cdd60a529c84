import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawAny } from '../../src/rules/helpers/draw-any.ts'
import { FIRST_SEAT_STREAM, seededRng } from '../../src/rules/rng.ts'

/** sfc32 written once more, with unbounded integers and straight from its definition. */
function outputs(seed: bigint, game: bigint, count: number): bigint[] {
  const M = 2n ** 32n
  let [a, b, c, d] = [seed % M, game % M, 0x9e3779b9n, 1n]
  const all: bigint[] = []
  for (let i = 0; i < 15 + count; i++) {
    const t = (a + b + d) % M
    d = (d + 1n) % M
    a = b ^ (b >> 9n)
    b = (c + c * 8n) % M
    c = ((((c << 21n) % M) | (c >> 11n)) + t) % M
    all.push(t)
  }
  return all.slice(15)
}

describe('seededRng', () => {
  test('is sfc32 without its first 15 outputs', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(word, word, fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 20 }), (seed, game, sizes) => {
        const rng = seededRng(seed, game)
        const expected = outputs(BigInt(seed), BigInt(game), sizes.length)
        sizes.forEach((n, i) => expect(rng.pick(n)).toBe(Number(((expected[i] ?? 0n) * BigInt(n)) >> 32n)))
        expect(rng.picks).toBe(sizes.length)
      }),
    )
  })

  test('gives the same for the same seed, other numbers for another seed, game or stream', () => {
    const draw = (seed: number, game: number, stream?: number) => {
      const rng = seededRng(seed, game, stream)
      return Array.from({ length: 20 }, () => rng.pick(1000)).join()
    }
    expect(draw(42, 0)).toBe(draw(42, 0))
    const others = [
      draw(42, 0),
      draw(43, 0),
      draw(42, 1),
      draw(42, 0, FIRST_SEAT_STREAM),
      draw(42, 0, FIRST_SEAT_STREAM + 1),
    ]
    expect(new Set(others).size).toBe(others.length)
  })

  test('rolls all faces of a die equally often', () => {
    const rng = seededRng(7, 0)
    const faces = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) faces[rng.pick(6)]!++
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})

describe('drawAny', () => {
  test('moves the last item to the place of the one drawn', () => {
    const pile = ['a', 'b', 'c', 'd']
    expect(drawAny(pile, { pick: () => 1 })).toBe('b')
    expect(pile).toEqual(['a', 'd', 'c'])
    expect(drawAny(pile, { pick: () => 2 })).toBe('c')
    expect(pile).toEqual(['a', 'd'])
  })

  test('refuses an empty pile', () => {
    expect(() => drawAny([], { pick: () => 0 })).toThrow()
  })

  test('shuffles fairly: 60,000 shuffles of three cards give each of the six orders 10,000 times, give or take 400', () => {
    const orders = new Map<string, number>()
    for (let game = 0; game < 60_000; game++) {
      const rng = seededRng(42, game)
      const pile = ['1', '2', '3']
      const order = [drawAny(pile, rng), drawAny(pile, rng), drawAny(pile, rng)].join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect([...orders.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
    for (const count of orders.values()) expect(Math.abs(count - 10_000)).toBeLessThanOrEqual(400)
  })
})
