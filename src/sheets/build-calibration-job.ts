import { capHeight, textLine } from '../draw/text-line.ts'
import { styleOf, type Theme } from '../draw/theme.ts'
import type { TypeStyle } from '../draw/type-style.ts'
import type { Outcome } from '../kernel/diagnostic.ts'
import type { Paper } from '../kernel/paper-sizes.ts'
import { decimal } from '../kernel/units.ts'
import { backTarget, frontTarget, TARGET } from './calibration-targets.ts'
import { backText, frontText, TARGET_INSET, type CalibrationText } from './calibration-texts.ts'
import { flowText, type Slot } from './flow-text.ts'
import { SCALE_TEXT } from './page-texts.ts'
import type { Page, Placement, PrintJob } from './print-job.ts'
import { drawRuler } from './ruler.ts'
import { saySheets } from './sheet-messages.ts'

/** What a calibration sheet is made for. */
export interface CalibrationRequest {
  readonly paper: Paper
  readonly landscape: boolean
  /** How the paper is turned for its back. */
  readonly flip: NonNullable<PrintJob['duplex']>
  readonly theme: Theme
  /** Date-free stamp: `Quartermaster 0.1.0`. */
  readonly version: string
}

/** Least side of a paper that the page has room on, mm. */
const LEAST_SIDE = 200
/** Left and right edge of the words, from the edges of the page, and what they keep off the page's middle. mm */
const TEXT_LEFT = 34
const TEXT_RIGHT = 20
const OFF_MIDDLE = TARGET / 2 + 6
/** Space between two paragraphs, mm. */
const PARAGRAPH = 1.6

/**
 * A sheet of two pages that measures a printer: crosses on the front, scales at the same places on the back (the places are the same for
 * either flip), lines of 100 mm along both sides of both pages, and what to do in words. Error: the paper is too small.
 */
export function buildCalibrationJob(request: CalibrationRequest): Outcome<PrintJob> {
  const { paper, landscape, flip, version } = request
  if (Math.min(paper.width, paper.height) < LEAST_SIDE)
    return { diagnostics: [saySheets('calibration-paper', { paper: paper.title })] }
  const sheet = landscape ? 'calibration-landscape' : 'calibration'
  const job: PrintJob = {
    sheet,
    title: `Printer test: ${paper.title}${landscape ? ' landscape' : ''}`,
    paper,
    backs: flip,
    name: `${sheet}_${paper.id}_${flip}`,
    pages: [page('front', frontText(flip, landscape), request), page('back', backText(), request)],
    library: new Map(),
    duplex: flip,
    pieces: 5,
    author: '',
    subject: 'Measures where a printer puts front and back',
    keywords: ['calibration', version],
  }
  return { value: job, diagnostics: [] }
}

function page(side: 'front' | 'back', text: CalibrationText, request: CalibrationRequest): Page {
  const { paper, landscape, theme } = request
  const [width, height] = landscape ? [paper.height, paper.width] : [paper.width, paper.height]
  const face = side === 'front' ? frontTarget() : backTarget(theme)
  const placements = targetsOf(width, height, side, request).map(({ x, y }): Placement => {
    const corner = { x: x - TARGET / 2, y: y - TARGET / 2 }
    return { face, ...corner, turn: 0, clip: { ...corner, width: TARGET, height: TARGET } }
  })
  const far = TARGET_INSET - TARGET / 2
  return {
    number: side === 'front' ? 1 : 2,
    side,
    width,
    height,
    placements,
    under: '',
    over:
      rulers(width, height, theme) +
      letters(width, height, side, request) +
      (side === 'back' ? arrows(width / 2, height / 2, theme) : '') +
      words(text, width, height, theme) +
      foot(width, height, request),
    bookmark: text.title,
    block: { x: far, y: far, width: width - 2 * far, height: height - 2 * far },
  }
}

/** Middles of the targets with their letters. A letter of the back stands behind the same letter of the front. */
function targetsOf(width: number, height: number, side: 'front' | 'back', { flip, landscape }: CalibrationRequest) {
  // Turned about an upright axis left and right change places, about a level one above and below.
  const upright = (flip === 'long-edge') !== landscape
  const behind = side === 'front' ? 'ABDE' : upright ? 'BAED' : 'DEAB'
  const [left, top, right, bottom] = [TARGET_INSET, TARGET_INSET, width - TARGET_INSET, height - TARGET_INSET]
  const places = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]
  return [
    ...places.map((place, i) => ({ ...place, letter: behind.charAt(i) })),
    { x: width / 2, y: height / 2, letter: 'C' },
  ]
}

