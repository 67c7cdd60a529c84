import type { QuickGame } from '../../../rules-model.ts'
import { BRITISH, ZULU } from '../roles.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { clearTable, defend, heal, lay, type QuickTable } from './quick-british.ts'
import type { QuickChance } from './quick-chance.ts'
import { pick, picksOf, type QuickRng } from './quick-rng.ts'
import { addCard, countIn, dropCard, emptyHand, forceInHand, lowest, loseAny, quickSide } from './quick-side.ts'
import { takeFromDeck, type QuickSide } from './quick-side.ts'

/** Plays solo games quickly; undefined for decks that only the plain rules play. The hand of the Zulu side is its face-down row. */
export function quickSolo(params: ZuluParams, chance: QuickChance): QuickGame | undefined {
  const { rulings } = params
  const zulu = quickSide(params.packs[0], { keep: true, blanksLosable: true, blanksDiscardable: true })
  const british = quickSide(params.packs[1], {
    keep: true,
    blanksLosable: rulings.sniperHitsBlank,
    blanksDiscardable: true,
  })
  if (!zulu || !british) return undefined
  const table: QuickTable = { troops: 0, standing: 0, laid: new Int32Array(british.hand.length), reshuffles: 0 }
  const { rng } = chance

  return (seed, game) => {
    chance.begin(zulu, british, seed, game)
    clearTable(table, params.troops)
    for (let turn = 1; ; turn++) {
      do fillHand(british, params.hand, rng)
      while (layAll(british, table) && rulings.refillAfterLaying)
      heal(british, table, params.troops)

      const number = 1 + pick(rng, params.die)
      while (zulu.size < number && zulu.left > 0) addCard(zulu, takeFromDeck(zulu, rng))
      if (rulings.attackWithRest ? zulu.size === 0 : zulu.size < number)
        return { winner: BRITISH, ending: 'zulu-deck-empty', turns: turn - 1, score: table.troops, picks: picksOf(rng) }

      for (let balls = countIn(british, british.ranged); balls > 0 && zulu.size > 0; balls--) {
        dropCard(british, lowest(british.held & british.ranged))
        loseAny(zulu)
      }
      for (let snipers = countIn(zulu, zulu.ranged); snipers > 0; snipers--) loseAny(british)
      const chants = countIn(zulu, zulu.doubles)
      const total = forceInHand(zulu) * 2 ** (rulings.chantsStack ? chants : Math.min(chants, 1))
      emptyHand(zulu)
      if (total === 0) continue
      defend(british, table, params, total)
      if (table.troops === 0) return { winner: ZULU, ending: 'troops-gone', turns: turn, score: 0, picks: picksOf(rng) }
    }
  }
}

function fillHand(side: QuickSide, most: number, rng: QuickRng): void {
  while (side.size < most && side.left > 0) addCard(side, takeFromDeck(side, rng))
}

/** Lays all standing defences in hand. Whether there were any. */
function layAll(side: QuickSide, table: QuickTable): boolean {
  const found = side.held & side.standing
  for (let bits = found; bits !== 0; bits &= bits - 1) {
    const slot = lowest(bits)
    while (side.hand[slot]! > 0) {
      dropCard(side, slot)
      lay(side, table, slot)
    }
  }
  return found !== 0
}
