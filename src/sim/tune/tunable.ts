import type { Card, Deck, Game } from '../../game/game.ts'
import { hasErrors, type Diagnostic, type Outcome } from '../../kernel/diagnostic.ts'
import { didYouMean } from '../../kernel/suggest.ts'
import { say } from '../messages.ts'

/** A number of a card that a search may change: its count, or a field that holds numbers. */
export interface Tunable {
  readonly deck: string
  readonly card: string
  /** `count`, or the field. */
  readonly field: string
  /** As a variant names it: `decks.zulu.cards.attack.count`. */
  readonly path: string
  readonly value: number
  /** The least change. */
  readonly step: number
  /** Bounds of the value. */
  readonly least: number
  readonly most: number
  /** What a step costs: cards to be taken out, put in or printed anew. */
  readonly cost: number
}

/** Reads what may change: `deck.card`, `deck.card.field`, each with bounds if wanted (`zulu.attack=5..9`). Each number is named once. */
export function readTunables(game: Game, words: readonly string[]): Outcome<readonly Tunable[]> {
  const diagnostics: Diagnostic[] = []
  const found: Tunable[] = []
  for (const word of words) {
    const tunable = readTunable(game, word, diagnostics)
    if (tunable && found.some(({ path }) => path === tunable.path))
      diagnostics.push(say('tunable-twice', { name: tunable.path }))
    else if (tunable) found.push(tunable)
  }
  return { ...(hasErrors(diagnostics) ? {} : { value: found }), diagnostics }
}

function readTunable(game: Game, word: string, diagnostics: Diagnostic[]): Tunable | undefined {
  const [path = '', bounds] = word.split('=')
  const [deckId = '', cardId = '', field = 'count', ...more] = path.split('.')
  const refuse = (what: string, name: string, known: readonly string[]): undefined => {
    diagnostics.push(say('unknown-tunable', { what, name }, undefined, { hints: didYouMean(name, known) }))
  }
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const deck = game.decks.find(({ id }) => id === deckId)
  if (!deck) return refuse('deck', deckId, ids(game.decks))
  const card = deck.cards.find(({ id }) => id === cardId)
  if (!card) return refuse(`card in "${deckId}"`, cardId, ids(deck.cards))
  const fields = ['count', ...Object.keys(card.fields).filter((key) => typeof card.fields[key] === 'number')]
  const name = [field, ...more].join('.')
  if (!fields.includes(name)) return refuse(`number in "${deckId}.${cardId}"`, name, fields)
  const range = bounds === undefined ? [] : /^(\d+)\.\.(\d+)$/.exec(bounds)
  const [, least, most] = range ?? []
  if (!range || Number(least) > Number(most)) return refuse('range of the form 5..9', bounds ?? '', [])
  return tunableOf(deck, card, field, least, most)
}

/** Every count of a deck. */
export function countsOfDeck(deck: Deck): readonly Tunable[] {
  return deck.cards.map((card) => tunableOf(deck, card, 'count'))
}

function tunableOf(deck: Deck, card: Card, field: string, least?: string, most?: string): Tunable {
  const isCount = field === 'count'
  const value = isCount ? card.count : Number(card.fields[field])
  return {
    deck: deck.id,
    card: card.id,
    field,
    path: `decks.${deck.id}.cards.${card.id}.${field}`,
    value,
    step: isCount ? 1 : stepOf(deck, field),
    least: Number(least ?? 0),
    most: Number(most ?? (isCount ? (deck.copyLimit ?? Infinity) : Infinity)),
    cost: isCount ? 1 : Math.max(1, card.count),
  }
}

/** The greatest step that leads to all values of a field in a deck. */
function stepOf(deck: Deck, field: string): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  const values = deck.cards.map((card) => card.fields[field]).filter((value) => typeof value === 'number')
  return values.reduce((step, value) => divisor(step, Math.abs(value)), 0) || 1
}

/** Other values for some tunables. */
export type Tuning = readonly { readonly tunable: Tunable; readonly to: number }[]

/** The game with other values. */
export function tuned(game: Game, tuning: Tuning): Game {
  const retuned = (deck: Deck, card: Card): Card =>
    tuning
      .filter(({ tunable }) => tunable.deck === deck.id && tunable.card === card.id)
      .reduce((old, { tunable: { field }, to }): Card => {
        return field === 'count' ? { ...old, count: to } : { ...old, fields: { ...old.fields, [field]: to } }
      }, card)
  return {
    ...game,
    decks: game.decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => retuned(deck, card)) })),
  }
}