function letters(width: number, height: number, side: 'front' | 'back', request: CalibrationRequest): string {
  const { theme } = request
  const style = styleOf(theme, 'plain-value')
  return targetsOf(width, height, side, request)
    .map(({ x, y, letter }) => textLine(theme.fonts, x - 9, y - 6, letter, style, 'middle'))
    .join('')
}

/** Lines of 100 mm: level above, upright on the left, reading upwards. */
function rulers(width: number, height: number, theme: Theme): string {
  const ruler = drawRuler(theme, 112)
  if (!ruler) throw new Error('no room for the lines of 100 mm')
  const [x, y] = [(width - ruler.width) / 2, (height + ruler.width) / 2]
  return (
    `<g transform="translate(${decimal(x)} ${TARGET_INSET + 8})">${ruler.svg}</g>` +
    `<g transform="translate(22 ${decimal(y)}) rotate(-90)">${ruler.svg}</g>`
  )
}

/** Which way plus is: beside the middle of the back. */
function arrows(x: number, y: number, theme: Theme): string {
  const style = styleOf(theme, 'table-strong')
  return (
    textLine(theme.fonts, x + 15, y + capHeight(theme.fonts, style) / 2, '→ plus x: to the right', style) +
    textLine(theme.fonts, x - 1.5, y + 16.5, '↓ plus y: down', style)
  )
}

/** Title and paragraphs, in the largest type that has room. Text without room would be our own fault. */
function words({ title, paragraphs }: CalibrationText, width: number, height: number, theme: Theme): string {
  const heading = textLine(theme.fonts, width / 2, TARGET_INSET - 6, title, styleOf(theme, 'sheet-title'), 'middle')
  const body = styleOf(theme, 'table-body')
  for (let pt = 11; pt >= body.min; pt -= 0.5) {
    const style = { ...body, pt, lead: pt * 0.5 }
    const end = TARGET_INSET + TARGET / 2
    const bands = [
      { from: end + 7, to: height / 2 - OFF_MIDDLE },
      { from: height / 2 + OFF_MIDDLE + style.lead, to: height - end - 2 },
    ]
    const set = fillBands(paragraphs, bands, width, theme, style)
    if (set !== undefined) return heading + set
  }
  throw new Error(`no room on the calibration page for "${title}"`)
}

/** Paragraphs one below the other, none broken between two bands; undefined when they do not fit. */
function fillBands(
  texts: readonly string[],
  bands: readonly { readonly from: number; readonly to: number }[],
  width: number,
  theme: Theme,
  style: TypeStyle,
): string | undefined {
  let svg = ''
  let band = 0
  let y = bands[0]?.from ?? 0
  for (const text of texts) {
    let flow = setAt(text, y, bands[band]?.to ?? 0, width, theme, style)
    if (flow.rest !== '' && band + 1 < bands.length) {
      y = bands[++band]!.from
      flow = setAt(text, y, bands[band]!.to, width, theme, style)
    }
    if (flow.rest !== '') return undefined
    svg += flow.svg
    y += flow.lines * style.lead + PARAGRAPH
  }
  return svg
}

/** Sets a paragraph, whose lines are kept where it has line breaks, from one baseline to another. */
function setAt(text: string, from: number, to: number, width: number, theme: Theme, style: TypeStyle) {
  let svg = ''
  let lines = 0
  for (const part of text.split('\n')) {
    const room = Math.max(0, Math.floor((to - from) / style.lead) + 1 - lines)
    const slots = Array.from({ length: room }, (_, i): Slot => {
      const y = from + (lines + i) * style.lead
      return { x: TEXT_LEFT, y, width: width - TEXT_LEFT - TEXT_RIGHT, anchor: 'start' }
    })
    const flow = flowText(part, slots, theme, style)
    if (flow.rest !== '') return { svg, rest: flow.rest, lines }
    svg += flow.svg
    lines += room - flow.free.length
  }
  return { svg, rest: '', lines }
}

function foot(width: number, height: number, { paper, landscape, flip, theme, version }: CalibrationRequest): string {
  const turn = `flip on ${flip === 'long-edge' ? 'long edge' : 'short edge'}`
  const line = `${paper.title}${landscape ? ' landscape' : ''}, ${turn} · ${SCALE_TEXT} · ${version}`
  return textLine(theme.fonts, width / 2, height - TARGET_INSET + 8, line, styleOf(theme, 'sheet-head'), 'middle')
}
