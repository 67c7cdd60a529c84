import type { Listener } from '../../../rules-model.ts'
import type { Rng } from '../../../rng.ts'
import { die } from '../die.ts'
import type { EqualityState } from '../equality-state.ts'
import { eventOf } from '../event.ts'
import { BRITISH, enemyOf, namesOf, ZULU } from '../seats.ts'

/** Kinds of ending. */
export const ENDINGS = ['destroyed', 'both-destroyed', 'left-the-field', 'both-over', 'turn-limit'] as const
type Ending = (typeof ENDINGS)[number]

/** Men that a side has lost, gone units in full. */
export function lostBy({ sides }: EqualityState, seat: number): number {
  const units = sides[seat]!
  let lost = 0
  for (let i = 0; i < units.length; i++) lost += units[i]!.lost
  return lost
}

/** Step 6: a side without units, army morale, the last turn. */
export function endTurn(state: EqualityState, rng: Rng, tell?: Listener): void {
  const { params, turn } = state
  const zulu = isThere(state, ZULU)
  const british = isThere(state, BRITISH)
  if (!zulu && !british) return finish(state, 'both-destroyed')
  if (!zulu || !british) return finish(state, 'destroyed', zulu ? ZULU : BRITISH)
  if (params.rulings.armyMorale) armyMorale(state, rng, tell)
  if (!state.end && turn >= params.numbers.turnLimit) finish(state, 'turn-limit')
}

function isThere({ sides }: EqualityState, seat: number): boolean {
  const units = sides[seat]!
  for (let i = 0; i < units.length; i++) if (!units[i]!.gone) return true
  return false
}

/** A side that has lost too much rolls; both over it is a draw, or by ruling both roll, the British first. */
function armyMorale(state: EqualityState, rng: Rng, tell?: Listener): void {
  const zulu = isOver(state, ZULU)
  const british = isOver(state, BRITISH)
  if (!zulu && !british) return
  if (zulu !== british) {
    const seat = zulu ? ZULU : BRITISH
    if (leaves(state, seat, rng, tell)) finish(state, 'left-the-field', enemyOf(seat))
    return
  }
  if (!state.params.rulings.bothRoll) return finish(state, 'both-over')
  const britishLeave = leaves(state, BRITISH, rng, tell)
  const zulusLeave = leaves(state, ZULU, rng, tell)
  if (britishLeave && zulusLeave) return finish(state, 'both-over')
  if (britishLeave || zulusLeave) finish(state, 'left-the-field', britishLeave ? ZULU : BRITISH)
}

/** Rolls whether a side leaves the field. */
function leaves(state: EqualityState, seat: number, rng: Rng, tell?: Listener): boolean {
  const face = die(rng)
  const goes = state.params.dice.leaves[face - 1] === true
  if (!tell) return goes
  const text = `The ${namesOf(seat)} roll ${face} and ${goes ? 'leave the field' : 'fight on'}.`
  tell(eventOf(state, 'end', 'army-morale', text, []))
  return goes
}

/** Whether a side has lost so much that it rolls. */
function isOver(state: EqualityState, seat: number): boolean {
  const { numbers, men } = state.params
  return 100 * lostBy(state, seat) >= numbers.armyPercent * (men[seat] ?? 0)
}

function finish(state: EqualityState, ending: Ending, winner?: number): void {
  const figures = [lostBy(state, ZULU), lostBy(state, BRITISH)]
  const score = (state.params.men[BRITISH] ?? 0) - (figures[BRITISH] ?? 0)
  state.end = { winner, ending, turns: state.turn, score, figures }
}
