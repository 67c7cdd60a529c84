import type { Theme } from '../draw/theme.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { decimal } from '../kernel/units.ts'
import type { PrinterProfile, PrinterSide } from '../schema/kinds/printer.ts'
import { inkBoxes } from './ink-extent.ts'
import { onPaper } from './on-paper.ts'
import type { Box, Correction, Page, Placement, PrintJob } from './print-job.ts'
import { EDGE } from './sheet-limits.ts'
import { saySheets } from './sheet-messages.ts'

/** Length of the lines that a profile gives the measured lengths of, mm. */
const LINE = 100

/**
 * Moves and stretches whole pages so that they come out right on a printer, after what moved them already: back pages by the profile's `back`, all others (also folded and
 * one-sided ones) by its `front`. A page that needs nothing stays as it is. Size is mended about the middle of the page, where shifts are read.
 * Warns when something comes nearer to the paper's edge than most printers print, and when a landscape page has no values.
 */
export function applyPrinter(job: PrintJob, profile: PrinterProfile, theme: Theme): Outcome<PrintJob> {
  const diagnostics: Diagnostic[] = []
  let unmeasured = false
  const pages = job.pages.map((page): Page => {
    const side = page.side === 'back' ? 'back' : 'front'
    const lying = page.width > page.height
    if (lying && !profile.landscape && correctionOf(profile[side], page)) unmeasured = true
    const correction = correctionOf(lying ? profile.landscape?.[side] : profile[side], page)
    return correction ? { ...page, correction: inTurn(page.correction, correction) } : page
  })
  if (unmeasured) diagnostics.push(saySheets('landscape-not-measured', { sheet: job.name }))
  const worst = Math.min(
    ...pages.flatMap((page, i) => (page === job.pages[i] ? [] : [comesTo(page, job.pages[i]!, job, theme)])),
  )
  if (Number.isFinite(worst))
    diagnostics.push(saySheets('moved-to-edge', { sheet: job.name, distance: decimal(worst, 1) }))
  diagnostics.push(...beyondMargins({ ...job, pages }, profile, theme))
  return { value: { ...job, pages }, diagnostics }
}

function correctionOf(side: PrinterSide | undefined, { width, height }: Page): Correction | undefined {
  const { x, y } = side?.shift ?? { x: 0, y: 0 }
  const measured = side?.measured ?? { x: LINE, y: LINE }
  if (x === 0 && y === 0 && measured.x === LINE && measured.y === LINE) return undefined
  const [scaleX, scaleY] = [LINE / measured.x, LINE / measured.y]
  return { scaleX, scaleY, x: x + ((1 - scaleX) * width) / 2, y: y + ((1 - scaleY) * height) / 2 }
}

/** One correction after another. */
function inTurn(first: Correction | undefined, then: Correction): Correction {
  const { scaleX, scaleY, x, y } = first ?? { scaleX: 1, scaleY: 1, x: 0, y: 0 }
  return {
    scaleX: then.scaleX * scaleX,
    scaleY: then.scaleY * scaleY,
    x: then.scaleX * x + then.x,
    y: then.scaleY * y + then.y,
  }
}

/** What a page shows beside its pieces: marks, texts, flats. */
function furnitureOf({ under, over }: Page, library: PrintJob['library'], theme: Theme): Box[] {
  return [under, over].flatMap((fragment) => inkBoxes(fragment, library, theme))
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const

/** Sides on which pieces, or else other things, lie where the printer does not reach; the worst page of the document counts. */
function beyondMargins({ pages, library, name: sheet }: PrintJob, profile: PrinterProfile, theme: Theme): Diagnostic[] {
  const pieces = worstSides(pages, profile, ({ placements }) => placements.map(trimOf))
  const others = worstSides(pages, profile, (page) => furnitureOf(page, library, theme))
  return SIDES.flatMap((edge) => {
    const [what, worst] = pieces.has(edge) ? ['pieces', pieces.get(edge)] : ['marks or texts', others.get(edge)]
    if (worst === undefined) return []
    const [distance, margin] = [decimal(worst.room, 1), decimal(worst.margin, 1)]
    return [saySheets('beyond-margins', { sheet, what, edge, distance, margin })]
  })
}

/** A piece as it is cut; its bleed may be lost. */
function trimOf({ face, x, y, turn }: Placement): Box {
  const [width, height] = turn % 180 === 0 ? [face.width, face.height] : [face.height, face.width]
  return { x, y, width, height }
}

/** Of each side where boxes lie beyond the printer's margin: how near the nearest comes to the paper's edge, and the margin; mm. */
function worstSides(pages: readonly Page[], profile: PrinterProfile, boxesOf: (page: Page) => readonly Box[]) {
  const worst = new Map<(typeof SIDES)[number], { readonly room: number; readonly margin: number }>()
  for (const page of pages) {
    const margins = page.width > page.height ? profile.landscape?.margins : profile.margins
    for (const { x, y, width, height } of margins ? boxesOf(page).map((box) => onPaper(page, box)) : []) {
      const rooms = { left: x, top: y, right: page.width - x - width, bottom: page.height - y - height }
      for (const edge of SIDES) {
        const margin = margins?.[edge] ?? 0
        // A hundredth of a millimetre is no news.
        if (rooms[edge] < Math.min(margin - 0.01, worst.get(edge)?.room ?? Infinity))
          worst.set(edge, { room: rooms[edge], margin })
      }
    }
  }
  return worst
}

/** How near to an edge the page's picture comes by its correction, in mm, if that is nearer than 5 mm and than before; else infinite. */
function comesTo(page: Page, uncorrected: Page, { library }: PrintJob, theme: Theme): number {
  const boxes = [...page.placements.map(({ clip }) => clip), ...furnitureOf(page, library, theme)]
  const room = (box: Box): number =>
    Math.min(box.x, box.y, page.width - box.x - box.width, page.height - box.y - box.height)
  const before = Math.min(...boxes.map((box) => room(onPaper(uncorrected, box))))
  const after = Math.min(...boxes.map((box) => room(onPaper(page, box))))
  // A hundredth of a millimetre is no news.
  return after < Math.min(before, EDGE / 1000) - 0.01 ? after : Infinity
}
