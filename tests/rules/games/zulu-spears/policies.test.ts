import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseAttack } from '../../../../src/rules/games/zulu-spears/policies/zulu-play.ts'
import { chooseDefence, chooseFortification } from '../../../../src/rules/games/zulu-spears/policies/british-play.ts'
import { chooseDiscard, keepOrder, literalOrder } from '../../../../src/rules/games/zulu-spears/policies/discards.ts'
import { BRITISH, ZULU } from '../../../../src/rules/games/zulu-spears/roles.ts'
import { kindOf } from '../../../../src/rules/games/zulu-spears/zulu-params.ts'
import {
  insertCard,
  packOf,
  unplayedState,
  type ZuluState,
} from '../../../../src/rules/games/zulu-spears/zulu-state.ts'
import { viewOf } from '../../../../src/rules/games/zulu-spears/zulu-view.ts'
import { zuluSetting } from '../../../support/zulu-setting.ts'

const { params } = zuluSetting('two-player')

/** A position with these cards in hand, copies in list order. */
function withHand(side: 'zulu' | 'british', ids: readonly string[], changes: Partial<ZuluState> = {}): ZuluState {
  const state = { ...unplayedState(params), ...changes }
  const pile = state[side]
  const pack = packOf(params, side)
  for (const id of ids) {
    const card = pile.deck.find((c) => kindOf(pack, c).id === id) ?? -1
    pile.deck.splice(pile.deck.indexOf(card), 1)
    insertCard(pack, pile.hand, card)
  }
  return state
}

/** What a hand gives up, one card after the other, until it is empty. */
function discards(side: 'zulu' | 'british', ids: readonly string[], order: typeof keepOrder): string[] {
  const state = withHand(side, ids)
  const given: string[] = []
  const none = { ...params, limits: [0, 0] as const }
  const pile = state[side]
  while (pile.hand.length > 0) {
    const move = chooseDiscard({ ...viewOf(state, side === 'zulu' ? ZULU : BRITISH), params: none }, order)
    if (move.do !== 'discard') break
    pile.hand.splice(pile.hand.indexOf(move.card), 1)
    given.push(kindOf(packOf(params, side), move.card).id)
  }
  return given
}

describe('discards over the limit', () => {
  const zulu = ['war-chant', 'warriors', 'attack', 'blood', 'snipers', 'chieftains', 'shields']
  const british = [
    'rally',
    'volley',
    'swords-and-pistols',
    'doctor',
    'fire-at-will',
    'cannon-ball',
    'ammunition-shortage',
  ]

  test('literal: the lowest force first, Snipers and idle cards before Attack, War Chant and Rally', () => {
    expect(discards('zulu', zulu, literalOrder).join(' ')).toBe(
      'snipers attack war-chant blood shields warriors chieftains',
    )
    expect(discards('british', british, literalOrder).join(' ')).toBe(
      'ammunition-shortage cannon-ball doctor rally fire-at-will volley swords-and-pistols',
    )
  })

  test('keep: idle cards, then force from the lowest, then Attack, War Chant and Rally', () => {
    expect(discards('zulu', zulu, keepOrder).join(' ')).toBe(
      'snipers blood shields warriors chieftains attack war-chant',
    )
    expect(discards('british', british, keepOrder).join(' ')).toBe(
      'ammunition-shortage cannon-ball doctor fire-at-will volley swords-and-pistols rally',
    )
  })

  test('nothing within the limit', () => {
    const state = withHand('zulu', ['blood', 'snipers'])
    expect(chooseDiscard(viewOf(state, ZULU), keepOrder)).toEqual({ do: 'done' })
  })
})

describe('attacks', () => {
  const total = (ids: readonly string[], threshold: number) => {
    const move = chooseAttack(viewOf(withHand('zulu', ids), ZULU), threshold)
    return move.do === 'attack' ? [move.cards.length, move.double !== undefined] : move.do
  }

  test('everything and one War Chant', () => {
    expect(total(['attack', 'attack', 'blood', 'warriors', 'war-chant', 'war-chant'], 0)).toEqual([2, true])
    expect(total(['attack', 'blood'], 0)).toEqual([1, false])
    expect(total(['blood', 'war-chant'], 0)).toBe('done')
  })

  test('hold waits for its total, the War Chant counted', () => {
    expect(total(['attack', 'warriors', 'war-chant'], 80)).toEqual([1, true])
    expect(total(['attack', 'warriors', 'war-chant'], 81)).toBe('done')
    expect(total(['attack', 'warriors'], 41)).toBe('done')
  })
})

describe('defences', () => {
  const defend = (hand: readonly string[], attackers: readonly string[], standing: readonly string[] = []) => {
    const state = withHand('british', hand)
    const cards = (side: 'zulu' | 'british', ids: readonly string[]) =>
      ids.map((id) => packOf(params, side).kinds.find((kind) => kind.id === id)?.first ?? -1)
    state.attack = cards('zulu', attackers)
    state.standing = cards('british', standing)
    const move = chooseDefence(viewOf(state, BRITISH))
    if (move.do !== 'defend') return move.do
    const names = move.cards.map((card) => kindOf(packOf(params, 'british'), card).id)
    return move.double === undefined ? names.join(' ') : `${names.join(' ')} + rally`
  }

  test('the strongest card first, until the attack is covered', () => {
    expect(defend(['fire-at-will', 'volley', 'gatling-gun', 'rally'], ['warriors'])).toBe('gatling-gun')
    expect(defend(['fire-at-will', 'volley', 'bayonets'], ['warriors'])).toBe('bayonets volley')
    expect(defend(['volley'], ['shields'], ['barricades'])).toBe('done')
  })

  test('cards of the same force in the order of the list', () => {
    expect(defend(['swords-and-pistols', 'volley'], ['shields'])).toBe('volley')
  })

  test('a Rally only when all cards together do not cover the attack, and there is something to double', () => {
    expect(defend(['volley', 'rally'], ['warriors'])).toBe('volley + rally')
    expect(defend(['rally'], ['warriors'])).toBe('done')
    expect(defend(['rally'], ['warriors'], ['barricades'])).toBe(' + rally')
  })

  test('cover the attack whenever they can', () => {
    const hand = fc.subarray([
      'fire-at-will',
      'volley',
      'bayonets',
      'cannon-grapeshot',
      'gatling-gun',
      'swords-and-pistols',
    ])
    fc.assert(
      fc.property(hand, fc.subarray(['blood', 'shields', 'spears', 'warriors'], { minLength: 1 }), (ids, attackers) => {
        const force = (side: 'zulu' | 'british', names: readonly string[]) =>
          names.reduce((sum, id) => sum + (packOf(params, side).kinds.find((kind) => kind.id === id)?.force ?? 0), 0)
        const played = defend(ids, attackers)
        const names = played === 'done' ? [] : played.split(' ')
        const wanted = Math.min(force('zulu', attackers), force('british', ids))
        expect(force('british', names)).toBeGreaterThanOrEqual(wanted)
        // The weakest card played was needed.
        expect(force('british', names.slice(0, -1))).toBeLessThan(Math.max(wanted, 1))
      }),
    )
  })
})

test('standing defences are laid before the Doctor, who waits for ten lost troops', () => {
  const next = (hand: readonly string[], troops: number) =>
    chooseFortification(viewOf(withHand('british', hand, { troops }), BRITISH)).do
  expect(next(['doctor', 'barricades'], 50)).toBe('lay')
  expect(next(['doctor'], 90)).toBe('heal')
  expect(next(['doctor'], 91)).toBe('done')
})
