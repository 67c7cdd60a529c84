import { countOf } from '../kernel/count-of.ts'
import { seededRng, type Rng } from './rng.ts'
import type { Policy, RulesModel } from './rules-model.ts'

/** Moves after which a game counts as endless. */
const MOST_MOVES = 100_000

/** From one game to the next, the first move that is looked at shifts by so many: a prime, so that all have their turn. */
const STRIDE = 7919

/** What a run of the laws needs beside the model. */
export interface LawRun<View, Move> {
  /** Who decides, by seat; absent means any legal move at random. */
  readonly players?: readonly Policy<View, Move>[]
  readonly seed: number
  readonly game: number
  /** The costly laws (conservation, copies, hidden state) are tried on every so manieth move, in each game from another one on, and conservation at the end. */
  readonly every: number
}

/**
 * Plays a game and watches over the laws that hold for every model: pieces are conserved, there is always a legal move and an end,
 * copies are independent, the same chance gives the same game, nobody sees hidden state. The broken laws, in words; none in a right model.
 */
export function brokenLaws<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  params: Params,
  run: LawRun<View, Move>,
): readonly string[] {
  const broken = new Set<string>()
  const whims = seededRng(run.seed, run.game, 100)
  const chance = seededRng(run.seed, run.game)
  const state = model.setup(params, chance)
  const pieces = new Set(namesOf(model, state))
  if (pieces.size !== model.pieces(state).length) broken.add('conservation: a piece is in two places')
  // So that the games of a batch are looked at in their midst as well, however short they are.
  let moves = (run.game * STRIDE) % run.every
  const last = moves + MOST_MOVES
  for (let seat = model.toMove(state); seat !== undefined; seat = model.toMove(state)) {
    const view = model.observe(state, seat)
    const move = run.players?.[seat]?.choose(view, whims) ?? model.sample(state, whims)
    if (!model.isLegal(state, move)) broken.add(`legality: "${model.showMove(state, move)}" is not legal`)
    if (moves % run.every === 0) for (const law of brokenAt(model, state, seat, move, run)) broken.add(law)
    // What follows a broken law means nothing any more.
    if (broken.size > 0) return [...broken]
    if (++moves > last) return [...broken, 'end: the game goes on for ever']
    model.apply(state, move, chance)
    for (const fault of model.faults(state)) broken.add(`invariant: ${fault}`)
    const look = moves % run.every === 0 || model.toMove(state) === undefined
    if (look && !isSame(namesOf(model, state), pieces))
      broken.add('conservation: the pieces are not those of the start')
  }
  const result = model.result(state)
  if (!result) return [...broken, 'dead end: nobody is to move, but there is no result']
  if (result.turns > model.longest(params))
    broken.add(`end: ${countOf(result.turns, 'turn')}, more than ${model.longest(params)}`)
  if (!model.meta.endings.includes(result.ending)) broken.add(`end: unknown ending ${result.ending}`)
  return [...broken]
}

/** Laws about one position and the move to be made in it. */
function brokenAt<Params, State, View, Move>(
  model: RulesModel<Params, State, View, Move>,
  state: State,
  seat: number,
  move: Move,
  { seed, game }: LawRun<View, Move>,
): readonly string[] {
  const broken: string[] = []
  const fresh = (): Rng => seededRng(seed + 1, game, 101)
  const listed = model.moves(state)
  if (listed) {
    if (listed.length === 0) broken.push('dead end: no legal move')
    if (!listed.every((m) => model.isLegal(state, m))) broken.push('legality: a listed move is not legal')
    const written = new Set(listed.map((m) => JSON.stringify(m)))
    if (written.size !== listed.length) broken.push('legality: a move is listed twice')
    if (!written.has(JSON.stringify(model.sample(state, fresh()))))
      broken.push('legality: a sampled move is not listed')
  }
  if (!model.isLegal(state, model.sample(state, fresh()))) broken.push('legality: a sampled move is not legal')

  const before = JSON.stringify(state)
  const first = model.clone(state)
  if (JSON.stringify(first) !== before) broken.push('copies: a copy differs')
  const second = model.clone(state)
  model.apply(first, move, fresh())
  if (JSON.stringify(state) !== before) return [...broken, 'copies: a move on a copy changes the original']
  model.apply(second, move, fresh())
  if (JSON.stringify(first) !== JSON.stringify(second)) broken.push('determinism: the same move and chance differ')

  const seen = JSON.stringify(model.observe(state, seat))
  const other = model.clone(state)
  model.redeal(other, seat, fresh())
  if (JSON.stringify(model.observe(other, seat)) !== seen) broken.push('hidden state: a seat sees what it must not see')
  return broken
}

/** Names of all pieces. */
function namesOf<Params, State, View, Move>(model: RulesModel<Params, State, View, Move>, state: State): string[] {
  return model.pieces(state).map(([piece]) => piece)
}

/** Whether the list holds each of the names once. */
function isSame(list: readonly string[], names: ReadonlySet<string>): boolean {
  return list.length === names.size && new Set(list).size === names.size && list.every((name) => names.has(name))
}
