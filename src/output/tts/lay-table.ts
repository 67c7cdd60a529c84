import { MM_PER_INCH } from '../../kernel/units.ts'

/** Width of what is laid side by side, and space between things, in units of the table; a unit is about an inch. */
const ROOM = 56
const GAP = 0.8

/** Middle of something on the table. */
export interface Spot {
  readonly x: number
  readonly z: number
}

/** Finds places on a table, in rows from the far side to the near one. */
export interface TableRows {
  /** The place of something of this size in mm, to the right of the last one or in a new row. */
  next(size: { readonly width: number; readonly height: number }): Spot
  /** What comes next starts a row. */
  newRow(): void
}

/** An empty table. Rows are as deep as their deepest thing; a thing wider than the room has a row for itself. */
export function openTable(): TableRows {
  const left = -ROOM / 2
  let [x, z, depth] = [left, ROOM / 2, 0]
  const newRow = (): void => {
    if (x === left) return
    ;[x, z, depth] = [left, z - depth - GAP, 0]
  }
  return {
    newRow,
    next({ width, height }) {
      const [wide, deep] = [width / MM_PER_INCH, height / MM_PER_INCH]
      if (x + wide > left + ROOM) newRow()
      const spot = { x: rounded(x + wide / 2), z: rounded(z - deep / 2) }
      x += wide + GAP
      depth = Math.max(depth, deep)
      return spot
    },
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
