import type { LooseKind } from '../game-job.ts'
import type { ModuleBoard } from './module-boards.ts'
import type { ModuleContext } from './module-context.ts'
import { mapWindow, plainBoard } from './map-window.ts'
import { startKind, startStack } from './set-up-stacks.ts'
import type { XmlPart } from './xml.ts'

/** Pieces of a kind that start on no board. */
export interface Reserve {
  readonly kind: LooseKind
  readonly count: number
}

/** Name of the window, and of its only board. */
const NAME = 'Pieces beside the board'
/** Most stacks in a row, the width that a row fills where stacks are wide, and pixels between two. */
const COLUMNS = 12
const ROW = 1800
const GAP = 16
/** Least size of the board: a window of its own has a head. */
const LEAST = { width: 600, height: 300 }

/**
 * What lies beside the board when a game begins. The window is the same whatever is played, so of each kind the most that any set-up takes are
 * left out; `isUneven` says that another set-up takes fewer.
 */
export function reserves(
  { job }: Pick<ModuleContext, 'job'>,
  boards: readonly ModuleBoard[],
): { readonly reserves: readonly Reserve[]; readonly isUneven: boolean } {
  const kinds = job.sets.flatMap((set) => set.kinds)
  const placed = boards.map(({ placements }) => {
    const counts = new Map<LooseKind, number>()
    for (const { unit, count } of placements) {
      const kind = startKind(kinds, unit)
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + count)
    }
    return counts
  })
  const found = kinds.map((kind) => {
    const counts = placed.map((board) => board.get(kind) ?? 0)
    const most = Math.max(0, ...counts)
    return { kind, count: Math.max(0, kind.count - most), isUneven: counts.some((count) => count < most) }
  })
  return {
    reserves: found.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, count })),
    isUneven: found.some((entry) => entry.isUneven),
  }
}

/** The window of what lies beside the board: a stack for each kind; none where all pieces start on the board. */
export function reserveWindow(found: readonly Reserve[], context: ModuleContext): XmlPart | undefined {
  if (found.length === 0) return undefined
  const pictures = found.map(({ kind }) => context.pictures.of(kind.front))
  const across = Math.max(...pictures.map(({ width }) => width)) + GAP
  const down = Math.max(...pictures.map(({ height }) => height)) + 2 * GAP
  const columns = Math.min(COLUMNS, found.length, Math.max(1, Math.floor(ROW / across)))
  const stacks = found.map(({ kind, count }, i) => {
    const at = { x: Math.round((0.5 + (i % columns)) * across), y: Math.round((0.5 + Math.floor(i / columns)) * down) }
    return startStack({ name: kind.title, board: NAME, at, kinds: Array<LooseKind>(count).fill(kind) }, context)
  })
  const rows = Math.ceil(found.length / columns)
  const board = plainBoard(NAME, Math.max(LEAST.width, columns * across), Math.max(LEAST.height, rows * down))
  return mapWindow({ name: NAME, button: true, boards: [board], contents: stacks })
}
