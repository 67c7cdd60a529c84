import { keyedRng } from '../keyed-rng.ts'
import { seededRng, type Rng } from '../rng.ts'
import type { Policy } from '../rules-model.ts'
import type { SearchRules } from './search-rules.ts'

/** A move that is being tried, with its values deal by deal. */
interface Tried<Move> {
  readonly move: Move
  readonly values: number[]
}

/** Standard errors by which another move must be better than the usual one. */
const MARGIN = 1

/**
 * Determinised Monte Carlo search. Each deal imagines what the seat cannot see; every move is tried on the same deals with the same luck to come, and the game is played out by
 * the usual policies, so that the differences between moves show above the noise of the cards. `iterations` games are shared out by sequential halving
 * (Z. Karnin, T. Koren, O. Somekh, ICML 2013): after each round the worse half drops out. A move other than the usual one has to be better by more than chance.
 * Time plays no part: the same chance, the same moves.
 */
export function searchPolicy<State, View, Move>(
  rules: SearchRules<State, View, Move>,
  seat: number,
  iterations: number,
): Policy<View, Move> {
  return {
    choose(view, rng) {
      const usual = rules.usual(seat).choose(view, rng)
      const options = [usual, ...rules.options(view, rng)]
      let open = distinct(options, (move) => rules.nameOf(view, move))
      const seed = rng.pick(0x1_0000_0000)
      const rounds = Math.ceil(Math.log2(open.length))
      let deal = 0
      for (let round = 0; round < rounds; round++) {
        const deals = Math.max(1, Math.floor(iterations / rounds / open.length))
        for (const last = deal + deals; deal < last; deal++)
          for (const { move, values } of open) values.push(tryMove(rules, view, seat, move, seed, deal))
        open = betterHalf(open)
      }
      const [first, best] = open
      return first && best && isBetter(best.values, first.values) ? best.move : usual
    },
  }
}

/** The options by name, each once. */
function distinct<Move>(options: readonly Move[], nameOf: (move: Move) => string): Tried<Move>[] {
  const found = new Map<string, Tried<Move>>()
  for (const move of options) {
    const name = nameOf(move)
    if (!found.has(name)) found.set(name, { move, values: [] })
  }
  return [...found.values()]
}

/** What a move is worth in one deal: the value of the game for the seat when all play on as usual. */
function tryMove<State, View, Move>(
  rules: SearchRules<State, View, Move>,
  view: View,
  seat: number,
  move: Move,
  seed: number,
  deal: number,
): number {
  const state = rules.imagine(view, seededRng(seed, deal))
  const luck: Rng = keyedRng(seed, deal)
  const players: Policy<View, Move>[] = []
  rules.apply(state, move, luck)
  for (let next = rules.toMove(state); next !== undefined; next = rules.toMove(state)) {
    const player = (players[next] ??= rules.usual(next))
    rules.apply(state, player.choose(rules.observe(state, next), luck), luck)
  }
  return rules.valueOf(state, seat)
}

/** The usual move, and of the others the better half. */
function betterHalf<Move>([usual, ...others]: readonly Tried<Move>[]): Tried<Move>[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const ranked = others.map((tried) => ({ tried, sum: sum(tried.values) })).sort((a, b) => b.sum - a.sum)
  const kept = ranked.slice(0, Math.max(1, Math.ceil(others.length / 2))).map(({ tried }) => tried)
  return usual ? [usual, ...kept] : kept
}

/** Whether values are higher than others of the same deals by more than chance makes them. */
function isBetter(values: readonly number[], others: readonly number[]): boolean {
  const differences = values.map((value, deal) => value - (others[deal] ?? 0))
  const n = differences.length
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / n
  const variance = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0) / Math.max(1, n - 1)
  return mean > MARGIN * Math.sqrt(variance / n) && mean > 0
}
