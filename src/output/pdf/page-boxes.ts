import { PT_PER_MM, decimal } from '../../kernel/units.ts'
import { onPaper } from '../../sheets/on-paper.ts'
import type { Box, Page } from '../../sheets/print-job.ts'

/** Smallest box around boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A box in mm from the top left as a PDF rectangle: points from the bottom left. */
function rectangle(page: Page, box: Box): number[] {
  const sides = [box.x, page.height - box.y - box.height, box.x + box.width, page.height - box.y]
  return sides.map((side) => Number(decimal(side * PT_PER_MM, 5)))
}

/** The boxes of a page dictionary: crop at the paper's edge, trim around the pieces as cut, bleed around what is printed of them. A page without pieces is trimmed at its edge. */
export function pageBoxes(page: Page): Readonly<Record<'CropBox' | 'BleedBox' | 'TrimBox', readonly number[]>> {
  const paper: Box = { x: 0, y: 0, width: page.width, height: page.height }
  const trim = page.block.width > 0 && page.block.height > 0 ? onPaper(page, page.block) : paper
  const bleed = around([trim, ...page.placements.map((placement) => onPaper(page, placement.clip))])
  return { CropBox: rectangle(page, paper), BleedBox: rectangle(page, bleed), TrimBox: rectangle(page, trim) }
}
