import type { Diagnostic } from '../../kernel/diagnostic.ts'
import type { Game } from '../../game/game.ts'
import type { HexConstraint, HexMap, MapHex, MapRoad } from '../../game/hex-map.ts'
import { messages } from '../../kernel/messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Check } from '../check.ts'

const say = messages('check', {
  'map-constraint': {
    severity: 'error',
    says: 'hex {hex} must {must}: {rule}',
    explain:
      'A rule or an example of the rules holds only if the map is as stated under `must`, whatever terrain is chosen elsewhere. Change the terrain back, or the constraint if the rule is read otherwise.',
    bad: 'hexes:\n  0101: { terrain: woods, source: ours }\nmust: [{ hexes: [0101], terrain: clear, source: Rules }]',
    good: 'hexes:\n  0101: { terrain: clear, source: ours }\nmust: [{ hexes: [0101], terrain: clear, source: Rules }]',
  },
})

/** Is the map as its rules force it to be? */
export const mapConstraints: Check = {
  id: 'data/map-constraints',
  summary: 'the map is as the rules and their examples force it to be',
  messages: say,
  ofSource: true,
  run: (game) =>
    game.maps.flatMap((map) => map.constraints.flatMap((constraint) => checkConstraint(constraint, map, game))),
}

function checkConstraint(constraint: HexConstraint, map: HexMap, game: Game): Diagnostic[] {
  const hexes = map.hexes.filter(({ id }) => constraint.hexes.includes(id))
  const broken = hexes.flatMap((hex) => {
    const road = forbiddenRoad(constraint, hex, map)
    if (road)
      return [{ hex, must: `not be joined to ${constraint.noRoadTo} by a road`, at: spanAt(road.place, 'hexes') }]
    const must = breach(constraint, hex, game)
    return must === undefined ? [] : [{ hex, must, at: spanAt(hex.place, 'terrain') }]
  })
  const [first] = broken
  if (!first || (constraint.any && broken.length < hexes.length)) return []
  const related = [{ message: 'the rule', at: spanAt(constraint.place) }]
  const rule = constraint.source.text
  if (constraint.any) {
    const ids = hexes.map(({ id }) => id).join(' or ')
    return [say('map-constraint', { hex: ids, must: first.must, rule }, first.at, { related })]
  }
  return broken.map(({ hex, must, at }) => say('map-constraint', { hex: hex.id, must, rule }, at, { related }))
}

/** The road that leads to a hex to which none may. */
function forbiddenRoad({ noRoadTo: to }: HexConstraint, { id }: MapHex, { roads }: HexMap): MapRoad | undefined {
  if (to === undefined) return undefined
  const joins = (a: string, b: string | undefined): boolean => (a === id && b === to) || (a === to && b === id)
  return roads.find(({ hexes }) => hexes.some((hex, i) => joins(hex, hexes[i + 1])))
}

/** What a hex must be and is not; undefined when all holds. */
function breach(constraint: HexConstraint, hex: MapHex, { terrain }: Game): string | undefined {
  const type = terrain.types.find(({ id }) => id === hex.terrain)
  if (!type) return undefined
  const title = (id: string): string => terrain.types.find((other) => other.id === id)?.title ?? id
  if (constraint.terrain !== undefined && type.id !== constraint.terrain)
    return `be ${title(constraint.terrain)}, and is ${type.title}`
  if (constraint.notTerrain === type.id) return `not be ${type.title}`
  if (constraint.enterable !== undefined && type.enterable !== constraint.enterable)
    return `${constraint.enterable ? '' : 'not '}be enterable, and is ${type.title}`
  for (const [column, value] of Object.entries(constraint.values)) {
    const found = type.values[column]?.value
    const heading = terrain.columns.find(({ id }) => id === column)?.title ?? column
    if (found !== value) return `have ${heading} ${value}, and ${type.title} has ${found ?? 'none'}`
  }
  return undefined
}
