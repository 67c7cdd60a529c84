import type { Example, Game, Scenario } from '../game/game.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import type { MessageTable } from '../kernel/messages.ts'
import type { BoardPiece } from './board-piece.ts'
import type { ExampleReport, ExampleTask } from './example-report.ts'
import type { PieceStory } from './piece-story.ts'
import type { Rng } from './rng.ts'

/** Something that happened in a game, for transcripts and for checks that follow single pieces. */
export interface GameEvent {
  /** Turn in which it happened; 0 for the set-up. */
  readonly turn: number
  /** Phase or rule under which it happened, as the scenario names it. */
  readonly rule: string
  /** Kind of event: `draw`, `discard`, `attack` ... */
  readonly kind: string
  /** A full sentence for the transcript. */
  readonly text: string
  /** The physical pieces concerned: `zulu/blood/3` is the third copy. */
  readonly pieces?: readonly string[]
}

/** Hears what happens. Rules that are not listened to do not put events together. */
export type Listener = (event: GameEvent) => void

/** How a game ended. */
export interface GameResult {
  /** Seat that won, by its place in `meta.seats`; absent for a draw. */
  readonly winner?: number | undefined
  /** Kind of ending, one of `meta.endings`. */
  readonly ending: string
  /** Turns that count as played. */
  readonly turns: number
  /** The model's own measure of the final position (`meta.score` says which). */
  readonly score: number
  /** Whole numbers of the final position, in the order of `meta.figures`; batches give their means. */
  readonly figures?: readonly number[] | undefined
  /** How often each place was fought over, by the place's id; batches add them up. */
  readonly fought?: Readonly<Record<string, number>> | undefined
}

/**
 * A player: sees what its seat may see, and chooses a legal move. It is made anew for every game, so it may remember a plan. Its chance is its own,
 * unless the model says `sharedChance`.
 */
export interface Policy<View, Move> {
  choose(view: View, rng: Rng): Move
}

/** An option of the rules that a player can be made to do without: what it then wins less is what the option is worth. */
export interface Restriction<View, Move> {
  /** As policies are written with it: `no-blood` of `keep/no-blood`. A policy has one restriction of an id, whatever the seat. */
  readonly id: string
  /** What the player does, for reports: `never plays Zulu Blood`. */
  readonly summary: string
  /** Seats that can be restricted so, by name. */
  readonly seats: readonly string[]
  /** Whether a move makes use of the option. */
  uses(view: View, move: Move): boolean
  /** A legal move that makes no use of it, in place of `move`. `choose` asks the player again, of a view that may be made for the purpose. */
  instead(view: View, move: Move, choose: (view: View) => Move): Move
}

/** A way to play that has a name: `keep`, or `hold:60` when it takes a number. */
export interface PolicyKind<Params, View, Move> {
  readonly id: string
  /** One line for help and reports. */
  readonly summary: string
  /** Seats that can play so, by name. */
  readonly seats: readonly string[]
  /** What the number after the colon means; absent when there is none. */
  readonly number?: string | undefined
  /** Least and most whole number that make sense; absent: every number from 0 does. */
  readonly between?: { readonly least: number; readonly most: number } | undefined
  /** Numbers worth a try, for tables over several policies. */
  samples?(params: Params): readonly number[]
  /** Number with which it plays better than the others, if slowly, for the question whether something holds among strong players. */
  readonly stronger?: number | undefined
  /** Games that a thread plays at a stretch with this policy, where it is slower than others. */
  stretch?(number: number): number
  /** Modes it is made for; absent means all. */
  readonly modes?: readonly string[] | undefined
  /** What its players can be made to do without. */
  restrictions?(params: Params): readonly Restriction<View, Move>[]
  /** `without` is for players that weigh moves, so that they leave it out; of others the moves that use it are replaced. */
  make(params: Params, seat: number, number: number, without?: Restriction<View, Move>): Policy<View, Move>
}

/** What is fixed about a model, whatever the scenario. */
export interface RulesMeta {
  readonly id: string
  readonly title: string
  /** Names of the seats; they are the ids of the game's sides. */
  readonly seats: readonly string[]
  /** Forms of the game: values of `Scenario.mode`. */
  readonly modes: readonly string[]
  /** Every kind of ending. */
  readonly endings: readonly string[]
  /** What `GameResult.score` counts. */
  readonly score: string
  /** Names of `GameResult.figures`: `zulus-eliminated`. */
  readonly figures?: readonly string[] | undefined
  /** Games that a thread plays at a stretch, about a second's worth. Fixed, because the precision is looked at only between stretches; 10,000 when absent. */
  readonly stretch?: number | undefined
  /** Policy of every seat when nothing else is said. */
  readonly usual: readonly string[]
  /** Whether policies draw from the game's own chance, because the rules say in which order players and dice draw. Otherwise every seat has a stream of its own. */
  readonly sharedChance?: boolean | undefined
}

