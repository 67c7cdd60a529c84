import type { Card, Deck } from '../game/game.ts'
import { wordingFor } from '../game/wording-for.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { didYouMean } from '../kernel/suggest.ts'
import type { Wanted } from '../report/odds-report.ts'
import { sayOdds } from './odds-messages.ts'

/** A wish of `--at-least`: a card by its id (`attack=1`), or a value of a field (`role:force=3`). */
export interface Wish {
  readonly of: string
  readonly atLeast: number
}

/** What is wanted of a draw, and the cards that serve it. */
export interface WantedCards extends Wanted {
  readonly serves: (card: Card) => boolean
}

/** Finds the cards that a wish is about. Findings: a card, field or value that the deck does not have; a wish that no draw fulfils. */
export function wantedCards(
  deck: Deck,
  { of, atLeast }: Wish,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): WantedCards | undefined {
  const colon = of.indexOf(':')
  const found =
    colon < 0
      ? cardOf(deck, of, diagnostics)
      : fieldOf(deck, of.slice(0, colon), of.slice(colon + 1), rulings, diagnostics)
  if (!found) return undefined
  const copies = deck.cards.filter(found.serves).reduce((sum, card) => sum + card.count, 0)
  if (copies < atLeast) diagnostics.push(sayOdds('never-drawn', { copies, wanted: of, least: atLeast }))
  return { ...found, of, atLeast, copies }
}

type Found = Pick<WantedCards, 'title' | 'serves'>

function cardOf(deck: Deck, id: string, diagnostics: Diagnostic[]): Found | undefined {
  const card = deck.cards.find((known) => known.id === id)
  if (card) return { title: card.title, serves: (other) => other.id === id }
  const ids = deck.cards.map((known) => known.id)
  diagnostics.push(sayOdds('no-card', { deck: deck.id, card: id }, undefined, { hints: didYouMean(id, ids, 'cards') }))
  return undefined
}

function fieldOf(
  deck: Deck,
  field: string,
  value: string,
  rulings: ReadonlyMap<string, string>,
  diagnostics: Diagnostic[],
): Found | undefined {
  const fields = Object.keys(deck.fields)
  if (!fields.includes(field)) {
    const hints = didYouMean(field, fields, 'fields')
    diagnostics.push(sayOdds('no-field', { deck: deck.id, field }, undefined, { hints }))
    return undefined
  }
  const values = [...new Set(deck.cards.flatMap((card) => valueOf(card, field, rulings) ?? []))]
  if (values.includes(value))
    return { title: `with ${field} ${value}`, serves: (card) => valueOf(card, field, rulings) === value }
  const hints = didYouMean(value, values, 'values')
  diagnostics.push(sayOdds('no-value', { deck: deck.id, field, value }, undefined, { hints }))
  return undefined
}

/** The value of a field as text, under the rulings in force. */
export function valueOf(card: Card, field: string, rulings: ReadonlyMap<string, string>): string | undefined {
  const value = card.fields[field]
  if (value === undefined) return undefined
  return typeof value === 'object' ? wordingFor(value, rulings) : String(value)
}
