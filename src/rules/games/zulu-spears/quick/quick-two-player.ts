import type { QuickGame } from '../../../rules-model.ts'
import { BRITISH, ZULU } from '../roles.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { defend, heal, receive, reshuffle, type QuickTable } from './quick-british.ts'
import { picksOf, restart, type QuickRng } from './quick-rng.ts'
import * as hand from './quick-side.ts'
import type { QuickPolicy, QuickSide } from './quick-side.ts'

/** Plays two-player games quickly; undefined for decks that only the plain rules play. */
export function quickTwoPlayer(
  params: ZuluParams,
  policies: readonly [QuickPolicy, QuickPolicy],
): QuickGame | undefined {
  const { rulings } = params
  const blanksStay = rulings.blankNeverDiscarded
  const zulu = hand.quickSide(params.packs[0], policies[0].keep, blanksStay, !blanksStay)
  const british = hand.quickSide(params.packs[1], policies[1].keep, blanksStay, !blanksStay)
  if (!zulu || !british) return undefined
  const table: QuickTable = { troops: 0, standing: 0, laid: new Int32Array(british.kinds.length) }
  const rng: QuickRng = new Int32Array(4)
  const mostShots = rulings.oneRangedCard ? 1 : Infinity
  const { threshold } = policies[0]

  return (seed, game) => {
    restart(rng, seed, game)
    hand.restore(zulu)
    hand.restore(british)
    table.troops = params.troops
    table.standing = 0
    table.laid.fill(0)
    for (let i = 0; i < params.openingHand; i++) {
      if (zulu.left > 0) hand.addCard(zulu, hand.takeFromDeck(zulu, rng))
      if (british.left > 0) receive(british, table, hand.takeFromDeck(british, rng))
    }
    for (let turn = 1; ; turn++) {
      if (zulu.left === 0)
        return { winner: BRITISH, ending: 'zulu-deck-empty', turns: turn - 1, score: table.troops, picks: picksOf(rng) }
      for (let i = 0; i < params.draw; i++) {
        if (zulu.left > 0) hand.addCard(zulu, hand.takeFromDeck(zulu, rng))
        if (british.left === 0 && rulings.reshuffleBritish) reshuffle(british, table)
        if (british.left > 0) receive(british, table, hand.takeFromDeck(british, rng))
      }
      if (table.troops < params.troops) heal(british, table, params.troops)
      shoot(zulu, british, mostShots, rng)
      shoot(british, zulu, mostShots, rng)
      hand.discardTo(zulu, params.limits[ZULU])
      hand.discardTo(british, params.limits[BRITISH])
      if (zulu.sum === 0 || hand.countIn(zulu, zulu.attacks) === 0) continue
      const doubled = hand.countIn(zulu, zulu.doubles) > 0
      const total = doubled ? 2 * zulu.sum : zulu.sum
      if (total < threshold) continue
      hand.dropFirst(zulu, zulu.attacks)
      if (doubled) hand.dropFirst(zulu, zulu.doubles)
      spendAllForce(zulu)
      defend(british, table, params, total)
      if (table.troops === 0) return { winner: ZULU, ending: 'troops-gone', turns: turn, score: 0, picks: picksOf(rng) }
    }
  }
}

/** A side plays its ranged cards one at a time. */
function shoot(side: QuickSide, enemy: QuickSide, most: number, rng: QuickRng): void {
  for (let shots = Math.min(most, hand.countIn(side, side.ranged)); shots > 0; shots--) {
    hand.dropFirst(side, side.ranged)
    hand.loseAny(enemy, rng)
  }
}

/** All cards with a force leave the hand. */
function spendAllForce(side: QuickSide): void {
  for (let slot = side.firstForce; slot < side.hand.length; slot++) {
    side.size -= side.hand[slot]!
    side.hand[slot] = 0
  }
  side.sum = 0
}
