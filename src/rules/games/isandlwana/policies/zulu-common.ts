import type { BattleMove } from '../battle-move.ts'
import type { BattleState, Decision } from '../battle-state.ts'
import { overstacked, roomBeside, weakestIn } from '../stages/displace.ts'
import { besides } from '../ways.ts'
import { leastBy } from './least-by.ts'
import type { Chooser } from './plan.ts'
import { strongestIn } from './storm-plan.ts'

/** Where a displaced unit is driven: little cover, many Zulus. */
function displaceToWorst(state: BattleState): BattleMove {
  const from = overstacked(state)
  const zulusBeside = (hex: number): number => besides(state, hex).filter((next) => (state.zulus[next] ?? 0) > 0).length
  const hexes = roomBeside(state, from, weakestIn(state, from))
  const hex = leastBy(hexes, (hex) => [state.params.defence[hex] ?? 0, -zulusBeside(hex), hex])
  return { do: 'displace', hex: hex ?? -1 }
}

/** What every Zulu policy does in the same way. */
export const ZULU_DEFAULTS: Partial<Readonly<Record<Decision, Chooser>>> = {
  displace: displaceToWorst,
  victim: (state) => ({ do: 'victim', unit: strongestIn(state, state.struck) }),
}

/** Units that can be sniped, in unit order. */
export function snipableUnits({ snipable }: BattleState): number[] {
  const units: number[] = []
  for (let unit = 0; unit < snipable.length; unit++) if (snipable[unit]) units.push(unit)
  return units
}
