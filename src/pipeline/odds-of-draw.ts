import type { Deck, Game, Scenario } from '../game/game.ts'
import { parameterNumber } from '../game/parameter-numbers.ts'
import { countOf } from '../kernel/count-of.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { DrawOdds, TurnOdds } from '../report/odds-report.ts'
import type { ExactChance } from '../rules/helpers/hypergeometric.ts'
import { jointChances, type CardClass } from '../rules/helpers/joint-draw.ts'
import { sayOdds } from './odds-messages.ts'
import { wantedCards, type WantedCards, type Wish } from './odds-wanted.ts'

/** A question about drawing cards. */
export interface DrawQuestion {
  readonly deck?: string | undefined
  readonly wishes: readonly Wish[]
  /** Cards drawn in all. */
  readonly draw?: number | undefined
  /** Every turn up to this one is asked about. */
  readonly byTurn?: number | undefined
  /** Instead of the scenario's parameters. */
  readonly opening?: number | undefined
  readonly perTurn?: number | undefined
}

/** Names of the parameters of a scenario that say how many cards are drawn. */
const OPENING = 'opening-hand'
const PER_TURN = 'draw'
/** The chance of what cannot happen. */
const NEVER: ExactChance = { numerator: 0n, denominator: 1n, value: 0 }

/** The exact chance that a draw holds all that is wished for. */
export function oddsOfDraw(
  game: Game,
  scenario: Scenario | undefined,
  rulings: ReadonlyMap<string, string>,
  question: DrawQuestion,
): Outcome<DrawOdds> {
  const diagnostics: Diagnostic[] = []
  const deck = deckOf(game, question.deck, diagnostics)
  if (!deck) return { diagnostics }
  const wanted = question.wishes.flatMap((wish) => wantedCards(deck, wish, rulings, diagnostics) ?? [])
  if (question.wishes.length === 0)
    diagnostics.push(sayOdds('nothing-asked', { what: '--at-least says which cards are wanted' }))
  const size = deck.cards.reduce((sum, card) => sum + card.count, 0)
  const parameter = (name: string): number | undefined =>
    scenario && Object.hasOwn(scenario.parameters, name) ? parameterNumber(game, scenario, name, rulings) : undefined
  const opening = question.opening ?? parameter(OPENING)
  const perTurn = question.perTurn ?? parameter(PER_TURN)
  const turns = turnsOf(question, opening, perTurn, size, diagnostics)
  const drawn = question.draw ?? turns?.at(-1)?.drawn
  if (drawn === undefined && !hasErrors(diagnostics))
    diagnostics.push(sayOdds('no-draw', { why: 'say it with --draw or --by-turn' }))
  if (drawn !== undefined && drawn > size)
    diagnostics.push(sayOdds('too-many-drawn', { drawn: countOf(drawn, 'card'), size }))
  if (drawn === undefined || hasErrors(diagnostics)) return { diagnostics }
  const [probability = NEVER, ...byTurn] = jointChances(
    classesOf(deck, wanted),
    wanted.map(({ atLeast }) => atLeast),
    [drawn, ...(turns ?? []).map((turn) => turn.drawn)],
  )
  const value: DrawOdds = {
    kind: 'draw',
    deck: { id: deck.id, title: deck.title, cards: size },
    wanted: wanted.map(({ of, title, atLeast, copies }) => ({ of, title, atLeast, copies })),
    drawn,
    probability,
    ...(turns && { byTurn: turns.map((turn, i): TurnOdds => ({ ...turn, probability: byTurn[i] ?? NEVER })) }),
  }
  return { value, diagnostics }
}

function deckOf(game: Game, id: string | undefined, diagnostics: Diagnostic[]): Deck | undefined {
  const ids = game.decks.map((deck) => deck.id)
  const [only, ...others] = game.decks
  if (id === undefined) {
    if (only && others.length === 0) return only
    const hints = ids.length > 0 ? [`decks: ${ids.join(', ')}`] : ['a table is asked for with --table']
    diagnostics.push(sayOdds('which-deck', { count: ids.length }, undefined, { hints }))
    return undefined
  }
  const deck = game.decks.find((known) => known.id === id)
  if (!deck) diagnostics.push(sayOdds('no-deck', { deck: id }, undefined, { hints: didYouMean(id, ids, 'decks') }))
  return deck
}

/** Cards drawn by each turn: the opening hand, and so many in every turn, as far as the deck goes. */
function turnsOf(
  { byTurn, draw }: DrawQuestion,
  opening: number | undefined,
  perTurn: number | undefined,
  size: number,
  diagnostics: Diagnostic[],
): { turn: number; drawn: number }[] | undefined {
  if (byTurn === undefined) return undefined
  if (opening === undefined || perTurn === undefined) {
    const lacking = [...(opening === undefined ? [OPENING] : []), ...(perTurn === undefined ? [PER_TURN] : [])]
    const why = `the scenario has no parameter "${lacking.join('" and no "')}"`
    const hints = ['say it with --opening and --per-turn, or all at once with --draw']
    // Without turns the whole draw can still be answered.
    diagnostics.push(sayOdds('no-draw', { why }, undefined, { hints, ...(draw !== undefined && { severity: 'note' }) }))
    return undefined
  }
  const turns = Array.from({ length: byTurn }, (_, i) => ({ turn: i + 1, wish: opening + perTurn * (i + 1) }))
  const whole = turns.find(({ wish }) => wish >= size)
  if (whole && (turns.at(-1)?.wish ?? 0) > size) diagnostics.push(sayOdds('deck-runs-out', { turn: whole.turn, size }))
  return turns.map(({ turn, wish }) => ({ turn, drawn: Math.min(size, wish) }))
}

/** The cards of a deck by what they serve. */
export function classesOf(deck: Deck, wanted: readonly Pick<WantedCards, 'serves'>[]): CardClass[] {
  const classes = new Map<string, { size: number; serves: number[] }>()
  for (const card of deck.cards) {
    const serves = wanted.flatMap((want, i) => (want.serves(card) ? [i] : []))
    const key = serves.join(' ')
    const there = classes.get(key)
    if (there) there.size += card.count
    else classes.set(key, { size: card.count, serves })
  }
  return [...classes.values()]
}
