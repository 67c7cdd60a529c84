import type { RulesMeta } from '../rules/rules-model.ts'
import type { RestrictedPlay } from './compare/restricted-play.ts'
import { turnStatistics, type TurnStatistics } from './turn-statistics.ts'
import type { FollowedGames } from './piece-figures.ts'
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
  /** Means of the figures that the rules keep of a game: units lost, losses by phase. */
  readonly figures?: Readonly<Record<string, Mean>>
  /** Attacks per game by place, most fought over first. */
  readonly fought?: readonly FoughtOver[]
  /** Value for comparing a batch with another program's, where the rules define one. */
  readonly fold?: number
  /** What became of single cards, where it was asked for. */
  readonly followed?: FollowedGames
  /** What each side's options are worth to it, where it was asked for. */
  readonly restricted?: readonly RestrictedPlay[]
  readonly measured: Measured
  /** The first games in words, where they were asked for. */
  readonly transcript?: string
}

/** A place with the attacks made on it, per game. */
export interface FoughtOver {
  readonly place: string
  readonly attacks: number
}

/** Mean over the games, and its spread from game to game. */
export interface Mean {
  readonly mean: number
  readonly sd: number
}

/** What depends on the machine. */
export interface Measured {
  readonly cpuMs: number
  readonly wallMs: number
  /** 0 where others play (a queue): their CPU time is not known here. */
  readonly gamesPerCpuSecond: number
  readonly gamesPerSecond: number
  readonly workers: number
}

/** Counts and shares by winner, and the rest of a report that comes from a summary. */
export function countsOf(
  summary: Summary,
  { seats, figures = [] }: Pick<RulesMeta, 'seats' | 'figures'>,
): Pick<SimulationReport, 'games' | 'wins' | 'winRate' | 'turns' | 'endings' | 'figures' | 'fought' | 'fold'> {
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
    ...(figures.length > 0 && {
      figures: Object.fromEntries(figures.map((name, i) => [name, meanOf(summary.figures[i], summary.games)])),
    }),
    ...(Object.keys(summary.fought).length > 0 && { fought: perGame(summary) }),
    ...(summary.fold !== undefined && { fold: summary.fold }),
  }
}

/** Mean and standard deviation (of the sample) from sums. */
function meanOf(sums: { sum: number; squares: number } | undefined, games: number): Mean {
  if (!sums || games === 0) return { mean: 0, sd: 0 }
  const mean = sums.sum / games
  const variance = games > 1 ? Math.max(0, sums.squares - games * mean * mean) / (games - 1) : 0
  return { mean, sd: Math.sqrt(variance) }
}

/** Counts a game by place; the most first, then by name. */
function perGame({ fought, games }: Summary): readonly FoughtOver[] {
  const inOrder = Object.entries(fought).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return inOrder.map(([place, count]) => ({ place, attacks: count / games }))
}
