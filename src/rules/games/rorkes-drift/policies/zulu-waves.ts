import { DONE, type RorkesMove } from '../moves.ts'
import { isEngaged, placesOf } from '../passage.ts'
import type { RorkesState } from '../rorkes-state.ts'

/** How strong an outer section looks: the defenders it can have, and what a ledge or windows add. */
export function valueOf(state: RorkesState, section: number): number {
  const { params, counts } = state
  const { ledge, kind, behind } = params.ground.sections[section]!
  const { ledgeWorth, openingWorth } = params.numbers
  const defenders = Math.min(placesOf(state, section), counts.britishIn[behind]!)
  return defenders + (ledge >= 0 ? ledgeWorth : 0) + (kind === 'opening' ? openingWorth : 0)
}

/** The weakest outer section of a zone, or of all zones, without enemies on it, -1 when there is none; walls that are only climbed are passed over. */
export function weakestOf(state: RorkesState, zone?: number): number {
  const { ground } = state.params
  let weakest = -1
  let least = Infinity
  for (let section = 0; section < ground.sections.length; section++) {
    const { outer, behind } = ground.sections[section]!
    if (!outer || (zone !== undefined && behind !== zone)) continue
    if (ground.sections[section]!.kind === 'climb' || isEngaged(state, section)) continue
    const value = valueOf(state, section)
    const better = value < least || (value === least && ground.preference[section]! < ground.preference[weakest]!)
    if (!better) continue
    weakest = section
    least = value
  }
  return weakest
}

/** In odd turns one wave at the weakest section of all. */
export function weakestSectionWave(state: RorkesState): RorkesMove {
  const { params, turn, pool, waves } = state
  if (turn % 2 === 0) return DONE
  const size = Math.min(params.numbers.wave, pool)
  // One wave a turn: the last one must not have been formed in this turn.
  const last = waves[waves.length - 1]
  const formed = last !== undefined && !last.gone && last.step === 0
  if (formed || size === 0) return DONE
  const section = weakestOf(state)
  return section < 0 ? DONE : { do: 'wave', section, size }
}

/** In the first turn a wave for each zone, in equal parts of all but the riflemen. */
export function allSidesWaves(state: RorkesState): RorkesMove {
  const { params, turn, pool, waves } = state
  if (turn > 1) return DONE
  const { outer } = params.ground
  const attacked = outer.flatMap((sections, zone) => (sections.length > 0 ? [zone] : []))
  const place = waves.length
  const zone = attacked[place]
  if (zone === undefined) return DONE
  const sent = waves.reduce((sum, wave) => sum + wave.size, 0)
  const all = Math.max(0, pool + sent - params.numbers.heldBack)
  const size = Math.floor(all / attacked.length) + (place < all % attacked.length ? 1 : 0)
  const section = weakestOf(state, zone)
  return section < 0 || size === 0 ? DONE : { do: 'wave', section, size }
}
