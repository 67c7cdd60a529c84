import { nodeHost } from '../../src/cli/node-host.ts'
import type { Game } from '../../src/game/game.ts'
import type { HexMap, MapHex, TerrainType } from '../../src/game/hex-map.ts'
import { loadGame } from '../../src/game/load-game.ts'
import { hexDistance, hexGrid, neighboursOf, type HexGrid } from '../../src/rules/helpers/hex-grid.ts'
import { canSee, hexesBetween } from '../../src/rules/helpers/hex-sight.ts'

/** The battlefield, asked by the printed numbers of hexes. */
export interface Field {
  readonly game: Game
  readonly map: HexMap
  readonly grid: HexGrid
  readonly hex: (id: string) => MapHex
  readonly terrain: (id: string) => TerrainType
  /** A figure of the terrain key for the terrain of a hex. */
  readonly value: (column: 'mp' | 'df', id: string) => number | undefined
  readonly distance: (a: string, b: string) => number
  readonly around: (id: string) => string[]
  readonly between: (a: string, b: string) => string[]
  /** Whether fire reaches from one hex to another: neither into nor through what blocks sight. */
  readonly sees: (a: string, b: string) => boolean
  readonly hasRoad: (a: string, b: string) => boolean
  /** MP to enter `b` from its neighbour `a`; undefined where it may not be entered. */
  readonly cost: (a: string, b: string) => number | undefined
  /** Least MP from one hex to another, past hexes that are closed; Infinity when there is no way. */
  readonly wayCost: (from: string, to: string, closed: readonly string[]) => number
}

/** Loads the shipped game and opens its map. */
export function openField(): Field {
  const loaded = loadGame(nodeHost(), 'data/isandlwana')
  const game = loaded.value
  const map = game?.maps[0]
  if (!game || !map) throw new Error(loaded.diagnostics.map((d) => d.message).join('\n'))
  const grid = hexGrid(map.grid)
  const at = (id: string): number => {
    const index = grid.indexOf(id)
    if (index === undefined) throw new Error(`no hex ${id}`)
    return index
  }
  const idOf = (index: number): string => grid.ids[index] ?? ''
  const hex = (id: string): MapHex => map.hexes[at(id)]!
  const terrain = (id: string): TerrainType => game.terrain.types.find((type) => type.id === hex(id).terrain)!
  const blocks = (index: number): boolean => terrain(idOf(index)).blocksSight
  const hasRoad = (a: string, b: string): boolean =>
    map.roads.some(({ hexes }) =>
      hexes.some((id, i) => (id === a && hexes[i + 1] === b) || (id === b && hexes[i + 1] === a)),
    )
  const around = (id: string): string[] => neighboursOf(grid, at(id)).map(idOf)
  const cost = (a: string, b: string): number | undefined => {
    if (!terrain(b).enterable) return undefined
    return hasRoad(a, b) ? 1 : terrain(b).values['mp']?.value
  }
  const blockers = Array.from({ length: grid.count }, (_, index) => index).filter(blocks)
  return {
    game,
    map,
    grid,
    hex,
    terrain,
    value: (column, id) => terrain(id).values[column]?.value,
    distance: (a, b) => hexDistance(grid, at(a), at(b)),
    around,
    between: (a, b) => hexesBetween(grid, at(a), at(b)).map(idOf),
    sees: (a, b) => !blocks(at(b)) && canSee(grid, at(a), at(b), blockers),
    hasRoad,
    cost,
    wayCost(from, to, closed) {
      const least = new Map([[from, 0]])
      for (const queue = [from]; queue.length > 0;) {
        const id = queue.shift()!
        for (const next of around(id)) {
          const step = cost(id, next)
          const sum = (least.get(id) ?? 0) + (step ?? Infinity)
          if (closed.includes(next) || sum >= (least.get(next) ?? Infinity)) continue
          least.set(next, sum)
          queue.push(next)
        }
      }
      return least.get(to) ?? Infinity
    },
  }
}
