/** A figure at the end of a turn, over many games: the median, and what a tenth of the games fall short of or exceed. Games that are over keep their last value. */
export interface CoursePoint {
  /** 0 is the start. */
  readonly turn: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
  /** Games that were still going on after the turn. */
  readonly going: number
}

/** Games by value, turn by turn. */
export interface Course {
  readonly games: Map<number, number>[]
  /** Games that ended with so many turns, by their last value. */
  readonly ends: Map<number, number>[]
}

export function emptyCourse(): Course {
  return { games: [], ends: [] }
}

const bump = (counts: Map<number, number>, value: number, by = 1) => counts.set(value, (counts.get(value) ?? 0) + by)

/** Adds a game: its values at the start, after turn 1, 2 ... */
export function addCourse({ games, ends }: Course, points: readonly number[]): void {
  points.forEach((value, turn) => {
    bump((games[turn] ??= new Map<number, number>()), value)
    if (turn === points.length - 1) {
      while (ends.length < turn) ends.push(new Map())
      bump((ends[turn] ??= new Map<number, number>()), value)
    }
  })
}

export function courseOf({ games, ends }: Course): readonly CoursePoint[] {
  const over = new Map<number, number>()
  return games.map((going, turn) => {
    for (const [value, count] of ends[turn - 1] ?? []) bump(over, value, count)
    const all = new Map(over)
    for (const [value, count] of going) bump(all, value, count)
    const ended = [...(ends[turn]?.values() ?? [])].reduce((sum, count) => sum + count, 0)
    const running = [...going.values()].reduce((sum, count) => sum + count, 0) - ended
    const [p10 = 0, p50 = 0, p90 = 0] = [10, 50, 90].map((percent) => percentile(all, percent))
    return { turn, p10, p50, p90, going: running }
  })
}

/** The smallest value that at least so many percent do not exceed. */
function percentile(counts: ReadonlyMap<number, number>, percent: number): number {
  const inOrder = [...counts].sort(([a], [b]) => a - b)
  const total = inOrder.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  return inOrder.find(([, count]) => (seen += count) * 100 >= percent * total)?.[0] ?? 0
}
