import { drawFace } from '../../draw/draw-face.ts'
import type { Track } from '../../game/tables.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { spanAt } from '../../source/located-document.ts'
import type { DrawContext } from '../component.ts'
import type { TrackGrid } from './track-grid.ts'

/** Draws a part of a track with its template. `note`: index of the note that is drawn with it, -1 for none. */
export type DrawPart = (
  template: string,
  values: Record<string, unknown>,
  data: Record<string, unknown>,
  note?: number,
) => string

/** Draws parts of a track; findings go to `diagnostics`. */
export function trackDrawer(track: Track, { studio }: DrawContext, diagnostics: Diagnostic[]): DrawPart {
  return (template, values, data, note = -1) => {
    const drawn = drawFace(studio, {
      template,
      names: { fields: new Set(Object.keys(values)), data: new Set(Object.keys(data)), owner: 'a track' },
      values,
      data,
      piece: `track "${track.title}"`,
      spanOf: (field) => (field === 'note' ? spanAt(track.place, 'notes', note, 'text') : spanAt(track.place, field)),
    })
    diagnostics.push(...drawn.findings)
    return drawn.svg ?? ''
  }
}

/** Draws the box of a number for a marker of an edge (mm), with its note where the boxes of the grid are wide. */
export function drawTrackBox(track: Track, number: number, marker: number, grid: TrackGrid, draw: DrawPart): string {
  const note = track.notes.findIndex(({ at }) => at === number)
  const values = { number, note: grid.wide ? (track.notes[note]?.text ?? '') : '', noted: note >= 0 }
  return draw('track-box', values, { ...grid.box, marker, wide: grid.wide }, note)
}
