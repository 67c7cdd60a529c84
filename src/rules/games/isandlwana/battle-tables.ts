import { hexDistance, hexGrid, neighboursOf } from '../../helpers/hex-grid.ts'
import { canSee } from '../../helpers/hex-sight.ts'
import type { BattleParams } from './battle-params.ts'
import { kept } from './kept.ts'

/** What follows from the map and the tables alone, worked out once. Hexes are numbered as in `BattleParams`. */
export interface BattleTables {
  readonly hexes: number
  /** Six of each hex, -1 for none. */
  readonly neighbours: Int16Array
  /** Those that there are, ascending. */
  readonly beside: readonly (readonly number[])[]
  /** MP to enter each of the six from the hex, 0 where nobody may. */
  readonly steps: Uint8Array
  readonly waysIn: WaysIn
  /** Hexes apart: entry `a * hexes + b`. */
  readonly distance: Uint8Array
  /** Range at which a target can be fired at from a hex, 0 where it cannot: too far, or out of sight. Entry `a * hexes + b`. */
  readonly range: Uint8Array
  /** Targets of each hex within range and sight, ascending. */
  readonly targets: readonly (readonly number[])[]
  /** 1 for onrush hexes. */
  readonly onrush: Uint8Array
  /** All onrush hexes, ascending. */
  readonly onrushHexes: readonly number[]
  /** 1 where British pieces may not stand whoever is there: closed ground and onrush hexes. */
  readonly closedToBritish: Uint8Array
  /** Hexes to which a road leads from each hex. */
  readonly roads: readonly (readonly number[])[]
  /** Faces of the die that hit, by hit number 0 to `sides`. Hit numbers outside count as the nearest of these. */
  readonly chances: readonly number[]
  /** The most of these. */
  readonly topChance: number
}

/** The steps by which hexes can be entered, hex by hex. */
export interface WaysIn {
  /** First step into each hex; those of the last hex end at the entry after it. */
  readonly first: Uint16Array
  /** Hex from which a step comes, and its MP. */
  readonly from: Uint16Array
  readonly mp: Uint8Array
  /** Most MP of any step. */
  readonly most: number
}

/** The tables of a battle. */
export const tablesOf = kept(makeTables)

function makeTables(params: BattleParams): BattleTables {
  const grid = hexGrid(params.grid)
  const hexes = grid.count
  const distance = new Uint8Array(hexes * hexes)
  for (let a = 0; a < hexes; a++)
    for (let b = 0; b < a; b++) distance[a * hexes + b] = distance[b * hexes + a] = hexDistance(grid, a, b)

  const onrushHexes = [...params.onrushWest, ...params.onrushEast].sort((a, b) => a - b)
  const onrush = new Uint8Array(hexes)
  for (const hex of onrushHexes) onrush[hex] = 1
  const steps = new Uint8Array(6 * hexes)
  grid.neighbours.forEach((to, edge) => {
    if (to >= 0) steps[edge] = params.enter[to] ?? 0
  })
  for (const [a, b, mp] of params.roads)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      if ((params.enter[to] ?? 0) > 0)
        steps[6 * from + grid.neighbours.subarray(6 * from, 6 * from + 6).indexOf(to)] = mp

  const range = new Uint8Array(hexes * hexes)
  const farthest = params.changes.range.length - 1
  const blockers = params.blocks.flatMap((blocks, hex) => (blocks ? [hex] : []))
  for (let a = 0; a < hexes; a++)
    for (let b = 0; b < hexes; b++) {
      const far = distance[a * hexes + b] ?? 0
      if (far === 0 || far > farthest || params.blocks[b]) continue
      if (canSee(grid, a, b, blockers)) range[a * hexes + b] = far
    }
  const numbers = Array.from({ length: hexes }, (_, hex) => hex)
  const chances = Array.from({ length: params.die.sides + 1 }, (_, number) => facesThatHit(params, number))
  return {
    hexes,
    neighbours: grid.neighbours,
    beside: numbers.map((hex) => neighboursOf(grid, hex).sort((a, b) => a - b)),
    steps,
    waysIn: waysInto(grid.neighbours, steps),
    distance,
    range,
    targets: numbers.map((a) => numbers.filter((b) => (range[a * hexes + b] ?? 0) > 0)),
    onrush,
    onrushHexes,
    closedToBritish: Uint8Array.from(numbers, (hex) => (onrush[hex] || !params.enter[hex] ? 1 : 0)),
    roads: numbers.map((hex) => params.roads.flatMap(([a, b]) => (a === hex ? [b] : b === hex ? [a] : []))),
    chances,
    topChance: Math.max(...chances),
  }
}

function waysInto(neighbours: Int16Array, steps: Uint8Array): WaysIn {
  const first = [0]
  const from: number[] = []
  const mp: number[] = []
  for (let hex = 0; 6 * hex < steps.length; hex++) {
    for (let side = 0; side < 6; side++) {
      const other = neighbours[6 * hex + side] ?? -1
      // The way into a hex leaves its neighbour by the opposite side.
      const step = other < 0 ? 0 : (steps[6 * other + ((side + 3) % 6)] ?? 0)
      if (step === 0) continue
      from.push(other)
      mp.push(step)
    }
    first.push(from.length)
  }
  return {
    first: Uint16Array.from(first),
    from: Uint16Array.from(from),
    mp: Uint8Array.from(mp),
    most: Math.max(...mp),
  }
}

function facesThatHit({ die }: BattleParams, number: number): number {
  const faces = Array.from({ length: die.sides }, (_, i) => i + 1)
  return faces.filter((face) => isHit(die, number, face)).length
}

/** Whether a face of the die hits: those that always do, else those up to the hit number that do not always miss (8.6A). */
export function isHit(die: BattleParams['die'], number: number, face: number): boolean {
  return die.alwaysHit.includes(face) || (face <= number && !die.alwaysMiss.includes(face))
}

/** Chance to hit at a hit number, in faces of the die. */
export function chanceAt(tables: BattleTables, number: number): number {
  const last = tables.chances.length - 1
  return tables.chances[number < 0 ? 0 : number > last ? last : number] ?? 0
}
