import type { CounterUnit } from '../../../game/counter-sheet.ts'
import type { Game } from '../../../game/game.ts'
import type { Placement } from '../../../game/set-up.ts'
import { unitsOf } from '../../../game/units-of.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { BattleParams, LeaderSpec, UnitSpec } from './battle-params.ts'
import { say } from './messages.ts'
import type { Field } from './read-field.ts'

/** Groups of counters that the rules treat in a way of their own; every other unit with strength is a combat unit like any other. */
const GROUPS = { zulu: 'zulu', leader: 'leader', wagon: 'wagon', colors: 'colors', fixed: 'fixed' } as const

/** What stands where at the start. */
export type Pieces = Pick<
  BattleParams,
  'units' | 'leaders' | 'markers' | 'wagon' | 'colorsTurn' | 'zulus' | 'stacking' | 'exempt'
>

interface Placed {
  readonly unit: CounterUnit
  readonly placement: Placement
  /** Hex number; -1 for a piece that arrives later. */
  readonly hex: number
}

/** Reads units, leaders and markers with their places, in the order of the set-up. */
export function readPieces(game: Game, { setUp, numberOf }: Field, diagnostics: Diagnostic[]): Pieces {
  const units = unitsOf(game)
  const placed = setUp.placements.flatMap((placement): Placed[] => {
    const unit = units.find(({ id }) => id === placement.unit)
    return unit ? [{ unit, placement, hex: placement.hex === undefined ? -1 : numberOf(placement.hex) }] : []
  })
  const inGroup = (group: string): Placed[] => placed.filter(({ unit }) => unit.group === group)
  const idIn = (group: string): string => inGroup(group)[0]?.unit.id ?? ''
  for (const group of [GROUPS.zulu, GROUPS.wagon, GROUPS.colors])
    if (inGroup(group).length === 0)
      diagnostics.push(
        say('missing-part', { part: `a unit of the group "${group}" in the set-up` }, spanAt(setUp.place)),
      )
  const pieces: Pieces = {
    units: placed.flatMap(({ unit, placement, hex }): UnitSpec[] => {
      const [strength] = unit.steps
      if (strength === undefined || unit.group === GROUPS.zulu) return []
      return [
        {
          id: unit.id,
          name: nameOf(unit),
          strength,
          hex,
          turn: placement.turn ?? 0,
          free: placement.free,
          fixed: unit.group === GROUPS.fixed,
          group: unit.group ?? '',
        },
      ]
    }),
    leaders: inGroup(GROUPS.leader).map(({ unit, placement, hex }): LeaderSpec => ({
      id: unit.id,
      name: nameOf(unit),
      hex,
      free: placement.free,
    })),
    markers: { zulu: idIn(GROUPS.zulu), wagon: idIn(GROUPS.wagon), colors: idIn(GROUPS.colors) },
    wagon: inGroup(GROUPS.wagon)[0]?.hex ?? -1,
    colorsTurn: inGroup(GROUPS.colors)[0]?.placement.turn ?? 1,
    zulus: inGroup(GROUPS.zulu).map(({ placement, hex }) => [hex, placement.count] as const),
    stacking: setUp.stacking?.limit ?? 0,
    exempt: (setUp.stacking?.except ?? []).map(({ hex }) => numberOf(hex)),
  }
  if (!setUp.stacking)
    diagnostics.push(say('missing-part', { part: 'the limit `stacking` of the set-up' }, spanAt(setUp.place)))
  return pieces
}

function nameOf(unit: CounterUnit): string {
  return unit.types[0]?.front.name ?? unit.title
}
