import type { FacePoint, LooseKind } from '../game-job.ts'
import { hexGrid, snapPoint } from './hex-grid.ts'
import type { ModuleBoard } from './module-boards.ts'
import type { ModuleContext } from './module-context.ts'
import { pieceSlot } from './slots.ts'
import { component, type XmlPart } from './xml.ts'

/** Pieces that lie on a place of a board when a game begins, the lowest first. */
export interface StartStack {
  readonly name: string
  readonly board: string
  readonly at: FacePoint
  /** A kind stands for one piece. */
  readonly kinds: readonly LooseKind[]
}

/** A stack as a part of its window. */
export function startStack({ name, board, at, kinds }: StartStack, context: ModuleContext): XmlPart {
  return component(
    'module.map.SetupStack',
    { name, owningBoard: board, useGridLocation: false, location: '', x: at.x, y: at.y },
    kinds.map((kind) => pieceSlot(kind, context)),
  )
}

/** The counter that a unit starts with: the first of its counters. */
export function startKind(kinds: readonly LooseKind[], unit: string): LooseKind | undefined {
  return kinds.find(({ counter }) => counter?.unit.id === unit && counter.unit.types[0]?.id === counter.type.id)
}

/** The stacks of a board, one for each hex in which units start, in the order of the set-up. */
export function setUpStacks(
  { name: board, surface, placements }: ModuleBoard,
  { job, scale }: ModuleContext,
): StartStack[] {
  const hexes = surface?.hexes
  if (!hexes) return []
  const grid = hexGrid(hexes, scale)
  const kinds = job.sets.flatMap((set) => set.kinds)
  const byHex = new Map<string, LooseKind[]>()
  for (const { unit, hex = '', count } of placements) {
    const kind = startKind(kinds, unit)
    if (kind) byHex.set(hex, [...(byHex.get(hex) ?? []), ...Array<LooseKind>(count).fill(kind)])
  }
  return [...byHex].flatMap(([id, here]) => {
    const hex = hexes.map.hexes.find((candidate) => candidate.id === id)
    return hex ? [{ name: id, board, at: snapPoint(grid, hexes.map, hex), kinds: here }] : []
  })
}
