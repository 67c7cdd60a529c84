/** Room for pieces on a page, mm: its size, the height of its head, the space between pieces. */
export interface FlowPage {
  readonly width: number
  readonly height: number
  readonly head: number
  readonly gap: number
}

/** A piece at its place on a page. */
export interface FlowPlace<T> {
  readonly item: T
  readonly x: number
  readonly y: number
}

/** Lays pieces side by side in rows, rows below each other, on as many pages as they need; never out of order. */
export function flowRows<T>(
  items: readonly T[],
  sizeOf: (item: T) => { readonly width: number; readonly height: number },
  { width, height, head, gap }: FlowPage,
): FlowPlace<T>[][] {
  const pages: FlowPlace<T>[][] = [[]]
  let [x, y, row] = [0, head, 0]
  for (const item of items) {
    const size = sizeOf(item)
    // Rounding must not push out a piece that fits exactly.
    if (x > 0 && x + size.width > width + 1e-6) {
      y += row + gap
      ;[x, row] = [0, 0]
    }
    if (y + size.height > height + 1e-6 && y > head) {
      pages.push([])
      ;[x, y, row] = [0, head, 0]
    }
    pages.at(-1)!.push({ item, x, y })
    x += size.width + gap
    row = Math.max(row, size.height)
  }
  return pages
}
