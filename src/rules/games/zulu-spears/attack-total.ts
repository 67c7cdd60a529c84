import { forceOf, kindOf, type ZuluParams } from './zulu-params.ts'

/** Total of an attack: the sum of force, doubled once if there is a War Chant; by ruling once for each of them. */
export function attackTotal(params: ZuluParams, cards: readonly number[]): number {
  const chants = countChants(params, cards)
  const doublings = params.mode === 'solo' && params.rulings.chantsStack ? chants : Math.min(chants, 1)
  return forceOf(params.packs[0], cards) * 2 ** doublings
}

/** War Chants among the cards of an attack. */
export function countChants(params: ZuluParams, cards: readonly number[]): number {
  return cards.filter((card) => kindOf(params.packs[0], card).role === 'double-attack').length
}

/** Total of a defence: standing defences, hand cards and the Rally, which doubles all, or by ruling all but the standing defences. */
export function defenceTotal(params: ZuluParams, standing: number, fromHand: number, rally: boolean): number {
  if (!rally) return standing + fromHand
  return params.rulings.rallyDoublesStanding ? 2 * (standing + fromHand) : standing + 2 * fromHand
}
