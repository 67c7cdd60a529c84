import { turnStatistics, type TurnStatistics } from './turn-statistics.ts'
import type { Summary } from './summary.ts'
import { wilson, type Interval } from './wilson.ts'

/** What a simulation found. Its JSON is the same for the same input on any machine, apart from `measured`. */
export interface SimulationReport {
  readonly game: string
  readonly scenario: string
  /** Policies of the sides that decide. */
  readonly policies: Readonly<Record<string, string>>
  /** Rulings that have a say in the scenario. */
  readonly rulings: Readonly<Record<string, string>>
  readonly seed: number
  /** Games that were played. */
  readonly games: number
  /** Games by winner: the sides, then `draw`. */
  readonly wins: Readonly<Record<string, number>>
  /** The same as shares (0..1) with 95 % intervals. */
  readonly winRate: Readonly<Record<string, Interval>>
  readonly turns: TurnStatistics
  readonly endings: Readonly<Record<string, number>>
  /** Value for comparing a batch with another program's, where the rules define one. */
  readonly fold?: number
  readonly measured: Measured
  /** The first games in words, where they were asked for. */
  readonly transcript?: string
}

/** What depends on the machine. */
export interface Measured {
  readonly cpuMs: number
  readonly wallMs: number
  readonly gamesPerCpuSecond: number
  readonly gamesPerSecond: number
  readonly workers: number
}

/** Counts and shares by winner, and the rest of a report that comes from a summary. */
export function countsOf(
  summary: Summary,
  seats: readonly string[],
): Pick<SimulationReport, 'games' | 'wins' | 'winRate' | 'turns' | 'endings' | 'fold'> {
  const wins = Object.fromEntries([
    ...seats.map((side, seat) => [side, summary.wins[seat] ?? 0] as const),
    ['draw', summary.draws] as const,
  ])
  return {
    games: summary.games,
    wins,
    winRate: Object.fromEntries(Object.entries(wins).map(([side, count]) => [side, wilson(count, summary.games)])),
    turns: turnStatistics(summary.turns),
    endings: summary.endings,
    ...(summary.fold !== undefined && { fold: summary.fold }),
  }
}
