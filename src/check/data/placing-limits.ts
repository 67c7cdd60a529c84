import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { CounterUnit } from '../../game/counter-sheet.ts'
import type { Game, Scenario } from '../../game/game.ts'
import type { MapHex } from '../../game/hex-map.ts'
import type { PlacingLimit, Placement, SetUp } from '../../game/set-up.ts'
import { unitsOf } from '../../game/units-of.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'

const say = messages('check', {
  'placing-limit': {
    severity: 'error',
    says: '{unit} cannot start in hex {hex}: {why} ({source})',
    explain:
      'The scenario limits where units of this group may be set up, and this place is outside. The limits stand under `set-up: limits`.',
    bad: 'places: [{ unit: scouts, hex: 0101 }]\nlimits: [{ groups: [scouts], terrain: [camp], source: Rules }]   # 0101 is no camp',
    good: 'places: [{ unit: scouts, hex: 0102 }]   # a camp',
  },
  'closed-hex': {
    severity: 'error',
    says: '{unit} cannot start in hex {hex}: {terrain} may not be entered',
    explain: 'A piece starts on terrain that the key marks with `enterable: false`.',
    bad: 'places: [{ unit: scouts, hex: 0101 }]   # heights',
    good: 'places: [{ unit: scouts, hex: 0102 }]   # clear',
  },
})

/** Does every unit start where the scenario and the terrain let it? */
export const placingLimits: Check = {
  id: 'data/placing-limits',
  summary: 'every unit starts where the scenario and the terrain let it',
  messages: say,
  run: (game) => withoutRepeats(game.scenarios.flatMap((scenario) => checkScenario(game, scenario))),
}

interface Ground {
  readonly game: Game
  readonly setUp: SetUp
  readonly units: ReadonlyMap<string, CounterUnit>
}

function checkScenario(game: Game, { setUp }: Scenario): Diagnostic[] {
  const map = game.maps.find(({ id }) => id === setUp?.map)
  if (!setUp || !map) return []
  const hexes = new Map(map.hexes.map((hex) => [hex.id, hex]))
  const ground: Ground = { game, setUp, units: new Map(unitsOf(game).map((unit) => [unit.id, unit])) }
  return setUp.placements.flatMap((placement) => {
    const hex = hexes.get(placement.hex ?? '')
    const unit = ground.units.get(placement.unit)
    if (!hex || !unit) return []
    const at = spanAt(placement.place, 'hex')
    const terrain = game.terrain.types.find(({ id }) => id === hex.terrain)
    if (terrain?.enterable === false)
      return [say('closed-hex', { unit: unit.title, hex: hex.id, terrain: terrain.title }, at)]
    return setUp.limits
      .filter(({ groups }) => unit.group !== undefined && groups.includes(unit.group))
      .flatMap((limit) => {
        const why = breach(limit, placement, hex, ground)
        if (why === undefined) return []
        const related = [{ message: 'the limit', at: spanAt(limit.place) }]
        return [
          say('placing-limit', { unit: unit.title, hex: hex.id, why, source: limit.source.text }, at, { related }),
        ]
      })
  })
}

/** Why a place is outside a limit; undefined when it is not. */
function breach(limit: PlacingLimit, placement: Placement, hex: MapHex, ground: Ground): string | undefined {
  const title = (id: string): string => ground.game.terrain.types.find((type) => type.id === id)?.title ?? id
  const { terrain, notTerrain, columns } = limit
  if (terrain && !terrain.includes(hex.terrain))
    return `${title(hex.terrain)} is not ${terrain.map(title).join(' or ')}`
  if (notTerrain?.includes(hex.terrain)) return `not in ${title(hex.terrain)}`
  if (columns && (hex.column < columns.from || hex.column > columns.to))
    return `only in columns ${columns.from} to ${columns.to}`
  const others = ground.setUp.placements.filter(
    (other) => other !== placement && other.hex === hex.id && (ground.units.get(other.unit)?.steps.length ?? 0) > 0,
  )
  if (limit.accompanied && others.length === 0) return 'no unit with strength is there'
  if (!limit.alone) return undefined
  const isExempt = ground.setUp.placements.some(({ unit, hex: h }) => unit === limit.aloneExceptWith && h === hex.id)
  const rival = others.find(({ unit }) => {
    const group = ground.units.get(unit)?.group
    return !isExempt || (group !== undefined && limit.groups.includes(group))
  })
  return rival && `${ground.units.get(rival.unit)?.title ?? rival.unit} is there`
}
