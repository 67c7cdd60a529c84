import type { QuickGame } from '../../../rules-model.ts'
import { BRITISH, ZULU } from '../roles.ts'
import type { ZuluParams } from '../zulu-params.ts'
import { defend, heal, lay, type QuickTable } from './quick-british.ts'
import { pick, picksOf, restart, type QuickRng } from './quick-rng.ts'
import * as hand from './quick-side.ts'
import { STANDING, type QuickSide } from './quick-side.ts'

/** Plays solo games quickly; undefined for decks that only the plain rules play. The hand of the Zulu side is its face-down row. */
export function quickSolo(params: ZuluParams): QuickGame | undefined {
  const { rulings } = params
  const zulu = hand.quickSide(params.packs[0], true, false, true)
  const british = hand.quickSide(params.packs[1], true, false, rulings.sniperHitsBlank)
  if (!zulu || !british) return undefined
  const table: QuickTable = { troops: 0, standing: 0, laid: new Int32Array(british.kinds.length) }
  const rng: QuickRng = new Int32Array(4)

  return (seed, game) => {
    restart(rng, seed, game)
    hand.restore(zulu)
    hand.restore(british)
    table.troops = params.troops
    table.standing = 0
    table.laid.fill(0)
    for (let turn = 1; ; turn++) {
      do fillHand(british, params.hand, rng)
      while (layAll(british, table) && rulings.refillAfterLaying)
      heal(british, table, params.troops)

      const number = 1 + pick(rng, params.die)
      while (zulu.size < number && zulu.left > 0) hand.addCard(zulu, hand.takeFromDeck(zulu, rng))
      if (rulings.attackWithRest ? zulu.size === 0 : zulu.size < number)
        return { winner: BRITISH, ending: 'zulu-deck-empty', turns: turn - 1, score: table.troops, picks: picksOf(rng) }

      for (let balls = hand.countIn(british, british.ranged); balls > 0 && zulu.size > 0; balls--) {
        hand.dropFirst(british, british.ranged)
        hand.loseAny(zulu, rng)
      }
      for (let snipers = hand.countIn(zulu, zulu.ranged); snipers > 0; snipers--) hand.loseAny(british, rng)
      const chants = hand.countIn(zulu, zulu.doubles)
      const total = zulu.sum * 2 ** (rulings.chantsStack ? chants : Math.min(chants, 1))
      zulu.hand.fill(0)
      zulu.size = 0
      zulu.sum = 0
      if (total === 0) continue
      defend(british, table, params, total)
      if (table.troops === 0) return { winner: ZULU, ending: 'troops-gone', turns: turn, score: 0, picks: picksOf(rng) }
    }
  }
}

function fillHand(side: QuickSide, most: number, rng: QuickRng): void {
  while (side.size < most && side.left > 0) hand.addCard(side, hand.takeFromDeck(side, rng))
}

/** Lays all standing defences in hand. Whether there were any. */
function layAll(side: QuickSide, table: QuickTable): boolean {
  let any = false
  for (let slot = side.firstForce; slot < side.hand.length; slot++) {
    if (side.special[slot] !== STANDING) continue
    while (side.hand[slot]! > 0) {
      hand.dropCard(side, slot)
      lay(side, table, slot)
      any = true
    }
  }
  return any
}
