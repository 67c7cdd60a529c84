import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import type { EqualityState } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { BRITISH, enemyOf, SIDES, ZULU } from '../seats.ts'

/** Kinds of ending. */
export const ENDINGS = ['destroyed', 'both-destroyed', 'left-the-field', 'both-over', 'turn-limit'] as const
type Ending = (typeof ENDINGS)[number]

/** Men that a side has lost, gone units in full. */
export function lostBy({ units }: EqualityState, seat: number): number {
  let lost = 0
  for (const unit of units) if (unit.spec.seat === seat) lost += unit.lost
  return lost
}

/** Step 6: a side without units, army morale, the last turn. */
export function endTurn(state: EqualityState, rng: Rng, tell?: Listener): void {
  const { units, params, turn } = state
  const [zulu, british] = [ZULU, BRITISH].map((seat) => units.some(({ spec, gone }) => spec.seat === seat && !gone))
  if (!zulu && !british) return finish(state, 'both-destroyed')
  if (!zulu || !british) return finish(state, 'destroyed', zulu ? ZULU : BRITISH)
  if (params.rulings.armyMorale) armyMorale(state, rng, tell)
  if (!state.end && turn >= params.numbers.turnLimit) finish(state, 'turn-limit')
}

function armyMorale(state: EqualityState, rng: Rng, tell?: Listener): void {
  const [zulu, british] = [ZULU, BRITISH].map((seat) => isOver(state, seat))
  if (!zulu && !british) return
  const leaves = (seat: number): boolean => {
    const face = die(rng)
    const goes = state.params.dice.leaves[face - 1] === true
    const text = `The ${SIDES[seat] === 'zulu' ? 'Zulus roll' : 'British roll'} ${face} and ${goes ? 'leave the field' : 'fight on'}.`
    tell?.(eventOf(state, 'end', 'army-morale', text, []))
    return goes
  }
  if (zulu && british) {
    if (!state.params.rulings.bothRoll) return finish(state, 'both-over')
    const gone = [leaves(BRITISH), leaves(ZULU)]
    if (gone.every(Boolean)) return finish(state, 'both-over')
    if (gone.some(Boolean)) finish(state, 'left-the-field', gone[0] ? ZULU : BRITISH)
    return
  }
  const seat = zulu ? ZULU : BRITISH
  if (leaves(seat)) finish(state, 'left-the-field', enemyOf(seat))
}

/** Whether a side has lost so much that it rolls. */
function isOver(state: EqualityState, seat: number): boolean {
  let men = 0
  for (const { spec } of state.units) if (spec.seat === seat) men += spec.men
  return 100 * lostBy(state, seat) >= state.params.numbers.armyPercent * men
}

function finish(state: EqualityState, ending: Ending, winner?: number): void {
  const figures = [lostBy(state, ZULU), lostBy(state, BRITISH)]
  let score = 0
  for (const { spec, lost } of state.units) if (spec.seat === BRITISH) score += spec.men - lost
  state.end = { winner, ending, turns: state.turn, score, figures }
}
