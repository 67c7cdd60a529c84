import { attackTotal } from '../attack-total.ts'
import { defenceCardsIn } from '../stages/defend.ts'
import { healersIn, standingIn } from '../stages/lay.ts'
import { rangedIn } from '../stages/ranged.ts'
import { DONE, type ZuluMove } from '../zulu-move.ts'
import { forceOf, kindOf } from '../zulu-params.ts'
import type { ZuluView } from '../zulu-view.ts'

/** Lays every standing defence, then plays the Doctor as soon as nothing of it is lost. */
export function chooseFortification({ params, pack, hand, troops }: ZuluView): ZuluMove {
  const [standing] = standingIn(params, hand)
  if (standing !== undefined) return { do: 'lay', card: standing }
  const healer = healersIn(params, hand).find((card) => troops <= params.troops - kindOf(pack, card).amount)
  return healer === undefined ? DONE : { do: 'heal', card: healer }
}

/** Plays every ranged card that the rules allow (both sides). */
export function chooseShot({ params, side, hand }: ZuluView): ZuluMove {
  const [card] = rangedIn(params, side, hand)
  return card === undefined ? DONE : { do: 'shoot', card }
}

/** Covers the attack with as few cards as the strongest first gives; if all of them do not, a Rally joins. */
export function chooseDefence({ params, pack, hand, troops, standing, attack }: ZuluView): ZuluMove {
  const total = attackTotal(params, attack)
  const { forces, doubles } = defenceCardsIn(params, hand, troops)
  const force = (card: number) => kindOf(pack, card).force
  const strongestFirst = [...forces].sort((a, b) => force(b) - force(a) || a - b)
  const cards: number[] = []
  let sum = forceOf(pack, standing)
  for (const card of strongestFirst) {
    if (sum >= total) break
    cards.push(card)
    sum += force(card)
  }
  const [rally] = [...doubles].sort((a, b) => force(b) - force(a) || a - b)
  if (sum < total && rally !== undefined && sum + force(rally) > 0) return { do: 'defend', cards, double: rally }
  return cards.length === 0 ? DONE : { do: 'defend', cards }
}
