import type { Track } from '../../game/tables.ts'
import type { Diagnostic } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { leastBox, trackNumbers } from './track-grid.ts'
import { drawTrackBox, trackDrawer } from './track-drawer.ts'

/** A track without its title, to stand in a frame on another sheet: as many rows of boxes as its width takes. mm. */
export interface TrackInset {
  readonly title: string
  /** Width of a single box. */
  readonly leastWidth: number
  /** Height that it needs in a width. */
  heightIn(width: number): number
  /** Draws it: the boxes fill width and height. Findings go to `diagnostics`. */
  draw(room: { readonly width: number; readonly height: number }, diagnostics: Diagnostic[]): string
}

/** A track for a marker of an edge (mm) as a part of another sheet. Boxes are wide, with the notes in them, where any box has a note. */
export function trackInset(track: Track, marker: number, context: DrawContext): TrackInset {
  const numbers = trackNumbers(track)
  const wide = track.notes.length > 0
  const least = leastBox(wide, marker)
  const rowsIn = (width: number): number =>
    Math.ceil(numbers.length / Math.max(1, Math.floor(width / least.width + 1e-6)))
  return {
    title: track.title,
    leastWidth: least.width,
    heightIn: (width) => rowsIn(width) * least.height,
    draw({ width, height }, diagnostics) {
      const rows = rowsIn(width)
      // Rows share the boxes evenly, so that no short row is left at the end.
      const columns = Math.ceil(numbers.length / rows)
      const box = { width: width / columns, height: height / rows }
      const found: Diagnostic[] = []
      const draw = trackDrawer(track, context, found)
      const boxes = numbers.map((number, i) => {
        const [x, y] = [(i % columns) * box.width, Math.floor(i / columns) * box.height]
        const drawn = drawTrackBox(track, number, marker, { wide, columns, perPage: numbers.length, box }, draw)
        return `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawn}</g>`
      })
      diagnostics.push(...withoutRepeats(found))
      return boxes.join('')
    },
  }
}
