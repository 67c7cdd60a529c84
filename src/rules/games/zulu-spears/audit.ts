import { kindOf, pieceOf, type Pack } from './zulu-params.ts'
import type { ZuluState } from './zulu-state.ts'

/** Where every card is. */
export function piecesOf(state: ZuluState): readonly (readonly [piece: string, place: string])[] {
  const [zulu, british] = state.params.packs
  const all: (readonly [string, string])[] = []
  const add = (pack: Pack, place: string, cards: readonly number[]) => {
    for (const card of cards) all.push([pieceOf(pack, card), place])
  }
  for (const place of ['deck', 'hand', 'discard'] as const) {
    add(zulu, place, state.zulu[place])
    add(british, place, state.british[place])
  }
  add(british, 'table', state.standing)
  add(zulu, 'face-down', state.faceDown)
  add(zulu, 'discard', state.unseen)
  add(zulu, 'attack', state.attack)
  return all
}

/** What must never be so: troops above the start or below 0, hands out of order, more attacks than Attack cards, a deck that lasts too long. */
export function faultsOf(state: ZuluState): readonly string[] {
  const { params, troops, zulu, british, tally } = state
  const faults: string[] = []
  if (troops < 0 || troops > params.troops) faults.push(`${troops} troops of ${params.troops}`)
  const hands = [zulu.hand, british.hand]
  params.packs.forEach((pack, seat) => {
    const ranks = (hands[seat] ?? []).map((card) => pack.rank[card] ?? -1)
    if (ranks.some((rank, place) => place > 0 && rank <= (ranks[place - 1] ?? -1)))
      faults.push(`the ${pack.side} hand is out of order`)
  })
  if (params.mode === 'two-player') {
    const pack = params.packs[0]
    const attackCards = pack.kindOf.filter((_, card) => kindOf(pack, card).role === 'attack').length
    if (tally.attacks > attackCards) faults.push(`${tally.attacks} attacks with ${attackCards} Attack cards`)
  }
  if (params.mode === 'two-player' && state.end?.ending === 'zulu-deck-empty') {
    const draws = Math.ceil(Math.max(0, params.packs[0].kindOf.length - params.openingHand) / params.draw)
    if (state.end.turns !== draws) faults.push(`the Zulu deck lasted ${state.end.turns} turns, not ${draws}`)
  }
  return faults
}
