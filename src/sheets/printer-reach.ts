import type { Paper } from '../kernel/paper-sizes.ts'
import type { PrinterMargins, PrinterProfile } from '../schema/kinds/printer.ts'
import type { Backs, Page, PrintJob } from './print-job.ts'
import { EDGE } from './sheet-limits.ts'

/**
 * The part of a paper that sheets are laid out on, so that the printer reaches all that is on them: smaller by what it leaves white beyond the 5 mm that every
 * sheet keeps free. It has the paper's name. Undefined where the whole paper serves, next to nothing of it is left, or what is left would be wider than high.
 */
export function reachOf(paper: Paper, profile: PrinterProfile, backs: Backs): Paper | undefined {
  const upright = insetsOf(profile, backs, false)
  const lying = insetsOf(profile, backs, true)
  // One size for both ways to lay the page: whichever way leaves less.
  const width = paper.width - Math.max(upright.left + upright.right, lying.top + lying.bottom)
  const height = paper.height - Math.max(upright.top + upright.bottom, lying.left + lying.right)
  if (width === paper.width && height === paper.height) return undefined
  return 2 * width < paper.width || 2 * height < paper.height || width > height
    ? undefined
    : { ...paper, width, height }
}

/** Puts pages that were laid out on the part of a paper that the printer reaches where that part lies. */
export function placeInReach(job: PrintJob, paper: Paper, profile: PrinterProfile, backs: Backs): PrintJob {
  return { ...job, paper, pages: job.pages.map((page) => placePage(page, paper, profile, backs)) }
}

function placePage(page: Page, paper: Paper, profile: PrinterProfile, backs: Backs): Page {
  const isLying = page.width > page.height
  const [width, height] = isLying ? [paper.height, paper.width] : [paper.width, paper.height]
  const { left, top, right, bottom } = insetsOf(profile, backs, isLying)
  // What the other way to lay the page takes away lies half on either side.
  const x = (width - page.width + left - right) / 2
  const y = (height - page.height + top - bottom) / 2
  const correction = x === 0 && y === 0 ? undefined : { scaleX: 1, scaleY: 1, x, y }
  return { ...page, width, height, correction }
}

/**
 * What a printer leaves white beyond 5 mm, in mm. On paper that is turned over, a block lies on the other side of the axis, so there both sides count as the
 * worse one. Landscape pages have margins of their own; without them it is not known where a printer that turns them leaves what white.
 */
function insetsOf({ margins, landscape }: PrinterProfile, backs: Backs, isLying: boolean): PrinterMargins {
  const own = isLying ? landscape?.margins : margins
  const beyond = (edge: keyof PrinterMargins): number => Math.max(0, (own?.[edge] ?? 0) - EDGE / 1000)
  const [left, top, right, bottom] = [beyond('left'), beyond('top'), beyond('right'), beyond('bottom')]
  if (backs === 'none' || backs === 'gutterfold') return { left, top, right, bottom }
  const isAxisUpright = (backs === 'long-edge') !== isLying
  const [side, end] = [Math.max(left, right), Math.max(top, bottom)]
  return isAxisUpright ? { left: side, top, right: side, bottom } : { left, top: end, right, bottom: end }
}
