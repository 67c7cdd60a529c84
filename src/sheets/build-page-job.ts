import { textLine, measure } from '../draw/text-line.ts'
import { styleOf } from '../draw/theme.ts'
import type { Face } from '../draw/face.ts'
import type { Theme } from '../draw/theme.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { micrometres } from '../kernel/units.ts'
import type { SheetInfo } from './deck-request.ts'
import { flowText, joinTexts, wholeTexts, type Slot } from './flow-text.ts'
import { oneSidedJob, type FinishedPage, type OneSidedRequest } from './one-sided-job.ts'
import { SCALE_TEXT } from './page-texts.ts'
import type { Page, PrintJob } from './print-job.ts'

/** Margin of full-page faces on all sides, mm: a page face measures the paper less twice this. */
export const PAGE_MARGIN = 10

/** Everything `buildPageJob` needs. */
export interface PageRequest extends OneSidedRequest {
  /** One face a page, in order, each of the paper's printable size, upright or landscape. */
  readonly faces: readonly Face[]
  readonly theme: Theme
  readonly info: SheetInfo
}

/** Printable size of a page of this paper, portrait, in mm. */
export function printableSize(paper: Paper): { readonly width: number; readonly height: number } {
  return {
    width: (micrometres(paper.width) - micrometres(2 * PAGE_MARGIN)) / 1000,
    height: (micrometres(paper.height) - micrometres(2 * PAGE_MARGIN)) / 1000,
  }
}

/** One-sided document of full-page faces: nothing to cut, a small foot in the margin below. A face of another size is our own fault and throws. */
export function buildPageJob(request: PageRequest): Outcome<PrintJob> {
  return oneSidedJob(
    request,
    request.faces.map((face, i) => finish(face, i + 1, request)),
  )
}

function finish(face: Face, number: number, { paper, faces, info, theme }: PageRequest): FinishedPage {
  const portrait = printableSize(paper)
  const same = (a: number, b: number): boolean => micrometres(a) === micrometres(b)
  const upright = same(face.width, portrait.width) && same(face.height, portrait.height)
  const lying = same(face.width, portrait.height) && same(face.height, portrait.width)
  if (!upright && !lying)
    throw new Error(`${face.piece} is ${face.width} x ${face.height} mm, not a page of ${paper.title}`)
  const [width, height] = upright ? [paper.width, paper.height] : [paper.height, paper.width]
  const right = `${paper.title}${upright ? '' : ' landscape'} · ${SCALE_TEXT} · Page ${number} of ${faces.length}`
  const style = styleOf(theme, 'sheet-foot')
  const rightWidth = measure(theme.fonts, right, style)
  const room = face.width - rightWidth - 6
  const slots = [-7.9, -5.5].map((y): Slot => ({ x: PAGE_MARGIN, y: height + y, width: room, anchor: 'start' }))
  const texts = [...info.notes, ...info.credits, info.version]
  const foot = flowText(joinTexts(texts), slots, theme, style)
  const box = { x: PAGE_MARGIN, y: PAGE_MARGIN, width: face.width, height: face.height }
  const page: Page = {
    number,
    side: 'front',
    width,
    height,
    placements: [{ face, x: PAGE_MARGIN, y: PAGE_MARGIN, turn: 0, clip: box }],
    under: '',
    over: textLine(theme.fonts, width - PAGE_MARGIN, height - 7.9, right, style, 'end') + foot.svg,
    bookmark: face.label,
    block: box,
  }
  return { page, leftOut: foot.rest === '' ? [] : [`"${wholeTexts(foot.rest, texts)}"`] }
}
