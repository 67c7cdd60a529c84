import { setOf } from './approaches.ts'
import { flip, type FillSearch } from './fill-room.ts'

const NOBODY = -1

/**
 * Tries to fill a target that was not tried before by some Zulu, others changing their targets where they must. Origins that a failed search has visited
 * can never help again.
 */
export function fill(search: FillSearch, target: number): void {
  if (search.isTried[target] === 1) return
  search.isTried[target] = 1
  search.order[search.tried++] = target
  const origin = outermost(search, target)
  if (origin >= 0) {
    serve(search, origin, target)
    use(search, origin)
    return
  }
  const { open, before } = search
  const found = findWay(search, target)
  if (found < 0) {
    before.set(open)
    return
  }
  open.set(before)
  passOn(search, found)
  use(search, found)
}

/**
 * The origin with a Zulu left that reaches a target, of several the one farthest west or east of the British; -1 for none. Those in their midst can go
 * anywhere, so they are left for later.
 */
function outermost({ approaches, idle, middle }: FillSearch, target: number): number {
  const { records, span } = approaches
  const set = setOf(approaches, target)
  const low = approaches.low[target] ?? 0
  let first = NOBODY
  let last = NOBODY
  for (let word = 0; word < span; word++) {
    const found = (records[set + word] ?? 0) & (idle[low + word] ?? 0)
    if (found === 0) continue
    if (first < 0) first = 32 * (low + word) + lowest(found)
    last = 32 * (low + word) + 31 - Math.clz32(found)
  }
  return middle - first > last - middle ? first : last
}

/** Looks breadth first for an origin with a Zulu left, from origin to origin through the targets that they serve; -1 for none. */
function findWay(search: FillSearch, target: number): number {
  const { queue, served, nextServed } = search
  let end = visit(search, target, 0)
  for (let i = 0; i < end; i++)
    for (let next = served[queue[i] ?? 0] ?? NOBODY; next >= 0; next = nextServed[next] ?? NOBODY) {
      end = visit(search, next, end)
      if (end < 0) return ~end
    }
  return NOBODY
}

/** Visits the origins that reach a target: gives the end of the queue, or, if one has a Zulu left, the complement of its hex, which is below 0. */
function visit({ approaches, idle, open, queue, through }: FillSearch, target: number, end: number): number {
  const { records, span } = approaches
  const set = setOf(approaches, target)
  const low = approaches.low[target] ?? 0
  for (let word = 0; word < span; word++) {
    const reached = records[set + word] ?? 0
    const found = reached & (idle[low + word] ?? 0)
    if (found !== 0) {
      const hex = 32 * (low + word) + lowest(found)
      through[hex] = target
      return ~hex
    }
    let more = reached & (open[low + word] ?? 0)
    if (more === 0) continue
    open[low + word] = (open[low + word] ?? 0) ^ more
    for (; more !== 0; more &= more - 1) {
      const hex = 32 * (low + word) + lowest(more)
      through[hex] = target
      queue[end++] = hex
    }
  }
  return end
}

/** An origin takes over the target through which it was found, whose old origin that through which it was found itself, and so on. */
function passOn(search: FillSearch, origin: number): void {
  const { through, server } = search
  for (let hex = origin; hex >= 0;) {
    const target = through[hex] ?? 0
    const old = server[target] ?? NOBODY
    if (old >= 0) drop(search, old, target)
    serve(search, hex, target)
    hex = old
  }
}

function serve({ server, served, nextServed }: FillSearch, origin: number, target: number): void {
  server[target] = origin
  nextServed[target] = served[origin] ?? NOBODY
  served[origin] = target
}

/** An origin serves a target no longer. */
function drop({ served, nextServed }: FillSearch, origin: number, target: number): void {
  let last = served[origin] ?? NOBODY
  if (last === target) {
    served[origin] = nextServed[target] ?? NOBODY
    return
  }
  while (nextServed[last] !== target) last = nextServed[last] ?? 0
  nextServed[last] = nextServed[target] ?? NOBODY
}

/** A Zulu of an origin is used. */
function use(search: FillSearch, origin: number): void {
  const count = (search.left[origin] ?? 0) - 1
  search.left[origin] = count
  search.waiting--
  if (count === 0) flip(search.idle, origin)
}

/** Number of the lowest bit that is set. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
