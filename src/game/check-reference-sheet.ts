import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import { placeAt, spanAt } from '../source/located-document.ts'
import { checkWording } from './check-wording.ts'
import type { Game } from './game.ts'
import { names, type Names } from './names.ts'
import type { Reference, ReferenceSection } from './reference.ts'

interface Checker {
  readonly game: Game
  readonly names: Names
  readonly diagnostics: Diagnostic[]
}

/** Finds names that nothing defines in the sections of a reference sheet. */
export function checkReferenceSheet(reference: Reference, checker: Checker): void {
  for (const section of reference.sections) checkSection(section, checker)
}

function checkSection(section: ReferenceSection, checker: Checker): void {
  const { names } = checker
  const at = (...inside: (string | number)[]): Span => spanAt(section.place, ...inside)
  switch (section.kind) {
    case 'phases':
      return names.expect('scenario', section.scenario, at('scenario'))
    case 'cards':
      names.expect('deck', section.deck, at('deck'))
      return names.expect('deck', section.beside, at('beside'))
    case 'hand-odds':
      names.expect('deck', section.deck, at('deck'))
      return checkOdds(section, checker)
    case 'notes':
      names.expect('scenario', section.scenario, at('scenario'))
      return section.items.forEach((item, index) => checkWording(item, placeAt(section.place, 'items', index), checker))
    case 'table':
      return names.expect('table', section.table, at('table'))
    case 'track':
      return names.expect('track', section.track, at('track'))
    case 'not-simulated':
      return
    case 'rulings':
      return section.rulings.forEach((id, index) => names.expect('ruling', id, at('rulings', index)))
  }
}

/** A row of odds counts the copies of a card, or of all cards of a role, of its deck. */
function checkOdds(section: Extract<ReferenceSection, { kind: 'hand-odds' }>, checker: Checker): void {
  const deck = checker.game.decks.find((known) => known.id === section.deck)
  if (!deck) return
  const cards = deck.cards.map((card) => card.id)
  const roles = deck.cards.map((card) => card.fields['role']).filter((role) => typeof role === 'string')
  const known = names(
    { [`card of "${deck.id}"`]: cards, [`role in "${deck.id}"`]: [...new Set(roles)] },
    true,
    checker.diagnostics,
  )
  for (const row of section.rows) {
    known.expect(`card of "${deck.id}"`, row.card, spanAt(row.place, 'card'))
    known.expect(`role in "${deck.id}"`, row.role, spanAt(row.place, 'role'))
  }
}
