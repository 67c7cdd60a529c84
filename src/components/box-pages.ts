import { onOnePage, onPages, type Band, type PageSize, type PlacedBox } from '../draw/boxes/arrange.ts'
import { drawBox } from '../draw/boxes/box.ts'
import { typesetter, type Subject, type Typesetter } from '../draw/boxes/typesetter.ts'
import { sayDraw } from '../draw/draw-messages.ts'
import type { Face } from '../draw/face.ts'
import type { Studio } from '../draw/studio.ts'
import type { Diagnostic, Outcome } from '../kernel/diagnostic.ts'
import { decimal } from '../kernel/units.ts'
import { spanAt, type Place } from '../source/located-document.ts'
import type { DrawnPieces } from './component.ts'
import { withoutRepeats } from '../kernel/without-repeats.ts'

/** A sheet of boxes: its texts, and the printable size of its paper in mm. */
export interface BoxSheet {
  readonly id: string
  readonly title: string
  /** Beside the title, and the label of the pages; empty for none. */
  readonly subtitle: string
  /** In messages: `reference "quick-reference"`. */
  readonly piece: string
  /** What is to be filled in at the right end of the title: each a word before a line. */
  readonly fields?: readonly string[] | undefined
  readonly width: number
  readonly height: number
  readonly place: Place
}

/** Shares of the full size that are tried. Each style stops at its own least size. */
const FACTORS = [1, 0.97, 0.94, 0.91, 0.88, 0.86]
/** Baseline of title and subtitle, the height that they take, and the space between them, at full size. mm. */
const TITLE = 5.6
const TITLE_HEIGHT = 9.4
const TITLE_SPACE = 3
/** Clear space between the lowest box and the foot of the page, mm. */
const ABOVE_FOOT = 1.5
/** Line to write on, and the space beside it, mm. */
const FIELD_LINE = 22
const FIELD_SPACE = 2

/**
 * Draws a sheet of boxes on one page, at the largest size at which it fits; boxes that are too long for their column then go on in the
 * next one. What does not fit even at the smallest size is set at full size over several pages. `makeBands` draws the boxes with a typesetter.
 */
export function drawBoxPages(
  sheet: BoxSheet,
  studio: Studio,
  makeBands: (setter: Typesetter) => readonly Band[],
): Outcome<DrawnPieces> {
  const { width, height, piece } = sheet
  const sizeAt = (factor: number): PageSize => ({
    width,
    height: height - ABOVE_FOOT,
    titleHeight: TITLE_HEIGHT * factor,
  })
  for (const factor of FACTORS) {
    const setter = typesetter(studio, factor)
    const bands = makeBands(setter)
    const placed = [false, true].reduce<PlacedBox[] | undefined>(
      (found, split) => found ?? onOnePage(bands, sizeAt(factor), setter, split),
      undefined,
    )
    if (placed) return finish(sheet, [placed], studio, setter, [])
  }
  const setter = typesetter(studio, 1)
  const { pages, tooHigh } = onPages(makeBands(setter), sizeAt(1), setter)
  if (!tooHigh) return finish(sheet, pages, studio, setter, [])
  const { pt } = setter.style('note')
  const { title: field, subject } = tooHigh.box
  const by = decimal(Math.max(0.1, tooHigh.by), 1)
  const found = [sayDraw('text-too-big', { piece, field, by, way: 'high', pt: decimal(pt) }, subject.at)]
  return finish(sheet, pages, studio, setter, found)
}

/** Turns placed boxes into faces, and gives each finding once. */
function finish(
  sheet: BoxSheet,
  pages: readonly PlacedBox[][],
  { theme }: Studio,
  setter: Typesetter,
  found: readonly Diagnostic[],
): Outcome<DrawnPieces> {
  const { id, title, subtitle, width, height } = sheet
  const fronts = pages.map((boxes, i): Face => {
    const drawn = boxes.map(({ box, from, to, x, y }) => {
      return `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawBox(box, setter, theme, from, to)}</g>`
    })
    const label = i === 0 ? subtitle || title : `${subtitle || title}, page ${i + 1}`
    const svg = titleSvg(sheet, setter) + drawn.join('')
    return { piece: `${id}/${i + 1}`, side: 'front', label, width, height, bleed: 0, svg }
  })
  const diagnostics = withoutRepeats([...found, ...setter.diagnostics])
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics }
}

/** Title and subtitle on one line. */
function titleSvg({ title, subtitle, fields = [], width, piece, place }: BoxSheet, setter: Typesetter): string {
  const y = TITLE * setter.factor
  const [large, small] = [setter.style('sheet-title'), setter.style('sheet-subtitle')]
  const subject = (field: string) => ({ piece, field, at: spanAt(place, field) })
  const svg = setter.line(title, { x: 0, y, width }, large, subject('title'))
  const x = Math.min(width, setter.width(title, large) + TITLE_SPACE)
  const beside = subtitle === '' ? x : x + setter.width(subtitle, small)
  const lines = fieldLines(fields, { from: beside + TITLE_SPACE, to: width, y }, setter, subject('title'))
  if (subtitle === '') return svg + lines
  return svg + setter.line(subtitle, { x, y, width: width - x }, small, subject('subtitle')) + lines
}

/** Words with lines to write on, side by side; those that have no room are left out. */
function fieldLines(
  fields: readonly string[],
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  setter: Typesetter,
  subject: Subject,
): string {
  const style = setter.style('note')
  let right = to
  return [...fields]
    .reverse()
    .map((word) => {
      const [end, wordWidth] = [right, setter.width(word, style)]
      const left = end - FIELD_LINE - FIELD_SPACE - wordWidth
      if (left < from) return ''
      right = left - FIELD_SPACE * 2
      const rule = `<path d="M${decimal(end - FIELD_LINE)} ${decimal(y + 0.2)}H${decimal(end)}" fill="none" stroke="#000000" stroke-width="0.15"/>`
      return setter.line(word, { x: left, y, width: wordWidth + 0.1 }, style, subject) + rule
    })
    .join('')
}
