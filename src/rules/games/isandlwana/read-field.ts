import type { Game, Scenario } from '../../../game/game.ts'
import type { HexMap, TerrainType } from '../../../game/hex-map.ts'
import type { PlacingLimit, SetUp } from '../../../game/set-up.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { BattleParams, PlacingRule } from './battle-params.ts'
import { say } from './messages.ts'

/** What the map says to the rules. */
export type Field = Pick<
  BattleParams,
  | 'grid'
  | 'ids'
  | 'columns'
  | 'enter'
  | 'defence'
  | 'blocks'
  | 'roads'
  | 'wayOut'
  | 'onrushWest'
  | 'onrushEast'
  | 'exit'
  | 'camp'
  | 'placing'
> & {
  readonly setUp: SetUp
  /** Number of a hex by its printed one; -1 for none. */
  readonly numberOf: (id: string) => number
}

/** Reads the map of the scenario's set-up; undefined when the battle has no field. */
export function readField(game: Game, scenario: Scenario, diagnostics: Diagnostic[]): Field | undefined {
  const { setUp } = scenario
  const map = game.maps.find(({ id }) => id === setUp?.map)
  if (!setUp || !map) {
    const part = setUp ? 'the map' : 'the set-up with its map'
    diagnostics.push(say('missing-part', { part }, spanAt(setUp?.place ?? scenario.place)))
    return undefined
  }
  const ids = map.hexes.map(({ id }) => id)
  const byId = new Map(ids.map((id, hex) => [id, hex]))
  const numberOf = (id: string): number => byId.get(id) ?? -1
  const types = new Map(game.terrain.types.map((type) => [type.id, type]))
  const figure = (type: TerrainType | undefined, column: string): number => {
    const value = type?.values[column]?.value
    if (value === undefined && type && !reported.has(`${type.id} ${column}`)) {
      diagnostics.push(say('missing-value', { terrain: type.id, column }, spanAt(type.place)))
      reported.add(`${type.id} ${column}`)
    }
    return value ?? 0
  }
  const reported = new Set<string>()
  const ground = map.hexes.map(({ terrain }) => types.get(terrain))
  const marked = (id: string): number[] => {
    const mark = map.marks.find((m) => m.id === id)
    if (!mark) diagnostics.push(say('missing-part', { part: `the mark "${id}" of the map` }, spanAt(map.place)))
    return (mark?.hexes ?? []).map(numberOf).sort((a, b) => a - b)
  }
  const exit = marked('exit')
  const placing = setUp.limits.map((limit) => readLimit(limit, map, ground, numberOf, setUp))
  return {
    setUp,
    numberOf,
    grid: map.grid,
    ids,
    columns: map.hexes.map(({ column }) => column),
    enter: ground.map((type) => (type?.enterable ? figure(type, 'mp') : 0)),
    defence: ground.map((type) => (type?.enterable ? figure(type, 'df') : 0)),
    blocks: ground.map((type) => type?.blocksSight ?? false),
    roads: map.roads.flatMap(({ hexes, terrain }) =>
      hexes
        .slice(1)
        .map((id, i) => [numberOf(hexes[i] ?? ''), numberOf(id), figure(types.get(terrain), 'mp')] as const),
    ),
    wayOut: (map.roads.find(({ hexes }) => hexes.some((id) => exit.includes(numberOf(id))))?.hexes ?? []).map(numberOf),
    onrushWest: marked('onrush-west'),
    onrushEast: marked('onrush-east'),
    exit,
    camp: placing.find(({ alone }) => alone)?.hexes ?? [],
    placing,
  }
}

/** A limit of the set-up as a list of hexes. */
function readLimit(
  limit: PlacingLimit,
  map: HexMap,
  ground: readonly (TerrainType | undefined)[],
  numberOf: (id: string) => number,
  setUp: SetUp,
): PlacingRule {
  const { terrain, notTerrain, columns } = limit
  const sharer = setUp.placements.find(({ unit }) => unit === limit.aloneExceptWith)
  return {
    groups: limit.groups,
    hexes: map.hexes.flatMap((hex, number) => {
      const id = ground[number]?.id ?? ''
      if (terrain && !terrain.includes(id)) return []
      if (notTerrain?.includes(id)) return []
      return columns && (hex.column < columns.from || hex.column > columns.to) ? [] : [number]
    }),
    alone: limit.alone,
    sharesWagon: sharer?.hex !== undefined && numberOf(sharer.hex) >= 0,
  }
}
