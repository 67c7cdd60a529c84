import type { Game, Scenario } from '../../game/game.ts'
import { countOf } from '../../kernel/count-of.ts'
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts'
import { messages } from '../../kernel/messages.ts'
import { chanceOfAtLeast } from '../../rules/helpers/hypergeometric.ts'
import { fitOf } from '../../rules/helpers/chi-square.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { eachSetting } from './each-setting.ts'
import { watchDraws, type DrawCounts, type WatchedGames } from './watch-draws.ts'

const say = messages('check', {
  'card-not-seen': {
    severity: 'error',
    says: 'scenario "{scenario}": {missing} of {count} of "{card}" never came up in {games}',
    explain:
      'In so many games every physical card must be drawn; one that is not is missing from the deck that is played.',
    bad: 'a rules model that deals 9 of 10 copies',
    good: 'a rules model that deals every copy',
  },
  'draws-off': {
    severity: 'error',
    says: 'scenario "{scenario}": first cards of the {side} deck do not fit its list (p = {p} in {games})',
    explain:
      'Every card of a shuffled deck is equally likely to be drawn first. A chi-square test compares the draws with the counts of the list.',
    bad: 'a shuffle that swaps any card with any other',
    good: 'a shuffle in which all orders are equally likely',
  },
  'opening-off': {
    severity: 'error',
    says: 'scenario "{scenario}": "{card}" was in {found} % of the opening hands of {side}; the exact chance is {exact} %',
    explain: 'The share of opening hands with at least one copy must agree with the hypergeometric chance.',
    bad: 'an opening hand that is dealt from the top of an unshuffled deck',
    good: 'an opening hand that is drawn at random',
  },
  'law-broken': {
    severity: 'error',
    says: 'scenario "{scenario}": {fault}',
    explain: 'Something that must hold in every game did not. The rules model is wrong, or it cannot play these data.',
    bad: 'a game that goes on after its last card',
    good: 'a game that ends when the deck does',
  },
})

/** Enough for the figures below, little enough for every run. */
const MOST_GAMES = 1000

/** Below this chance a deviation is a fault. */
const UNLIKELY = 0.001

/** Standard deviations that one kind of card may be off; one in 150,000 is further by chance. */
const FARTHEST = 4.5

/** Does a short simulation really play the decks that the data list? */
export const deckProof: Check = {
  id: 'rules/deck-proof',
  summary: 'a short simulation draws every card, as often as the deck lists say, and ends in time',
  messages: say,
  run: (game, { play }) =>
    play && play.games > 0
      ? eachSetting(game, play, {
          ask(model, setting) {
            const games = Math.min(play.games, MOST_GAMES)
            const prove = (seed: number) => proveDecks(game, setting.scenario, watchDraws(model, setting, seed, games))
            const found = prove(play.seed)
            if (!found.some(isSampled)) return found
            // One right deck in a thousand looks wrong by chance; one in a million does so twice.
            const again = prove(play.seed + 1)
            return found.filter((one) => !isSampled(one) || again.some(({ code, at }) => isSame(one, code, at)))
          },
        })
      : [],
}

/** Findings that chance alone could make. */
const isSampled = ({ code }: Diagnostic): boolean => code === 'check/draws-off' || code === 'check/opening-off'

const isSame = (one: Diagnostic, code: string, at: Span | undefined): boolean =>
  one.code === code && one.at?.file === at?.file && one.at?.start === at?.start

/** What does not agree with the deck lists. */
export function proveDecks(game: Game, scenario: Scenario, watched: WatchedGames): readonly Diagnostic[] {
  const faults = watched.faults.map((fault) =>
    say('law-broken', { scenario: scenario.id, fault }, spanAt(scenario.place)),
  )
  return [...faults, ...watched.sides.flatMap((counts) => proveSide(game, scenario, counts, watched.games))]
}

function proveSide(game: Game, scenario: Scenario, counts: DrawCounts, games: number): Diagnostic[] {
  const { side, copies, first, seen, opening, inOpening } = counts
  const deck = game.decks.find(({ id }) => id === scenario.decks[side])
  const cards = deck?.cards.filter(({ count }) => count > 0) ?? []
  const size = cards.reduce((sum, { count }) => sum + count, 0)
  const found: Diagnostic[] = []
  const told = { scenario: scenario.id, games: countOf(games, 'game') }

  // A card has at least the chance of the first card to come up; in a large deck even that may leave some out.
  const missedByChance = size * (1 - Math.max(1, opening) / size) ** games
  for (const card of cards) {
    const missing = Array.from({ length: card.count }, (_, i) => `${side}/${card.id}/${i + 1}`).filter(
      (p) => !seen.has(p),
    )
    const at = spanAt(card.place, 'count')
    if ((missing.length > 0 && missedByChance < 1e-6) || (copies.get(card.id) ?? 0) !== card.count)
      found.push(
        say(
          'card-not-seen',
          { ...told, missing: missing.length, count: countOf(card.count, 'copy', 'copies'), card: card.id },
          at,
        ),
      )
    if (opening === 0) continue
    const exact = chanceOfAtLeast(1, { size, good: card.count, drawn: opening }).value
    const share = (inOpening.get(card.id) ?? 0) / games
    const deviation = Math.sqrt((exact * (1 - exact)) / games)
    if (Math.abs(share - exact) > FARTHEST * deviation) {
      const percent = (value: number) => (value * 100).toFixed(1)
      const params = { scenario: scenario.id, card: card.id, side, found: percent(share), exact: percent(exact) }
      found.push(say('opening-off', params, at))
    }
  }
  const p = fitOf(
    cards.map(({ id }) => first.get(id) ?? 0),
    cards.map(({ count }) => (games * count) / size),
  )
  if (p < UNLIKELY)
    found.push(say('draws-off', { ...told, side, p: p.toExponential(1) }, deck && spanAt(deck.place, 'cards')))
  return found
}
