import type { Outcome } from '../../kernel/diagnostic.ts'
import type { Reference } from '../../game/reference.ts'
import { drawBoxPages } from '../box-pages.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { makeBands } from './make-bands.ts'
import type { TableBox, TrackBox } from './section-context.ts'

/** A quick reference and the printable size of its paper in mm. */
export interface ReferencePage {
  readonly reference: Reference
  readonly width: number
  readonly height: number
  readonly tableBox: TableBox
  readonly trackBox: TrackBox
}

/** Draws a quick reference, on one page if it fits. */
export function drawReference(
  { reference, width, height, tableBox, trackBox }: ReferencePage,
  context: DrawContext,
): Outcome<DrawnPieces> {
  const { game, rulings, studio } = context
  const { id, title, subtitle, place } = reference
  const piece = `reference "${id}"`
  return drawBoxPages({ id, title, subtitle, piece, width, height, place }, studio, (setter) =>
    makeBands(reference.sections, width, { game, rulings, theme: studio.theme, piece, setter, tableBox, trackBox }),
  )
}
