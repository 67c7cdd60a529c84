import type { PieceFate } from '../rules/piece-story.ts'
import type { GameEvent, RulesModel } from '../rules/rules-model.ts'
import type { Setting } from '../rules/setting.ts'
import { addCourse, courseOf, emptyCourse, type CoursePoint } from './course.ts'
import { playGame } from './play-game.ts'
import { wilson, type Interval } from './wilson.ts'

/** What became of the copies of a card. Numbers are means of a game, over all copies. */
export interface PieceFigures {
  readonly side: string
  readonly kind: string
  readonly copies: number
  readonly drawn: number
  readonly played: number
  /** Given up by choice or by a limit. */
  readonly discarded: number
  /** Taken by the enemy. */
  readonly lost: number
  /** Drawn and still in hand at the end. */
  readonly stuck: number
  /** Force brought into play by a copy. */
  readonly forcePerCopy: number
  /** Win rate of its side in the games in which one was drawn, and in those in which none was; absent where there were no such games. */
  readonly winRate: { readonly drawn?: Interval; readonly undrawn?: Interval }
}

/** Figures of a batch that follows every physical piece. */
export interface FollowedGames {
  /** Games followed, from the first of the seed. */
  readonly games: number
  readonly pieces: readonly PieceFigures[]
  /** What the figure is that is followed from turn to turn, and how it went. */
  readonly course: { readonly figure: string; readonly turns: readonly CoursePoint[] }
}

interface Counts extends Record<PieceFate, number> {
  copies: number
  stuck: number
  force: number
  games: number
  wins: number
}

/** Plays games by the plain rules and follows every piece; undefined where the rules do not tell the story of single pieces. */
export function followPieces<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  { params, policies }: Pick<Setting<Params>, 'params' | 'policies'>,
  seed: number,
  games: number,
): FollowedGames | undefined {
  const { story } = model
  if (!story) return undefined
  const kinds = new Map<string, Counts>()
  const wins = model.meta.seats.map(() => 0)
  const course = emptyCourse()
  for (let game = 0; game < games; game++) {
    const drawn = new Set<string>()
    const tell = ({ kind, pieces = [] }: GameEvent): void => {
      const fate = story.fates[kind]
      if (!fate) return
      for (const piece of pieces) {
        const counts = countsOf(kinds, piece)
        counts[fate]++
        if (fate === 'drawn') drawn.add(kindName(piece))
        if (fate === 'played') counts.force += story.force(params, piece)
      }
    }
    const points: number[] = []
    const decided = (state: State): void => {
      const { turn = 1, [story.course]: value = 0 } = model.metrics(state)
      while (points.length < turn) points.push(value)
    }
    const { state, result } = playGame(model, params, policies, seed, game, tell, decided)
    // Turns without a decision at the end change nothing either.
    do points.push(model.metrics(state)[story.course] ?? 0)
    while (points.length <= result.turns)
    addCourse(course, points)
    for (const [piece, place] of model.pieces(state)) {
      const counts = countsOf(kinds, piece)
      if (game === 0) counts.copies++
      if (place === story.stuckIn) counts.stuck++
    }
    if (result.winner !== undefined) wins[result.winner] = (wins[result.winner] ?? 0) + 1
    for (const name of drawn) {
      const counts = countsOf(kinds, name)
      counts.games++
      if (model.meta.seats[result.winner ?? -1] === sideName(name)) counts.wins++
    }
  }
  const winsOf = (name: string) => wins[model.meta.seats.indexOf(sideName(name))] ?? 0
  return {
    games,
    pieces: [...kinds].map(([name, counts]) => figuresOf(name, counts, games, winsOf(name))),
    course: { figure: story.course, turns: courseOf(course) },
  }
}

const kindName = (piece: string): string => piece.split('/').slice(0, 2).join('/')
const sideName = (piece: string): string => piece.split('/')[0] ?? ''

function countsOf(kinds: Map<string, Counts>, piece: string): Counts {
  const name = kindName(piece)
  let counts = kinds.get(name)
  if (!counts) {
    counts = { copies: 0, drawn: 0, played: 0, discarded: 0, lost: 0, stuck: 0, force: 0, games: 0, wins: 0 }
    kinds.set(name, counts)
  }
  return counts
}

function figuresOf(name: string, counts: Counts, games: number, wins: number): PieceFigures {
  const [side = '', kind = ''] = name.split('/')
  const mean = (count: number) => (games > 0 ? count / games : 0)
  return {
    side,
    kind,
    copies: counts.copies,
    drawn: mean(counts.drawn),
    played: mean(counts.played),
    discarded: mean(counts.discarded),
    lost: mean(counts.lost),
    stuck: mean(counts.stuck),
    forcePerCopy: counts.copies > 0 ? mean(counts.force) / counts.copies : 0,
    winRate: {
      ...(counts.games > 0 && { drawn: wilson(counts.wins, counts.games) }),
      ...(counts.games < games && { undrawn: wilson(wins - counts.wins, games - counts.games) }),
    },
  }
}
