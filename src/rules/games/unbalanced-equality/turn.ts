import type { Listener } from '../../rules-model.ts'
import type { Rng } from '../../rng.ts'
import { mustDecide } from './can-do.ts'
import type { EqualityMove } from './equality-move.ts'
import { NOBODY, unitAt, type EqualityState } from './equality-state.ts'
import { viewOf } from './equality-view.ts'
import { eventOf } from './event.ts'
import { closeIn, findMelees } from './steps/contact.ts'
import { endTurn } from './steps/end.ts'
import { fireAll } from './steps/fire.ts'
import { fight } from './steps/melee.ts'
import { moveAll } from './steps/movement.ts'
import { react } from './steps/reaction.ts'
import { recover } from './steps/recovery.ts'
import { carryOut } from './steps/round-b.ts'

/** Seat number after both have decided. */
const DONE = 2

/** Plays all that goes by itself, up to a decision or the end of the game. */
export function advance(state: EqualityState, rng: Rng, tell?: Listener): void {
  while (!state.end) {
    while (state.seat < DONE && !mustDecide(viewOf(state, state.seat), state.stage, state.seat)) state.seat++
    if (state.seat < DONE) return
    resolve(state, rng, tell)
  }
}

/** Carries out a stage in which nothing is left to decide, and goes on to the next. */
export function resolve(state: EqualityState, rng: Rng, tell?: Listener): void {
  switch (state.stage) {
    case 'recovery':
      beginTurn(state, rng, tell)
      return goTo(state, 'charge')
    case 'charge':
      // Nobody can evade what nobody charges.
      return goTo(state, revealCharges(state, tell) ? 'evade' : 'move')
    case 'evade':
      for (let i = 0; i < state.units.length; i++) state.units[i]!.evades = state.orders[i]!.evades
      return goTo(state, 'move')
    case 'move':
      moveAll(state, tell)
      return goTo(state, 'fire')
    case 'fire':
      if (fireAll(state, rng, tell)) react(state, rng, tell)
      if (closeIn(state, tell)) state.melees = findMelees(state.units)
      return nextMelee(state, rng, tell)
    case 'pursue':
      state.melees.shift()
      return nextMelee(state, rng, tell)
  }
}

/** Fights melees up to the next choice of a winner; after the last one the turn ends. */
function nextMelee(state: EqualityState, rng: Rng, tell?: Listener): void {
  goTo(state, 'pursue')
  for (let melee = state.melees[0]; melee; melee = state.melees[0]) {
    if (fight(state, melee, rng, tell)) return
    state.melees.shift()
  }
  endTurn(state, rng, tell)
  if (!state.end) goTo(state, 'recovery')
}

/** Starts the next turn with recovery. */
function beginTurn(state: EqualityState, rng: Rng, tell?: Listener): void {
  state.turn++
  const { units, orders } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    unit.wasLocked = unit.locks.length > 0
    unit.charge = NOBODY
    unit.evades = false
    unit.moved = 0
    unit.lostToFire = 0
    unit.failsOn = 0
    const order = orders[i]!
    order.charge = NOBODY
    order.evades = false
    order.moves = false
    order.target = NOBODY
    order.atGun = false
    if (unit.shaken) recover(state, unit, rng, tell)
  }
}

function goTo(state: EqualityState, stage: EqualityState['stage']): void {
  state.stage = stage
  state.seat = 0
}

/** Whether anybody charges. */
function revealCharges(state: EqualityState, tell?: Listener): boolean {
  const { units, orders } = state
  let charging = false
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    unit.charge = orders[i]!.charge
    if (unit.charge < 0) continue
    charging = true
    if (!tell) continue
    const target = unitAt(units, unit.charge)
    tell(eventOf(state, 'movement', 'charge', `${unit.spec.title} charges ${target.spec.title}.`, [unit, target]))
  }
  return charging
}

/** Writes down a legal move of the side that decides; when both have decided, plays what follows. */
export function applyMove(state: EqualityState, move: EqualityMove, rng: Rng, tell?: Listener): void {
  giveOrders(state, move, tell)
  state.seat = state.stage === 'pursue' ? DONE : state.seat + 1
  advance(state, rng, tell)
}

/** Writes down what a side has decided. */
export function giveOrders(state: EqualityState, move: EqualityMove, tell?: Listener): void {
  const order = (unit: number) => {
    const found = state.orders[unit]
    if (!found) throw new Error(`no unit ${unit}`)
    return found
  }
  switch (move.do) {
    case 'charge':
      for (const { unit, target } of move.charges) order(unit).charge = target
      return
    case 'evade':
      for (const unit of move.units) order(unit).evades = true
      return
    case 'move':
      for (const { unit, x, y, closed } of move.moves) Object.assign(order(unit), { moves: true, x, y, closed })
      return
    case 'fire':
      for (const { unit, target, atGun = false } of move.shots) Object.assign(order(unit), { target, atGun })
      return
    case 'retire':
    case 'follow': {
      const [melee] = state.melees
      if (melee) carryOut(state, melee, move.do === 'follow', tell)
    }
  }
}
