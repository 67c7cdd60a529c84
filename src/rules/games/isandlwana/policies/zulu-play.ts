import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleParams } from '../battle-params.ts'
import type { BattleState } from '../battle-state.ts'
import { overstacked, roomBeside, weakestIn } from '../stages/displace.ts'
import { besides } from '../ways.ts'
import { leastBy } from './least-by.ts'
import { planned, playBy, type Chooser } from './plan.ts'
import { placeZulus, type Hexes } from './placement.ts'
import { newStormPlan, nextAttack, type StormPlan, type TurnTo } from './storm-plan.ts'

/** How the Zulus play: what is peculiar to a policy. Decisions are hexes and units, -1 for none. */
export interface ZuluPlay {
  /** Hexes to go to in phase I, class by class; a class is asked for when those before it have left Zulus over. */
  targets(state: BattleState, rng: Rng): Iterable<Hexes>
  /** Plans the attacks of phase III. */
  storm(state: BattleState, rng: Rng, plan: StormPlan): void
  readonly turnTo: TurnTo
  /** Hex from which one enters the hex that was cleared. */
  advance(state: BattleState, rng: Rng): number
  /** Unit that loses the next step to sniping. */
  snipe(state: BattleState): number
  /** Hex where the lost Zulu comes back. */
  comeBack(state: BattleState, rng: Rng): number
}

/** Unit that an attack names: the strongest, where the Zulus must say so before they roll. */
export function namedUnit(state: BattleState, target: number): number | undefined {
  return state.params.rulings.attackUnits ? strongestIn(state, target) : undefined
}

/** The victim of a hit: most strength points, then unit order. */
export function strongestIn({ at, strength }: BattleState, hex: number): number {
  let strongest = -1
  for (let unit = 0; unit < at.length; unit++)
    if (at[unit] === hex && (strongest < 0 || (strength[unit] ?? 0) > (strength[strongest] ?? 0))) strongest = unit
  return strongest
}

/** Plays the attacks of a plan one by one. */
function attackByPlan(play: ZuluPlay, params: BattleParams): Chooser {
  let turn = -1
  let plan: StormPlan | undefined
  return (state, rng): BattleMove => {
    plan ??= newStormPlan(params)
    if (turn !== state.turn) {
      turn = state.turn
      play.storm(state, rng, plan)
    }
    const from = nextAttack(state, plan, play.turnTo)
    if (from < 0) return DONE
    const target = plan.order[plan.at] ?? -1
    const unit = namedUnit(state, target)
    return unit === undefined ? { do: 'storm', from, target } : { do: 'storm', from, target, unit }
  }
}

/** Where a displaced unit is driven: little cover, many Zulus. */
function displaceToWorst(state: BattleState): BattleMove {
  const from = overstacked(state)
  const zulusBeside = (hex: number): number => besides(state, hex).filter((next) => (state.zulus[next] ?? 0) > 0).length
  const hexes = roomBeside(state, from, weakestIn(state, from))
  const hex = leastBy(hexes, (hex) => [state.params.defence[hex] ?? 0, -zulusBeside(hex), hex])
  return { do: 'displace', hex: hex ?? -1 }
}

/** A policy that plays so, decision by decision. */
export function zuluPolicy(play: ZuluPlay, params: BattleParams): Policy<BattleState, BattleMove> {
  return playBy({
    march: planned((state, rng) => placeZulus(state, play.targets(state, rng))),
    storm: attackByPlan(play, params),
    displace: displaceToWorst,
    snipe: (state) => ({ do: 'snipe', unit: play.snipe(state) }),
    victim: (state) => ({ do: 'victim', unit: strongestIn(state, state.struck) }),
    return: (state, rng) => ({ do: 'return', hex: play.comeBack(state, rng) }),
    advance: (state, rng) => ({ do: 'advance', from: play.advance(state, rng) }),
  })
}
