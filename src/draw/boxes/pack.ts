/** Heights of a box for packing, in mm: `lead` is repeated with every part of it. */
export interface Block {
  readonly lead: number
  readonly rows: readonly number[]
  readonly tail: number
}

/** Where packing stands: the next block and its next row. */
export interface Cursor {
  readonly block: number
  readonly row: number
}

/** Rows of a block that stand together in a column. */
export interface Part {
  readonly block: number
  readonly from: number
  readonly to: number
  readonly column: number
  readonly y: number
}

/** A filled area: its parts, the height they take, and where to go on; `next` is undefined when everything is placed. */
export interface Filled {
  readonly parts: readonly Part[]
  readonly height: number
  readonly next: Cursor | undefined
}

/** Room to fill: columns side by side, each of a height, with gaps between blocks. `split`: a block may go on in the next column. */
export interface Area {
  readonly columns: number
  readonly height: number
  readonly gap: number
  readonly split: boolean
  /** Something stands above these columns on their page, so that what would leave a row alone goes to the next one whole. */
  readonly below?: boolean
}

const SLACK = 1e-6
/** Fewest rows that stand alone before or after a break, where the block has as many. */
const FEWEST = 2
/** Heights are tried in steps of this, mm. */
const STEP = 0.5

/** Fills columns one after another with blocks in their order. A row is never cut; one that is higher than a whole column stays for the caller. */
export function fillColumns(blocks: readonly Block[], area: Area, start: Cursor = { block: 0, row: 0 }): Filled {
  const parts: Part[] = []
  let { block, row } = start
  let height = 0
  for (let column = 0; column < area.columns; column++) {
    let y = 0
    for (let now = blocks[block]; now; now = blocks[block]) {
      const to = breakAfter(now, row, area.height - y, { split: area.split, top: y === 0 && !area.below })
      if (to === undefined) break
      parts.push({ block, from: row, to, column, y })
      y += now.lead + sum(now.rows.slice(row, to)) + now.tail
      height = Math.max(height, y)
      y += area.gap
      row = to
      if (to < now.rows.length) break
      block++
      row = 0
    }
  }
  return { parts, height, next: block < blocks.length ? { block, row } : undefined }
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0)

/** The row before which a block is broken in a room that starts at `from`, or its end; undefined when the room is better left empty. */
function breakAfter(
  { lead, rows, tail }: Block,
  from: number,
  room: number,
  { split, top }: { readonly split: boolean; readonly top: boolean },
): number | undefined {
  let height = lead + tail
  if (height > room + SLACK) return undefined
  let to = from
  while (to < rows.length && height + rows[to]! <= room + SLACK) height += rows[to++]!
  if (to === rows.length) return to
  if (!split) return undefined
  const kept = Math.min(to, rows.length - FEWEST)
  if (kept - from >= FEWEST) return kept
  return top && to > from ? to : undefined
}

/**
 * Columns that hold all blocks and end about level: as few breaks as the room allows, and then the least height; undefined when `most` is
 * not enough.
 */
export function balancedColumns(
  blocks: readonly Block[],
  area: Omit<Area, 'height'>,
  most: number,
  start?: Cursor,
): Filled | undefined {
  const at = (height: number): Filled => fillColumns(blocks, { ...area, height }, start)
  let best = at(most)
  if (best.next) return undefined
  let low = 0
  let high = most
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    const tried = at(middle)
    if (tried.next) low = middle
    else {
      high = middle
      best = tried
    }
  }
  const unbroken = blocks.length - (start?.block ?? 0)
  for (let height = best.height; height < most + STEP && best.parts.length > unbroken; height += STEP) {
    const tried = at(Math.min(height, most))
    if (!tried.next && tried.parts.length < best.parts.length) best = tried
  }
  return best
}
