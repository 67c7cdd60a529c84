import type { Fonts } from '../../draw/fonts.ts'
import type { SvgNode } from '../../draw/read-svg.ts'
import type { DrawingIds } from '../drawing-ids.ts'
import type { Presentation } from '../presentation.ts'
import { named, write, type Content } from './content.ts'
import { EVERYWHERE, makeForm, type BBox } from './form.ts'
import type { Labelled, PdfFile } from './pdf-file.ts'

/** Where a drawing goes: the document, the stream being written, and what the drawing may refer to. */
export interface Painter {
  readonly file: PdfFile
  readonly fonts: Fonts
  readonly ids: DrawingIds
  readonly content: Content
  /** Draws an element. Handed along, because shapes, uses, clips and masks all lead back to it. */
  readonly draw: (painter: Painter, node: SvgNode, style: Presentation) => void
}

/** Draws into a form of its own instead of the painter's stream. */
export function paintForm(
  painter: Painter,
  draw: (inside: Painter) => void,
  box: BBox = EVERYWHERE,
  extra: Readonly<Record<string, unknown>> = {},
): Labelled {
  return makeForm(painter.file, box, (content) => draw({ ...painter, content }), extra)
}

/** Paints a form where the stream stands. */
export function placeForm(painter: Painter, form: Labelled): void {
  write(painter.content, `${named(painter.content, 'XObject', form.label, form.ref)} Do`)
}

/** Puts a graphics state dictionary in force: opacity, soft mask. */
export function graphicsState(painter: Painter, key: string, make: () => Record<string, unknown>): void {
  const { file, content } = painter
  const state = file.once('state', key, () => {
    const ref = file.doc.ref({ Type: 'ExtGState', ...make() })
    ref.end(undefined)
    return { ref, label: file.label('Gs') }
  })
  write(content, `${named(content, 'ExtGState', state.label, state.ref)} gs`)
}

/** Sets constant opacity, 0..1; undone by the end of the enclosing `isolated`. */
export function setOpacity(painter: Painter, fill: number, stroke: number): void {
  graphicsState(painter, `${fill} ${stroke}`, () => ({ ca: fill, CA: stroke }))
}

/** Lays a soft mask over all that follows, until the enclosing `isolated` ends. `form` is a transparency group. */
export function setSoftMask(painter: Painter, form: Labelled, kind: 'Luminosity' | 'Alpha'): void {
  graphicsState(painter, `mask ${kind} ${form.label}`, () => ({ SMask: { Type: 'Mask', S: kind, G: form.ref } }))
}
