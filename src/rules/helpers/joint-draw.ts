import { choose, exactChance, type ExactChance } from './hypergeometric.ts'

/** Cards that are alike for a question: how many there are, and which of the wants each of them serves, by number. */
export interface CardClass {
  readonly size: number
  readonly serves: readonly number[]
}

/**
 * Chance that a draw without putting back serves every want at the same time: at least `least[i]` cards for want i. A card may serve several.
 * Every way to draw is counted, class by class; of a want no more is remembered than that it is served. Throws for draws that are impossible.
 */
export function jointChance(classes: readonly CardClass[], least: readonly number[], drawn: number): ExactChance {
  const size = classes.reduce((sum, cards) => sum + cards.size, 0)
  const whole = [drawn, ...least, ...classes.map((cards) => cards.size)].every((n) => Number.isInteger(n) && n >= 0)
  if (!whole || drawn > size) throw new RangeError(`impossible draw: ${drawn} of ${size} cards`)
  // Ways to come to: cards drawn so far, and how far each want is served, none counted beyond what it asks for.
  let ways = new Map<string, { drawn: number; served: readonly number[]; ways: bigint }>()
  const none = least.map(() => 0)
  ways.set([0, ...none].join(' '), { drawn: 0, served: none, ways: 1n })
  for (const cards of classes) {
    const next: typeof ways = new Map()
    for (const before of ways.values()) {
      for (let taken = 0; taken <= Math.min(cards.size, drawn - before.drawn); taken++) {
        const served = before.served.map((n, i) => Math.min(least[i] ?? 0, n + (cards.serves.includes(i) ? taken : 0)))
        const key = [before.drawn + taken, ...served].join(' ')
        const more = before.ways * choose(cards.size, taken)
        const there = next.get(key)
        if (there) there.ways += more
        else next.set(key, { drawn: before.drawn + taken, served, ways: more })
      }
    }
    ways = next
  }
  const good = ways.get([drawn, ...least].join(' '))?.ways ?? 0n
  return exactChance(good, choose(size, drawn))
}
