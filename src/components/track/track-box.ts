import type { Box } from '../../draw/boxes/box.ts'
import type { Typesetter } from '../../draw/boxes/typesetter.ts'
import type { Track } from '../../game/tables.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext } from '../component.ts'
import { trackInset } from './track-inset.ts'

/** A track for a marker of an edge (mm) as a framed part of a sheet of boxes, of a width (mm). It is never cut in two. */
export function trackBox(
  track: Track,
  marker: number,
  width: number,
  setter: Typesetter,
  piece: string,
  context: DrawContext,
): Box {
  const inset = trackInset(track, marker, context)
  const height = inset.heightIn(width)
  const row = { height, svg: inset.draw({ width, height }, setter.diagnostics) }
  const subject = { piece, field: inset.title, at: spanAt(track.place, 'title') }
  return { title: inset.title, note: '', width, head: { height: 0, svg: '' }, rows: [row], tail: 0, subject }
}
