import { memoryHost, type MemoryHost } from './memory-host.ts'

const DECK = `kind: deck
id: duel
title: Duel
card: { size: poker, template: card, back: card-back }
fields: { strength: number, text: text }
cards:
  - { id: knight, title: Knight, count: 3, strength: 4, text: "Strikes first." }
  - { id: page, title: Page, strength: 0, text: "Runs away." }
`

/** A small game in memory at `/games/tiny`: one deck of four cards, no rules. Files given are added or replace its own. */
export function tinyGame(files: Readonly<Record<string, string | Uint8Array>> = {}): MemoryHost {
  const own = { 'game.yaml': 'kind: game\nid: tiny\ntitle: Tiny\n', 'duel.yaml': DECK, ...files }
  return memoryHost(Object.fromEntries(Object.entries(own).map(([name, text]) => [`/games/tiny/${name}`, text])))
}

/** The deck file of the tiny game with a change. */
export function tinyDeck(from: string, to: string): string {
  if (!DECK.includes(from)) throw new Error(`the deck has no ${from}`)
  return DECK.replace(from, to)
}
