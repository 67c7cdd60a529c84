import { boxHeight, stripHeight, type Box } from './box.ts'
import { balancedColumns, fillColumns, type Block, type Cursor, type Filled } from './pack.ts'
import type { Typesetter } from './typesetter.ts'

/** Space between columns and, at full size, between boxes one above another. mm. */
export const COLUMN_GAP = 5
const GAP = 4.2

/** Rows of a box at a place on a page. mm from the top left of the printable area. */
export interface PlacedBox {
  readonly box: Box
  readonly from: number
  readonly to: number
  readonly x: number
  readonly y: number
}

/** Boxes of one width, in columns side by side. */
export interface Band {
  readonly boxes: readonly Box[]
  readonly columns: number
  readonly columnWidth: number
}

/** Size of the printable area and the height that its title takes. */
export interface PageSize {
  readonly width: number
  readonly height: number
  readonly titleHeight: number
}

/** All bands on one page, boxes kept whole or (`split`) going on in the next column; undefined when they do not fit. */
export function onOnePage(
  bands: readonly Band[],
  page: PageSize,
  setter: Typesetter,
  split: boolean,
): PlacedBox[] | undefined {
  const gap = GAP * setter.factor
  const placed: PlacedBox[] = []
  let y = page.titleHeight
  for (const band of bands) {
    const area = { columns: band.columns, gap, split: split && band.columns > 1 }
    const filled = balancedColumns(blocksOf(band, setter), area, page.height - y)
    if (!filled) return undefined
    placed.push(...placeParts(band, filled, y))
    y += filled.height + gap
  }
  return placed
}

/** Bands over as many pages as they need. A box goes on where a column or a page ends, with its head repeated; a row is never cut. A row higher than a page ends it: `tooHigh` says whose it is and by how many mm. */
export function onPages(
  bands: readonly Band[],
  page: PageSize,
  setter: Typesetter,
): { pages: PlacedBox[][]; tooHigh: { box: Box; by: number } | undefined } {
  const gap = GAP * setter.factor
  const pages: PlacedBox[][] = [[]]
  let y = page.titleHeight
  for (const band of bands) {
    const blocks = blocksOf(band, setter)
    const area = { columns: band.columns, gap, split: true }
    let cursor: Cursor | undefined = { block: 0, row: 0 }
    while (cursor) {
      const room = page.height - y
      const filled: Filled =
        balancedColumns(blocks, { ...area, split: false }, room, cursor) ??
        fillColumns(blocks, { ...area, height: room, below: y > page.titleHeight }, cursor)
      pages.at(-1)!.push(...placeParts(band, filled, y))
      if (filled.parts.length === 0 && y <= page.titleHeight) {
        const box = band.boxes[cursor.block]!
        const needed = boxHeight(box, setter, cursor.row, cursor.row + 1)
        return { pages, tooHigh: { box, by: needed - room } }
      }
      cursor = filled.next
      if (cursor) {
        pages.push([])
        y = page.titleHeight
      } else y += filled.height + gap
    }
  }
  return { pages: pages.filter((page) => page.length > 0), tooHigh: undefined }
}

function blocksOf({ boxes }: Band, setter: Typesetter): Block[] {
  return boxes.map((box): Block => ({
    lead: stripHeight(setter) + box.head.height,
    rows: box.rows.map((row) => row.height),
    tail: boxHeight(box, setter, 0, 0) - stripHeight(setter) - box.head.height,
  }))
}

function placeParts({ boxes, columnWidth }: Band, { parts }: Filled, top: number): PlacedBox[] {
  return parts.map(({ block, from, to, column, y }): PlacedBox => {
    return { box: boxes[block]!, from, to, x: column * (columnWidth + COLUMN_GAP), y: top + y }
  })
}
