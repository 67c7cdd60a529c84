import { choices, exactChance, type ExactChance } from './hypergeometric.ts'

/** Cards that are alike for a question: how many there are, and which of the wants each of them serves, by number. */
export interface CardClass {
  readonly size: number
  readonly serves: readonly number[]
}

/** Ways to come to so many cards drawn, and to each want served so far, none counted beyond what it asks for. */
interface Reached {
  readonly drawn: number
  readonly served: readonly number[]
  ways: bigint
}

/** The chance of `jointChances` for one draw. */
export function jointChance(classes: readonly CardClass[], least: readonly number[], drawn: number): ExactChance {
  return jointChances(classes, least, [drawn])[0] ?? exactChance(0n, 1n)
}

/**
 * Chances that draws without putting back serve every want at the same time: at least `least[i]` cards for want i. A card may serve several. One chance for each number of
 * cards in `draws`. Throws for draws that are impossible.
 */
export function jointChances(
  classes: readonly CardClass[],
  least: readonly number[],
  draws: readonly number[],
): readonly ExactChance[] {
  const size = classes.reduce((sum, cards) => sum + cards.size, 0)
  const whole = [...draws, ...least, ...classes.map((cards) => cards.size)].every((n) => Number.isInteger(n) && n >= 0)
  const most = Math.max(0, ...draws)
  if (!whole || most > size) throw new RangeError(`impossible draw: ${most} of ${size} cards`)
  // Cards that serve nothing fill up the draw in the end.
  const serving = classes.filter(({ serves }) => serves.length > 0)
  const idle = size - serving.reduce((sum, cards) => sum + cards.size, 0)
  const reached = waysToServe(serving, least, most)
  const [fill, all] = [choices(idle, most), choices(size, most)]
  return draws.map((drawn) => {
    const good = reached.reduce((sum, { drawn: held, ways }) => sum + ways * (fill[drawn - held] ?? 0n), 0n)
    return exactChance(good, all[drawn] ?? 1n)
  })
}

/**
 * Every way to serve all wants with up to `most` cards, class by class. Classes that serve the same want lie together, and behind the last of them only what has served it
 * goes on, so that no more is remembered at a time than wants that are half served.
 */
function waysToServe(classes: readonly CardClass[], least: readonly number[], most: number): readonly Reached[] {
  const inOrder = [...classes].sort((a, b) => compareLists(a.serves, b.serves))
  const lastOf = least.map((_, want) => inOrder.findLastIndex(({ serves }) => serves.includes(want)))
  const start: Reached = { drawn: 0, served: least.map(() => 0), ways: 1n }
  let reached = start.served.every((n, want) => n === least[want] || lastOf[want] !== -1) ? [start] : []
  inOrder.forEach((cards, place) => {
    const done = least.flatMap((n, want) => (lastOf[want] === place ? [{ want, n }] : []))
    reached = drawnFrom(cards, reached, least, most).filter(({ served }) =>
      done.every(({ want, n }) => served[want] === n),
    )
  })
  return reached
}

/** Draws any number of cards of a class, in every way. */
function drawnFrom(
  { size, serves }: CardClass,
  before: readonly Reached[],
  least: readonly number[],
  most: number,
): Reached[] {
  const waysToTake = choices(size, most)
  const after = new Map<string, Reached>()
  for (const { drawn, served, ways } of before)
    for (let taken = 0; taken <= Math.min(size, most - drawn); taken++) {
      const now = served.map((n, want) => Math.min(least[want] ?? 0, n + (serves.includes(want) ? taken : 0)))
      const key = [drawn + taken, ...now].join(' ')
      const more = ways * (waysToTake[taken] ?? 0n)
      const there = after.get(key)
      if (there) there.ways += more
      else after.set(key, { drawn: drawn + taken, served: now, ways: more })
    }
  return [...after.values()]
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((n, i) => n !== b[i])
  return place === -1 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? -1)
}
