import { attackTotal } from '../attack-total.ts'
import { attackCardsIn, canAttack } from '../stages/attack.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { kindOf } from '../zulu-params.ts'
import type { ZuluView } from '../zulu-view.ts'

/** Attacks with everything and one War Chant, if the total is at least `threshold`. The weakest Attack card is spent, the strongest War Chant played. */
export function chooseAttack({ params, pack, hand }: ZuluView, threshold: number): ZuluMove {
  if (!canAttack(params, hand)) return DONE
  const { spend, forces, doubles } = attackCardsIn(params, hand)
  const attack = spend[0] ?? -1
  const cards = forces.filter((card) => card !== attack)
  const force = (card: number) => kindOf(pack, card).force
  const [double] = [...doubles].sort((a, b) => force(b) - force(a) || a - b)
  const total = attackTotal(params, double === undefined ? cards : [...cards, double])
  if (total <= 0 || total < threshold) return DONE
  return { do: 'attack', spend: attack, cards, ...(double !== undefined && { double }) }
}
