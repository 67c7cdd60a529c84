import type { Example } from '../../../../game/game.ts'
import { didYouMean } from '../../../../kernel/suggest.ts'
import { keySpanAt, spanAt } from '../../../../source/located-document.ts'
import type { Diagnostic } from '../../../../kernel/diagnostic.ts'
import { say } from '../messages.ts'
import type { SideId } from '../roles.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { insertCard, packOf, unplayedState, type ZuluState } from '../zulu-state.ts'
import { countIn, entriesIn, textsIn } from '../../../helpers/read-value.ts'

/** Rows of cards that a position can give, with the side they belong to. */
const ROWS: Readonly<Record<string, SideId>> = {
  'zulu-hand': 'zulu',
  'british-hand': 'british',
  'zulu-discard': 'zulu',
  'british-discard': 'british',
  standing: 'british',
  'face-down': 'zulu',
  'zulu-deck': 'zulu',
  'british-deck': 'british',
}

const KEYS = [...Object.keys(ROWS), 'troops', 'turn', 'attack']

/** The position that an example starts from. Wrong values and keys are reported and otherwise passed over. */
export function readGiven(params: ZuluParams, example: Example, diagnostics: Diagnostic[]): ZuluState {
  const state = unplayedState(params)
  const free = { zulu: state.zulu.deck, british: state.british.deck }
  state.zulu.deck = []
  state.british.deck = []
  const shape = (key: string, expected: string, at = spanAt(example.place, 'given', key)) =>
    diagnostics.push(say('example-shape', { example: example.id, key, expected }, at))
  const entries = entriesIn(example.given)
  if (!entries) shape('given', 'a map', spanAt(example.place, 'given'))

  /** Takes cards that nobody has yet, copies in list order. */
  const take = (side: SideId, ids: readonly string[], path: readonly (string | number)[]): number[] => {
    const pack = packOf(params, side)
    const taken: number[] = []
    ids.forEach((id, place) => {
      const at = spanAt(example.place, 'given', ...path, place)
      const kind = pack.kinds.find((k) => k.id === id)
      const card = free[side].find((c) => pack.kinds[pack.kindOf[c] ?? -1] === kind)
      if (!kind) {
        const ids = pack.kinds.map((k) => k.id)
        const hints = didYouMean(id, ids, 'cards')
        diagnostics.push(say('example-card', { example: example.id, side, card: id }, at, { hints }))
      } else if (card === undefined)
        diagnostics.push(say('example-copies', { example: example.id, side, card: id, count: kind.count }, at))
      else {
        free[side].splice(free[side].indexOf(card), 1)
        taken.push(card)
      }
    })
    return taken
  }

  let deckSizes: { key: string; side: SideId; size: number }[] = []
  const decksGiven = new Set<SideId>()
  for (const [key, value] of entries ?? []) {
    const side = Object.hasOwn(ROWS, key) ? ROWS[key] : undefined
    const isDeck = key === 'zulu-deck' || key === 'british-deck'
    const size = countIn(value)
    if (side && isDeck && size !== undefined) deckSizes = [...deckSizes, { key, side, size }]
    else if (side) {
      const ids = textsIn(value)
      if (!ids) shape(key, isDeck ? 'a list of card ids, or a number of cards' : 'a list of card ids')
      else place(state, key, take(side, ids, [key]))
      if (isDeck) decksGiven.add(side)
    } else if (key === 'troops') {
      if (size === undefined || size > params.troops) shape(key, `a whole number of 0 to ${params.troops}`)
      else state.troops = size
    } else if (key === 'turn') {
      if (size === undefined || size < 1) shape(key, 'a whole number of 1 or more')
      else state.turn = size
    } else if (key === 'attack') {
      const inside = entriesIn(value)
      const ids = textsIn(inside?.find(([k]) => k === 'cards')?.[1])
      if (inside?.length !== 1 || !ids) shape(key, 'a map with the key "cards", a list of card ids')
      else state.attack = take('zulu', ids, [key, 'cards'])
    } else {
      const hints = didYouMean(key, KEYS, 'keys')
      const at = keySpanAt(example.place, 'given', key)
      diagnostics.push(say('example-key', { example: example.id, key, where: 'given' }, at, { hints }))
    }
  }

  for (const side of ['zulu', 'british'] as const) {
    const pile = side === 'zulu' ? state.zulu : state.british
    const wanted = deckSizes.find((deck) => deck.side === side)
    if (wanted && wanted.size > free[side].length)
      shape(wanted.key, `at most ${free[side].length}, all cards that are left`)
    // What the example does not name is in the deck, unless it says which cards or how many are.
    const size = wanted?.size ?? (decksGiven.has(side) ? 0 : free[side].length)
    pile.deck.push(...free[side].slice(0, size))
    pile.discard.push(...free[side].slice(size))
  }
  return state
}

function place(state: ZuluState, key: string, cards: readonly number[]): void {
  const [zulu, british] = state.params.packs
  for (const card of cards) {
    if (key === 'zulu-hand') insertCard(zulu, state.zulu.hand, card)
    else if (key === 'british-hand') insertCard(british, state.british.hand, card)
    else if (key === 'face-down') insertCard(zulu, state.faceDown, card)
    else if (key === 'standing') state.standing.push(card)
    else if (key === 'zulu-discard') state.zulu.discard.push(card)
    else if (key === 'british-discard') state.british.discard.push(card)
    else if (key === 'zulu-deck') state.zulu.deck.push(card)
    else state.british.deck.push(card)
  }
}
