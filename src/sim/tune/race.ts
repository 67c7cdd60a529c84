import { chiSquareTail } from '../../rules/helpers/chi-square.ts'
import { wilson, type Interval } from '../wilson.ts'

/** A band of win rates, 0..1. */
export interface Band {
  readonly low: number
  readonly high: number
}

/** Something that races: plays more of its games and says how often the side won. */
export interface Racer {
  /** Plays games `from` up to `to`; games won. */
  play(from: number, to: number): Promise<number>
}

/** How a racer did. */
export interface Raced {
  readonly wins: number
  readonly games: number
  /** Inside or outside of the band, or unknown when the games ran out. */
  readonly place: 'inside' | 'outside' | 'unknown'
  /** The win rate with an interval that holds for all racers and all looks at once. */
  readonly corrected: Interval
}

/** Games after which the racers are looked at. The last of them ends the race. */
export const LOOKS: readonly number[] = [200, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000]

/**
 * Races until each racer is known to be inside or outside of a band. With the chance `level` at most, any of them is put on the wrong side at any look: the level is shared
 * out over racers and looks (Bonferroni). Racers play at most `lanes` at a time; who is quicker makes no difference.
 */
export async function race(
  racers: readonly Racer[],
  band: Band,
  level: number,
  lanes: number,
): Promise<readonly Raced[]> {
  const z = quantile(level / (racers.length * LOOKS.length))
  const results: Raced[] = racers.map(() => ({ wins: 0, games: 0, place: 'unknown', corrected: wilson(0, 0, z) }))
  for (const to of LOOKS) {
    const open = racers.map((_, i) => i).filter((i) => results[i]?.place === 'unknown')
    let next = 0
    const run = async (): Promise<void> => {
      for (let i = open[next++]; i !== undefined; i = open[next++]) {
        const before = results[i]
        const more = await racers[i]?.play(before?.games ?? 0, to)
        const wins = (before?.wins ?? 0) + (more ?? 0)
        const corrected = wilson(wins, to, z)
        results[i] = { wins, games: to, place: placeOf(corrected, band), corrected }
      }
    }
    await Promise.all(Array.from({ length: lanes }, run))
  }
  return results
}

function placeOf({ low, high }: Interval, band: Band): Raced['place'] {
  if (low >= band.low && high <= band.high) return 'inside'
  return high < band.low || low > band.high ? 'outside' : 'unknown'
}

/** The z beyond which, on both sides together, the normal distribution has this chance. */
export function quantile(chance: number): number {
  let low = 0
  let high = 40
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (chiSquareTail(middle * middle, 1) > chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}
