import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { Face } from '../../draw/face.ts'
import { sayDraw } from '../../draw/draw-messages.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Reference } from '../../game/game.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { makeBands, onOnePage, onPages, type PageSize, type PlacedBox } from './arrange.ts'
import { drawBox } from './box.ts'
import type { SectionContext } from './section-context.ts'
import { typesetter, type Typesetter } from './typesetter.ts'

/** A quick reference and the printable size of its paper in mm. */
export interface ReferencePage {
  readonly reference: Reference
  readonly width: number
  readonly height: number
}

/** Shares of the full size that are tried. Each style stops at its own least size. */
const FACTORS = [1, 0.97, 0.94, 0.91, 0.88, 0.86]
/** Baseline of title and subtitle, the height that they take, and the space between them, at full size. mm. */
const TITLE = 5.6
const TITLE_HEIGHT = 9.4
const TITLE_SPACE = 3

/**
 * Draws a quick reference on one page, at the largest size at which it fits; boxes that are too long for their column then go on in the
 * next one. What does not fit even at the smallest size is set at full size over several pages.
 */
export function drawReference(source: ReferencePage, context: DrawContext): Outcome<DrawnPieces> {
  const { reference, width, height } = source
  const { game, rulings, studio } = context
  const piece = `reference "${reference.id}"`
  const open = (factor: number): SectionContext => ({
    game,
    rulings,
    theme: studio.theme,
    piece,
    setter: typesetter(studio, factor),
  })
  const sizeAt = (factor: number): PageSize => ({ width, height, titleHeight: TITLE_HEIGHT * factor })

  for (const factor of FACTORS) {
    const section = open(factor)
    const bands = makeBands(reference.sections, width, section)
    const placed = [false, true].reduce<PlacedBox[] | undefined>(
      (found, split) => found ?? onOnePage(bands, sizeAt(factor), section, split),
      undefined,
    )
    if (placed) return finish(source, [placed], section, [])
  }
  const section = open(1)
  const { pages, tooHigh } = onPages(makeBands(reference.sections, width, section), sizeAt(1), section)
  const { pt } = section.setter.style('note')
  if (!tooHigh) return finish(source, pages, section, [])
  const { title: field, subject } = tooHigh.box
  const by = decimal(Math.max(0.1, tooHigh.by), 1)
  const found = [sayDraw('text-too-big', { piece, field, by, way: 'high', pt: decimal(pt) }, subject.at)]
  return finish(source, pages, section, found)
}

/** Turns placed boxes into faces, and gives each finding once. */
function finish(
  { reference, width, height }: ReferencePage,
  pages: readonly PlacedBox[][],
  { setter, theme, piece }: SectionContext,
  found: readonly Diagnostic[],
): Outcome<DrawnPieces> {
  const fronts = pages.map((boxes, i): Face => {
    const drawn = boxes.map(({ box, from, to, x, y }) => {
      return `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawBox(box, setter, theme, from, to)}</g>`
    })
    const label =
      i === 0 ? reference.subtitle || reference.title : `${reference.subtitle || reference.title}, page ${i + 1}`
    const svg = titleSvg(reference, width, piece, setter) + drawn.join('')
    return { piece: `${reference.id}/${i + 1}`, side: 'front', label, width, height, bleed: 0, svg }
  })
  const seen = new Set<string>()
  const diagnostics = [...found, ...setter.diagnostics].filter(({ code, message, at }) => {
    const key = `${code} ${message} ${at?.file ?? ''} ${at?.start ?? ''}`
    return seen.has(key) ? false : seen.add(key)
  })
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics }
}

/** Title and subtitle on one line. */
function titleSvg(reference: Reference, width: number, piece: string, setter: Typesetter): string {
  const y = TITLE * setter.factor
  const [title, subtitle] = [setter.style('sheet-title'), setter.style('sheet-subtitle')]
  const subject = (field: string) => ({ piece, field, at: spanAt(reference.place, field) })
  const svg = setter.line(reference.title, { x: 0, y, width }, title, subject('title'))
  const x = Math.min(width, setter.width(reference.title, title) + TITLE_SPACE)
  if (reference.subtitle === '') return svg
  return svg + setter.line(reference.subtitle, { x, y, width: width - x }, subtitle, subject('subtitle'))
}
