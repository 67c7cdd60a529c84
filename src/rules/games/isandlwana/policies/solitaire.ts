import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { besides, isWagonAlone } from '../ways.ts'
import { leastBy } from './least-by.ts'
import { planned, playBy } from './plan.ts'
import { isZuluTarget, placeZulus, ringsAroundBritish, shuffle } from './placement.ts'
import { playStorm, stormers, stormPlan, type StormPlan } from './storm-plan.ts'
import { snipableUnits, ZULU_DEFAULTS } from './zulu-common.ts'

/** Target hexes class by class: the wagon alone, the neighbours of the wagon with the Colors, then ring after ring around the British. */
function* classesOf(state: BattleState, rng: Rng): Generator<readonly number[]> {
  const { wagon } = state
  if (isWagonAlone(state)) yield [wagon]
  else if (!state.wagonCaptured && state.colors === 'shown') {
    const around = besides(state, wagon).filter((hex) => isZuluTarget(state, hex))
    yield shuffle(around, rng)
  }
  for (const ring of ringsAroundBritish(state).slice(1)) yield shuffle(ring, rng)
}

/** One of the items by die; a single one needs none. */
function byDie(items: readonly number[], rng: Rng): number {
  return items[items.length > 1 ? rng.pick(items.length) : 0] ?? -1
}

/** Hexes by strength; one attacker for each as far as there are, the others where most strength is. */
function planStorm(state: BattleState, rng: Rng): StormPlan {
  const { hexes, zulus } = stormers(state)
  const force = (hex: number): number => state.force[hex] ?? 0
  const order = [...hexes].sort((a, b) => force(b) - force(a) || a - b)
  const tables = tablesOf(state.params)
  const aims = zulus.map(() => -1)
  const visited = new Uint8Array(zulus.length)
  const augment = (hex: number): boolean => {
    for (let i = 0; i < zulus.length; i++) {
      if (visited[i] || tables.distance[hex * tables.hexes + (zulus[i] ?? 0)] !== 1) continue
      visited[i] = 1
      const old = aims[i] ?? -1
      if (old >= 0 && !augment(old)) continue
      aims[i] = hex
      return true
    }
    return false
  }
  for (const hex of order) {
    visited.fill(0)
    augment(hex)
  }
  for (let i = 0; i < zulus.length; i++)
    if ((aims[i] ?? -1) < 0) aims[i] = byDie(strongestBeside(state, zulus[i] ?? -1), rng)
  return stormPlan(order, zulus, aims)
}

/** British hexes beside a Zulu that hold most strength, ascending. */
function strongestBeside(state: BattleState, zulu: number): number[] {
  let most = 1
  let strongest: number[] = []
  for (const hex of besides(state, zulu)) {
    const force = state.force[hex] ?? 0
    if (force < most) continue
    if (force > most) strongest = []
    most = force
    strongest.push(hex)
  }
  return strongest
}

/** Attacks where the British are strongest; the choices that rule 9.2 leaves to the odds are left to the die. */
export function solitaire(): Policy<BattleState, BattleMove> {
  return playBy({
    ...ZULU_DEFAULTS,
    march: planned((state, rng) => placeZulus(state, classesOf(state, rng))),
    storm: playStorm(planStorm, (state, hexes) => leastBy(hexes, (hex) => [-(state.force[hex] ?? 0), hex])),
    advance: ({ attackers }, rng) => ({ do: 'advance', from: byDie(attackers, rng) }),
    snipe: (state) => {
      const unit = leastBy(snipableUnits(state), (unit) => [-(state.strength[unit] ?? 0), unit])
      return { do: 'snipe', unit: unit ?? -1 }
    },
    return: (state, rng) => ({ do: 'return', hex: byDie(returnHexes(state, state.fallen), rng) }),
  })
}
