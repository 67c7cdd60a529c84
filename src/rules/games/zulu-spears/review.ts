import type { Game, Scenario } from '../../../game/game.ts'
import { countOf } from '../../../kernel/count-of.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { keySpanAt, spanAt } from '../../../source/located-document.ts'
import { say } from './messages.ts'
import { SIDES, type SideId } from './roles.ts'
import type { Kind, Stage, ZuluParams } from './zulu-params.ts'
import { packOf } from './zulu-state.ts'

/** What can be played but does not add up: hands against decks, tokens against troops, cards that no rule can use. */
export function reviewGame(game: Game, scenario: Scenario, params: ZuluParams): readonly Diagnostic[] {
  return [
    ...reviewHands(scenario, params),
    ...reviewTokens(scenario, params),
    ...SIDES.flatMap((side) => reviewCards(game, scenario, params, side)),
    ...reviewAttacks(game, scenario, params),
  ]
}

function reviewHands(scenario: Scenario, params: ZuluParams): Diagnostic[] {
  const size = (side: SideId) => packOf(params, side).kindOf.length
  const over = (parameter: string, value: number, side: SideId): Diagnostic[] => {
    if (value <= size(side)) return []
    return [
      say(
        'hand-over-deck',
        { parameter, value, side, cards: countOf(size(side), 'card') },
        spanOf(scenario, parameter),
      ),
    ]
  }
  if (params.mode === 'solo') return over('hand', params.hand, 'british')
  return [
    ...SIDES.flatMap((side) => over('opening-hand', params.openingHand, side)).slice(0, 1),
    ...over('zulu-hand-limit', params.limits[0], 'zulu'),
    ...over('british-hand-limit', params.limits[1], 'british'),
  ]
}

/** Tokens stand for troops: they must make up the start, and every change must be a number of whole tokens. */
function reviewTokens(scenario: Scenario, params: ZuluParams): Diagnostic[] {
  const token = scenario.parameters['token']?.value
  const tokens = scenario.parameters['tokens']?.value
  if (token === undefined) return []
  if (tokens !== undefined && tokens * token !== params.troops) {
    const told = {
      tokens: countOf(tokens, 'token'),
      token,
      sum: tokens * token,
      troops: countOf(params.troops, 'troop'),
    }
    return [say('tokens-do-not-fit', told, spanOf(scenario, 'tokens'))]
  }
  if (params.troops % token === 0) return []
  return [say('troops-between-tokens', { troops: countOf(params.troops, 'troop'), token }, spanOf(scenario, 'troops'))]
}

function reviewCards(game: Game, scenario: Scenario, params: ZuluParams, side: SideId): Diagnostic[] {
  const token = scenario.parameters['token']?.value
  return packOf(params, side).kinds.flatMap((kind) => {
    const why = neverPlayed(kind, side, params)
    const found: Diagnostic[] = []
    if (why !== undefined) {
      const extra = kind.role === 'blank' ? ({ severity: 'note' } as const) : {}
      found.push(say('never-played', { card: kind.id, why }, cardSpan(game, scenario, side, kind, 'role'), extra))
    }
    for (const key of ['force', 'amount'] as const) {
      if (token === undefined || kind[key] % token === 0) continue
      const told = { card: kind.id, key, value: kind[key], token }
      found.push(say('uneven-change', told, cardSpan(game, scenario, side, kind, key)))
    }
    return found
  })
}

/** Why a card can never be played, if so. */
function neverPlayed({ role, force }: Kind, side: SideId, { mode, stages }: ZuluParams): string | undefined {
  const has = (stage: Stage) => stages.some((entry) => entry.stage === stage)
  switch (role) {
    case 'blank':
      return 'it is a blank'
    case 'force':
    case 'cost':
      return force > 0 ? undefined : 'it has no force'
    case 'standing':
      return force > 0 || has('lay') ? undefined : 'it has no force and there is no phase "fortifications"'
    case 'heal':
      return force > 0 || has('lay') ? undefined : 'there is no phase "fortifications"'
    case 'discard-enemy':
      if (mode === 'solo' && side === 'zulu') return undefined
      return force > 0 || has('cannon') ? undefined : 'there is no phase "ranged"'
    case 'attack':
    case 'double-attack':
    case 'double-defence':
      return undefined
  }
}

/** Whether the Zulus can attack at all. */
function reviewAttacks(game: Game, scenario: Scenario, params: ZuluParams): Diagnostic[] {
  const { kinds } = packOf(params, 'zulu')
  const lacks = !kinds.some(({ force }) => force > 0)
    ? 'a card with a force'
    : params.mode === 'two-player' && !kinds.some(({ role }) => role === 'attack')
      ? 'a card of the role "attack"'
      : undefined
  if (lacks === undefined) return []
  const deck = game.decks.find(({ id }) => id === scenario.decks['zulu'])
  return [say('no-attack', { lacks }, deck && keySpanAt(deck.place, 'cards'))]
}

function spanOf(scenario: Scenario, parameter: string) {
  const found = scenario.parameters[parameter]
  return found ? spanAt(found.place, 'value') : spanAt(scenario.place)
}

function cardSpan(game: Game, scenario: Scenario, side: SideId, kind: Kind, key: string) {
  const deck = game.decks.find(({ id }) => id === scenario.decks[side])
  const card = deck?.cards.find(({ id }) => id === kind.id)
  return card && spanAt(card.place, key)
}
