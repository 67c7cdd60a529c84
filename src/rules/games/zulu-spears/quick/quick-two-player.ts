import type { QuickGame } from '../../../rules-model.ts'
import { BRITISH, ZULU } from '../roles.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { clearTable, defend, heal, receive, reshuffle, type QuickTable } from './quick-british.ts'
import type { QuickChance } from './quick-chance.ts'
import { picksOf } from './quick-rng.ts'
import { addCard, countIn, discardTo, dropCard, forceInHand, lowest, loseAny, quickSide } from './quick-side.ts'
import { takeFromDeck, type QuickSide } from './quick-side.ts'

/** What a policy does beyond the common play. */
export interface QuickPolicy {
  readonly keep: boolean
  /** Least total of an attack. */
  readonly threshold: number
}

/** Plays two-player games quickly; undefined for decks that only the plain rules play. */
export function quickTwoPlayer(
  params: ZuluParams,
  policies: readonly [QuickPolicy, QuickPolicy],
  chance: QuickChance,
): QuickGame | undefined {
  const { draw, openingHand, troops } = params
  const { oneRangedCard, reshuffleBritish, blankNeverDiscarded } = params.rulings
  const [zuluLimit, britishLimit] = params.limits
  const [{ keep: zuluKeeps, threshold }, { keep: britishKeep }] = policies
  const blanks = { blanksLosable: !blankNeverDiscarded, blanksDiscardable: !blankNeverDiscarded }
  const zulu = quickSide(params.packs[0], { keep: zuluKeeps, ...blanks })
  const british = quickSide(params.packs[1], { keep: britishKeep, ...blanks })
  if (!zulu || !british) return undefined
  const table: QuickTable = { troops: 0, standing: 0, laid: new Int32Array(british.hand.length), reshuffles: 0 }
  const { rng } = chance

  return (seed, game) => {
    chance.begin(zulu, british, seed, game)
    clearTable(table, troops)
    for (let i = 0; i < openingHand; i++) drawBoth(zulu, british, table, chance, false)
    for (let turn = 1; ; turn++) {
      if (zulu.left === 0)
        return { winner: BRITISH, ending: 'zulu-deck-empty', turns: turn - 1, score: table.troops, picks: picksOf(rng) }
      for (let i = 0; i < draw; i++) drawBoth(zulu, british, table, chance, reshuffleBritish)
      if ((british.held & british.healers) !== 0) heal(british, table, troops)
      if ((zulu.held & zulu.ranged) !== 0) shoot(zulu, british, oneRangedCard)
      if ((british.held & british.ranged) !== 0) shoot(british, zulu, oneRangedCard)
      if (zulu.size > zuluLimit) discardTo(zulu, zuluLimit)
      if (british.size > britishLimit) discardTo(british, britishLimit)
      if ((zulu.held & zulu.attacks) === 0 || (zulu.held & zulu.forces) === 0) continue

      const chants = zulu.held & zulu.doubles
      const total = forceInHand(zulu) * (chants !== 0 ? 2 : 1)
      if (total < threshold) continue
      dropCard(zulu, lowest(zulu.held & zulu.attacks))
      if (chants !== 0) dropCard(zulu, lowest(chants))
      spendForce(zulu)
      defend(british, table, params, total)
      if (table.troops === 0) return { winner: ZULU, ending: 'troops-gone', turns: turn, score: 0, picks: picksOf(rng) }
    }
  }
}

/** Each side draws a card if it can; by ruling the British make a new deck of their discards first. */
function drawBoth(
  zulu: QuickSide,
  british: QuickSide,
  table: QuickTable,
  chance: QuickChance,
  reshuffles: boolean,
): void {
  const { rng } = chance
  if (zulu.left > 0) addCard(zulu, takeFromDeck(zulu, rng))
  if (british.left === 0 && reshuffles) {
    reshuffle(british, table)
    if (british.left > 0) chance.reshuffle?.(british, table.reshuffles++)
  }
  if (british.left > 0) receive(british, table, takeFromDeck(british, rng))
}

/** A side plays its ranged cards one at a time, or only one. */
function shoot(side: QuickSide, enemy: QuickSide, onlyOne: boolean): void {
  for (let shots = onlyOne ? 1 : countIn(side, side.ranged); shots > 0; shots--) {
    dropCard(side, lowest(side.held & side.ranged))
    loseAny(enemy)
  }
}

/** All cards with a force leave the hand. */
function spendForce(side: QuickSide): void {
  for (let bits = side.held & side.forces; bits !== 0; bits &= bits - 1) {
    const slot = lowest(bits)
    side.size -= side.hand[slot]!
    side.hand[slot] = 0
  }
  side.held &= ~side.forces
}