/**
 * The rules of one game. `Params` is plain data that a thread can be sent, `State` plain data that `clone` copies, `View` what a seat may see.
 * All chance comes from the `Rng` handed in; `apply` changes the state in place, so whoever wants the old one clones first.
 */
export interface RulesModel<Params, State, View, Move> {
  readonly meta: RulesMeta
  /** Findings that `params`, `review` and `replay` can make. */
  readonly messages: { readonly stage: string; readonly table: MessageTable }
  /** Rulings that a mode asks, with the options the model can play, default first. */
  rulings(mode: string): Readonly<Record<string, readonly string[]>>
  /** What a scenario under certain rulings needs to be played; the user's mistakes with their places. */
  params(game: Game, scenario: Scenario, rulings: ReadonlyMap<string, string>): Outcome<Params>
  /** What can be played and yet does not add up: limits, tokens, cards without use. */
  review(game: Game, scenario: Scenario, params: Params): readonly Diagnostic[]
  /** Seats whose moves are decided by somebody; the others follow the rules alone. */
  deciders(params: Params): readonly number[]
  /** More turns than this no game can count. */
  longest(params: Params): number
  setup(params: Params, rng: Rng, tell?: Listener): State
  /** Seat that moves next; absent once the game is over. */
  toMove(state: State): number | undefined
  /** Every legal move, where they are finite and few; otherwise absent, and `isLegal` and `sample` stand in. */
  moves(state: State): readonly Move[] | undefined
  isLegal(state: State, move: Move): boolean
  /** A legal move at random; all are equally likely where `moves` lists them. */
  sample(state: State, rng: Rng): Move
  /** Plays a legal move and all that follows from it by itself, up to the next decision. */
  apply(state: State, move: Move, rng: Rng, tell?: Listener): void
  clone(state: State): State
  /** What a seat may see. It must not be changed, and holds good until the next `apply`. */
  observe(state: State, seat: number): View
  /** Deals anew, in place, all that the seat cannot see; what it sees stays the same. */
  redeal(state: State, seat: number, rng: Rng): void
  /** Absent while the game goes on. */
  result(state: State): GameResult | undefined
  /** The position in a few lines. */
  showState(state: State): string
  showMove(state: State, move: Move): string
  readonly policies: readonly PolicyKind<Params, View, Move>[]
  /** Figures of a position, by name, that statistics may average; with `turn` a game can be followed turn by turn. */
  metrics(state: State): Readonly<Record<string, number>>
  /** Every piece with the place where it is: `zulu/blood/3`, `hand`. The law of conservation reads it. */
  pieces(state: State): readonly (readonly [piece: string, place: string])[]
  /** What stands where in a position on a map, for a picture of it; absent in games without a map. */
  board?(state: State): readonly BoardPiece[]
  /** Broken invariants of the model itself, in words; none in a right state. */
  faults(state: State): readonly string[]
  /** Replays a worked example of the game's data. */
  replay(params: Params, task: ExampleTask): ExampleReport
  /** The position that a worked example starts from, for a picture of it; absent in games without a map. */
  scene?(params: Params, example: Example): State
  /** Number of a finished game for `fold`, which compares batches of independent programs. */
  foldTerm?(result: GameResult): number
  /** A faster player of the same games for certain policies (`keep`, `hold:60`), where there is one; it must give what the plain rules give. */
  quick?(params: Params, policies: readonly string[]): QuickGame | undefined
  /** What becomes of single pieces; absent where pieces have no story of interest. */
  readonly story?: PieceStory<Params> | undefined
  /** How two versions of a game are played with the same luck, piece by piece; without it their games have the seed in common. */
  readonly pairing?: Pairing<Params> | undefined
}

/** Playing two versions of a game by keyed chance (`keyedRng`). */
export interface Pairing<Params> {
  /** Both versions with their pieces matched: what both have meets the same luck. */
  match(base: Params, changed: Params): readonly [Params, Params]
  /** A faster player of the same pairs for certain policies, where there is one; it must give what the plain rules give. The versions are matched. */
  quick?(
    versions: readonly [Params, Params],
    policies: readonly [readonly string[], readonly string[]],
  ): QuickPair | undefined
}

/** Plays game number `game` of both versions. */
export type QuickPair = (seed: number, game: number) => readonly [base: GameResult, changed: GameResult]

/** Plays game number `game` of a batch from start to end. `picks` is how often chance was asked. */
export type QuickGame = (seed: number, game: number) => GameResult & { readonly picks: number }

/** A rules model whose types are hidden, so that unlike games fit one registry. */
export interface AnyRules {
  readonly meta: RulesMeta
  use<T>(body: <Params, State, View, Move>(model: RulesModel<Params, State, View, Move>) => T): T
}

/** Hides the types of a model. */
export function anyRules<Params, State, View, Move>(model: RulesModel<Params, State, View, Move>): AnyRules {
  return { meta: model.meta, use: (body) => body(model) }
}
