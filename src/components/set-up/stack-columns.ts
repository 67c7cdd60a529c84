/** A part of a stack of entries that stands in one column. */
export interface StackPart<T> {
  readonly column: number
  /** Distance from the top of the column, mm. */
  readonly top: number
  readonly entries: readonly T[]
}

/** Heights of the parts of a column, mm: an entry, the space below a stack, and the room of a column. */
export interface ColumnSizes {
  readonly entry: number
  readonly space: number
  readonly room: number
}

/**
 * Lays stacks into columns of a page in their order, `columns` a page, as low as they go on the fewest pages. A stack stays together, but for one
 * that is higher than a whole column.
 */
export function stackColumns<T>(
  stacks: readonly (readonly T[])[],
  columns: number,
  { entry, space, room }: ColumnSizes,
): { readonly pages: number; readonly height: number; readonly parts: readonly StackPart<T>[] } {
  const most = Math.max(1, Math.floor((room - space) / entry + 1e-6))
  const whole = stacks.flatMap((stack) =>
    Array.from({ length: Math.ceil(stack.length / most) }, (_, i) => stack.slice(i * most, (i + 1) * most)),
  )
  const heightOf = (stack: readonly T[]): number => stack.length * entry + space
  const fill = (height: number): StackPart<T>[] => {
    let [column, top] = [0, 0]
    return whole.map((entries) => {
      if (top > 0 && top + heightOf(entries) > height + 1e-6) [column, top] = [column + 1, 0]
      const part = { column, top, entries }
      top += heightOf(entries)
      return part
    })
  }
  const columnsOf = (parts: readonly StackPart<T>[]): number => (parts.at(-1)?.column ?? 0) + 1
  const pages = Math.max(1, Math.ceil(columnsOf(fill(room)) / columns))
  const total = whole.reduce((sum, stack) => sum + heightOf(stack), 0)
  const tallest = Math.max(0, ...whole.map(heightOf))
  let height = Math.max(tallest, total / (pages * columns))
  while (height < room && columnsOf(fill(height)) > pages * columns) height = Math.min(room, height + entry / 2)
  const parts = fill(height)
  return { pages, height: Math.max(0, ...parts.map(({ top, entries }) => top + heightOf(entries))), parts }
}
