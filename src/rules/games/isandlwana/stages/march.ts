import type { Rng } from '../../../rng.ts'
import type { Listener } from '../../../rules-model.ts'
import { DONE, type BattleMove } from '../battle-move.ts'
import type { BattleState } from '../battle-state.ts'
import { tablesOf } from '../battle-tables.ts'
import { captureIn } from '../losses.ts'
import { ZULU } from '../seats.ts'
import { costsFrom, isBesideZulus, isClosedToZulus, isWagonAlone, OUT_OF_REACH, zuluReach } from '../ways.ts'
import type { DecisionRules } from './decision-rules.ts'

/** Of so many moves at random one ends the phase early. */
const RARELY = 200

/**
 * Whether a Zulu may end its move in a hex. Zulus are alike, so whatever the order and whoever makes room for whom (6.4), the same positions come about if
 * every one enters an empty hex; onrush hexes hold any number.
 */
function isOpenEnd(state: BattleState, from: number, to: number, through: boolean): boolean {
  if (tablesOf(state.params).onrush[to]) return from !== to || through
  return from === to ? through : (state.zulus[to] ?? 0) === 0
}

/** MP by a way through the hex of the wagon that stands alone, which captures it; undefined where there is no such way. */
function throughWagon(state: BattleState, from: number): Uint8Array | undefined {
  if (!isWagonAlone(state) || isClosedToZulus(state, state.wagon)) return undefined
  const reach = zuluReach(state, from)
  const toWagon = reach[state.wagon] ?? OUT_OF_REACH
  if (toWagon === OUT_OF_REACH) return undefined
  const rest = state.params.numbers.zuluMovement - toWagon
  return costsFrom(tablesOf(state.params), state.wagon, rest, (hex) => isClosedToZulus(state, hex))
}

/** MP to every hex without setting foot in that of a wagon alone, but for an end there. */
function pastWagon(state: BattleState, from: number): Uint8Array {
  if (!isWagonAlone(state)) return zuluReach(state, from)
  const around = costsFrom(
    tablesOf(state.params),
    from,
    state.params.numbers.zuluMovement,
    (hex) => hex === state.wagon || isClosedToZulus(state, hex),
  )
  around[state.wagon] = zuluReach(state, from)[state.wagon] ?? OUT_OF_REACH
  return around
}

function isLegal(state: BattleState, move: BattleMove): boolean {
  if (move.do === 'done') return true
  if (move.do !== 'march' || !((state.fresh[move.from] ?? 0) > 0)) return false
  const through = move.through === true
  if (!isOpenEnd(state, move.from, move.to, through)) return false
  const costs = through ? throughWagon(state, move.from) : pastWagon(state, move.from)
  if (through && move.to === state.wagon) return false
  return (costs?.[move.to] ?? OUT_OF_REACH) !== OUT_OF_REACH
}

/** A Zulu goes from hex to hex; `through` the wagon's or not. */
export function march(state: BattleState, from: number, to: number, through: boolean, tell?: Listener): void {
  state.fresh[from] = (state.fresh[from] ?? 0) - 1
  state.zulus[from] = (state.zulus[from] ?? 0) - 1
  state.zulus[to] = (state.zulus[to] ?? 0) + 1
  state.marched++
  captureIn(state, through ? state.wagon : to, tell)
}

/** A Zulu and where it goes, both at random; now and then the end of the phase. */
function sample(state: BattleState, rng: Rng): BattleMove {
  const origins: number[] = []
  for (let hex = 0; hex < state.fresh.length; hex++) if ((state.fresh[hex] ?? 0) > 0) origins.push(hex)
  const from = origins[rng.pick(Math.max(1, origins.length))]
  if (from === undefined || rng.pick(RARELY) === 0) return DONE
  const past = pastWagon(state, from)
  const ends: BattleMove[] = []
  past.forEach((cost, to) => {
    if (cost !== OUT_OF_REACH && isOpenEnd(state, from, to, false)) ends.push({ do: 'march', from, to })
  })
  throughWagon(state, from)?.forEach((cost, to) => {
    if (cost !== OUT_OF_REACH && to !== state.wagon && isOpenEnd(state, from, to, true))
      ends.push({ do: 'march', from, to, through: true })
  })
  return ends[rng.pick(Math.max(1, ends.length))] ?? DONE
}

/** Phase I: Zulus move one by one; each may stay where it is (5.3). */
export const marchRules: DecisionRules = {
  seat: ZULU,
  isLegal,
  sample,
  apply(state, move, _rng, tell) {
    if (move.do === 'march') march(state, move.from, move.to, move.through === true, tell)
  },
}

/** Zulu movement in a sentence or two; a line for each of them would bury the report. */
export function marchReport(state: BattleState): string {
  const beside = state.params.units.flatMap(({ name }, unit) => {
    const hex = state.at[unit] ?? -1
    return hex >= 0 && isBesideZulus(state, hex) ? [name] : []
  })
  const where = beside.length === 0 ? 'No British unit has Zulus beside it.' : `Beside Zulus now: ${beside.join(', ')}.`
  return `${state.marched} Zulu units move (5.3). ${where}`
}
