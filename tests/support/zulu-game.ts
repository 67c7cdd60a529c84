import type { Card, Deck, Example, Game, Parameter, Phase, Ruling, Scenario } from '../../src/game/game.ts'
import type { Source } from '../../src/game/source.ts'
import { emptyGame } from './empty-game.ts'
import { place } from './place.ts'

const house: Source = { kind: 'house', text: 'test' }

/** A line of a test deck: id, count, force, role, amount. */
export type Row = readonly [id: string, count: number, force: number, role: string, amount?: number]

export const ZULU_ROWS: readonly Row[] = [
  ['blood', 10, 10, 'force'],
  ['shields', 9, 20, 'force'],
  ['spears', 8, 30, 'force'],
  ['warriors', 7, 40, 'force'],
  ['snipers', 5, 0, 'discard-enemy'],
  ['attack', 7, 0, 'attack'],
  ['chieftains', 2, 50, 'force'],
  ['war-chant', 6, 0, 'double-attack'],
]

export const SOLO_ROWS: readonly Row[] = [
  ['blood', 15, 10, 'force'],
  ['shields', 10, 20, 'force'],
  ['spears', 8, 30, 'force'],
  ['warriors', 8, 40, 'force'],
  ['snipers', 5, 0, 'discard-enemy'],
  ['chieftains', 2, 50, 'force'],
  ['war-chant', 6, 0, 'double-attack'],
]

export const BRITISH_ROWS: readonly Row[] = [
  ['fire-at-will', 10, 10, 'force'],
  ['volley', 7, 20, 'force'],
  ['ammunition-shortage', 2, 0, 'blank'],
  ['bayonets', 4, 30, 'cost', 10],
  ['cannon-ball', 5, 0, 'discard-enemy'],
  ['barricades', 4, 20, 'standing'],
  ['fortified-stockhouse', 1, 30, 'standing'],
  ['rally', 6, 0, 'double-defence'],
  ['cannon-grapeshot', 5, 40, 'force'],
  ['range-markers', 3, 10, 'standing'],
  ['gatling-gun', 2, 50, 'force'],
  ['doctor', 1, 0, 'heal', 10],
  ['swords-and-pistols', 2, 20, 'force'],
]

export function deck(id: string, rows: readonly Row[]): Deck {
  const cards = rows.map(([card, count, force, role, amount], index): Card => ({
    id: card,
    title: card,
    count,
    fields: { force, role, ...(amount !== undefined && { amount }) },
    place: place('decks', id, 'cards', index),
  }))
  return {
    id,
    title: id,
    format: { width: 63.5, height: 88.9, bleed: 3, safe: 3, template: 'zulu-card' },
    fields: {},
    cards,
    place: place('decks', id),
  }
}

const parameters = (scenario: string, values: Readonly<Record<string, number | string>>): Record<string, Parameter> =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const at = place('scenarios', scenario, 'parameters', id)
      return [id, typeof value === 'number' ? { value, place: at } : { ruling: value, place: at }]
    }),
  )

const phases = (scenario: string, ids: readonly string[]): Phase[] =>
  ids.map((id, index) => ({ id, title: id, text: '', place: place('scenarios', scenario, 'phases', index) }))

const ruling = (id: string, ...values: string[]): Ruling => ({
  id,
  question: id,
  options: values.map((value) => ({ value, means: value })),
  ...(values[0] !== undefined && { default: values[0] }),
  source: house,
  place: place('rulings', id),
})

const PARAMETERS = {
  'opening-hand': 4,
  draw: 1,
  'zulu-hand-limit': 7,
  'british-hand-limit': 6,
  troops: 100,
  token: 10,
  tokens: 10,
}

const twoPlayer: Scenario = {
  id: 'two-player',
  title: 'Two players',
  mode: 'two-player',
  decks: { zulu: 'zulu', british: 'british' },
  parameters: parameters('two-player', PARAMETERS),
  phases: phases('two-player', ['draw', 'fortifications', 'ranged', 'discard', 'attack']),
  rulings: {},
  policies: { zulu: 'keep', british: 'keep' },
  place: place('scenarios', 'two-player'),
}

const solo: Scenario = {
  id: 'solo',
  title: 'Solo',
  mode: 'solo',
  decks: { zulu: 'zulu-solo', british: 'british' },
  parameters: parameters('solo', { hand: 5, die: 6, troops: 'troops', token: 10 }),
  phases: phases('solo', ['draw', 'fortifications', 'approach', 'ranged', 'attack']),
  rulings: {},
  policies: { british: 'keep' },
  place: place('scenarios', 'solo'),
}

/** What a test changes about the game. */
export interface Changes {
  readonly zulu?: readonly Row[]
  readonly british?: readonly Row[]
  readonly solo?: readonly Row[]
  readonly twoPlayer?: Readonly<Record<string, number | string>>
  readonly phases?: readonly string[]
  readonly soloPhases?: readonly string[]
  readonly examples?: readonly Example[]
}

/** Zulu Spears without YAML: the shipped lists, or those of a test. */
export function zuluGame(changes: Changes = {}): Game {
  const first: Scenario = {
    ...twoPlayer,
    parameters: parameters('two-player', { ...PARAMETERS, ...changes.twoPlayer }),
    ...(changes.phases && { phases: phases('two-player', changes.phases) }),
  }
  const second: Scenario = { ...solo, ...(changes.soloPhases && { phases: phases('solo', changes.soloPhases) }) }
  return emptyGame({
    id: 'zulu-spears',
    title: 'Zulu Spears',
    folder: 'test',
    sides: [
      { id: 'zulu', title: 'Zulu' },
      { id: 'british', title: 'British' },
    ],
    rules: 'zulu-spears',
    decks: [
      deck('zulu', changes.zulu ?? ZULU_ROWS),
      deck('british', changes.british ?? BRITISH_ROWS),
      deck('zulu-solo', changes.solo ?? SOLO_ROWS),
    ],
    rulings: [
      ruling('zulu-deck-size'),
      ruling('standing-defence-stays', 'yes', 'no'),
      ruling('rally-doubles-standing', 'yes', 'no'),
      ruling('ammunition-shortage', 'blank', 'never-discarded'),
      ruling('bayonets-below-eleven', 'allowed', 'forbidden'),
      ruling('british-deck-empty', 'no-draw', 'reshuffle'),
      ruling('ranged-per-turn', 'any', 'one'),
      ruling('short-zulu-deck', 'british-win', 'attack-with-rest'),
      ruling('war-chant-stacks', 'no', 'yes'),
      ruling('refill-after-laying', 'no', 'yes'),
      ruling('sniper-hits-shortage', 'no', 'yes'),
      ruling('troops', '100', '200'),
    ],
    scenarios: [
      first,
      second,
      { ...second, id: 'solo-200', rulings: { troops: '200' }, place: place('scenarios', 'solo-200') },
    ],
    examples: changes.examples ?? [],
  })
}
