import type { Box, Page } from './print-job.ts'

/** Where a box of a page comes to lie on the paper: moved and stretched where the page is corrected for a printer. mm. */
export function onPaper({ correction }: Pick<Page, 'correction'>, box: Box): Box {
  if (!correction) return box
  const { scaleX, scaleY, x, y } = correction
  return {
    x: scaleX * box.x + x,
    y: scaleY * box.y + y,
    width: scaleX * box.width,
    height: scaleY * box.height,
  }
}
