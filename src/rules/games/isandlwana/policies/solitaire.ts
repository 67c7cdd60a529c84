import type { Rng } from '../../../rng.ts'
import type { Policy } from '../../../rules-model.ts'
import type { BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { returnHexes } from '../stages/after-a-hit.ts'
import { besides, isWagonAlone } from '../ways.ts'
import { leastBy } from './least-by.ts'
import { planned, playBy } from './plan.ts'
import { isZuluTarget, placeZulus, ringsAroundBritish, shuffle } from './placement.ts'
import { playStorm, stormers, type StormPlan } from './storm-plan.ts'
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
  const near = zulus.map((zulu) => besides(state, zulu).filter((hex) => hexes.includes(hex)))
  const aims = zulus.map(() => -1)
  const augment = (hex: number, visited: Set<number>): boolean => {
    for (let zulu = 0; zulu < zulus.length; zulu++) {
      if (visited.has(zulu) || !near[zulu]?.includes(hex)) continue
      visited.add(zulu)
      const old = aims[zulu] ?? -1
      if (old >= 0 && !augment(old, visited)) continue
      aims[zulu] = hex
      return true
    }
    return false
  }
  for (const hex of order) augment(hex, new Set())
  zulus.forEach((_, zulu) => {
    if ((aims[zulu] ?? -1) >= 0) return
    const most = Math.max(...(near[zulu] ?? []).map(force))
    const strongest = (near[zulu] ?? []).filter((hex) => force(hex) === most)
    aims[zulu] = byDie(strongest, rng)
  })
  return { order, attackers: new Map(order.map((hex) => [hex, zulus.filter((_, zulu) => aims[zulu] === hex)])) }
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
