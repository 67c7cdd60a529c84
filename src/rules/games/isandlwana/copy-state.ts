import type { BattleState } from './battle-state.ts'

/** A state of its own: nothing that changes is shared. */
export function cloneState(state: BattleState): BattleState {
  return {
    ...state,
    at: state.at.slice(),
    strength: state.strength.slice(),
    square: state.square.slice(),
    leaders: state.leaders.slice(),
    zulus: state.zulus.slice(),
    bodies: state.bodies.slice(),
    force: state.force.slice(),
    fresh: state.fresh.slice(),
    stormed: state.stormed.slice(),
    sorties: state.sorties.slice(),
    attacked: state.attacked.slice(),
    fired: state.fired.slice(),
    spent: state.spent.slice(),
    moved: state.moved.slice(),
    reformed: state.reformed.slice(),
    led: state.led.slice(),
    attackers: [...state.attackers],
    snipable: state.snipable.slice(),
    tally: { ...state.tally },
    heat: state.heat.slice(),
  }
}

/** Makes a state the same as another of the same battle; nothing that changes is shared. */
export function copyState(from: BattleState, to: BattleState): void {
  to.turn = from.turn
  to.stage = from.stage
  to.asks = from.asks
  to.wagon = from.wagon
  to.wagonCaptured = from.wagonCaptured
  to.colors = from.colors
  to.exempt = from.exempt
  to.placed = from.placed
  to.wagonMoved = from.wagonMoved
  to.first = from.first
  to.target = from.target
  to.attackers = [...from.attackers]
  to.snipes = from.snipes
  to.fallen = from.fallen
  to.struck = from.struck
  to.emptied = from.emptied
  to.bled = from.bled
  to.marched = from.marched
  to.end = from.end
  Object.assign(to.tally, from.tally)
  to.at.set(from.at)
  to.strength.set(from.strength)
  to.square.set(from.square)
  to.leaders.set(from.leaders)
  to.zulus.set(from.zulus)
  to.bodies.set(from.bodies)
  to.force.set(from.force)
  to.fresh.set(from.fresh)
  to.stormed.set(from.stormed)
  to.sorties.set(from.sorties)
  to.attacked.set(from.attacked)
  to.fired.set(from.fired)
  to.spent.set(from.spent)
  to.moved.set(from.moved)
  to.reformed.set(from.reformed)
  to.led.set(from.led)
  to.snipable.set(from.snipable)
  to.heat.set(from.heat)
}
