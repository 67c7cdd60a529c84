import type { Face } from '../../draw/face.ts'
import type { Track } from '../../game/tables.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { withoutRepeats } from '../../kernel/without-repeats.ts'
import { drawTrackBox, trackDrawer, type DrawPart } from './track-drawer.ts'
import { trackGrid, trackNumbers, type TrackGrid } from './track-grid.ts'

/** A track on pages of a printable size, with places for a marker of an edge; mm. */
export interface TrackPage {
  readonly track: Track
  readonly marker: number
  readonly width: number
  readonly height: number
}

/** Height of the title, mm. */
const HEAD = 11

/** Draws a track row by row. Boxes are wide, with the notes in them, where any box has a note and all fit on one page so; else tight, and notes follow as a list. */
export function drawTrack(source: TrackPage, context: DrawContext): Outcome<DrawnPieces> {
  const { track, marker, width, height } = source
  const diagnostics: Diagnostic[] = []
  const numbers = trackNumbers(track)
  const room = { width, height: height - HEAD }
  const roomy = trackGrid(numbers.length, true, marker, room)
  const wide = track.notes.length > 0 && numbers.length <= 2 * roomy.columns
  const grid = wide ? roomy : trackGrid(numbers.length, false, marker, room)
  const draw = trackDrawer(track, context, diagnostics)
  const pages = Array.from({ length: Math.ceil(numbers.length / grid.perPage) }, (_, i) =>
    numbers.slice(i * grid.perPage, (i + 1) * grid.perPage),
  )
  const fronts = pages.map((here, page): Face => {
    const boxes = here.map((number, i) => {
      return `<g transform="translate(${placeOf(i, grid)})">${drawTrackBox(track, number, marker, grid, draw)}</g>`
    })
    const below = HEAD + Math.ceil(here.length / grid.columns) * grid.box.height
    const list = wide ? '' : notesBelow(track, here, below, source, draw)
    return {
      piece: `${track.id}/${page + 1}`,
      side: 'front',
      label: pages.length === 1 ? track.title : `${track.title}, page ${page + 1}`,
      width,
      height,
      bleed: 0,
      svg: draw('track-head', { title: track.title }, { width }) + boxes.join('') + list,
    }
  })
  return { value: { fronts, backs: fronts.map(() => undefined) }, diagnostics: withoutRepeats(diagnostics) }
}

function placeOf(index: number, { columns, box }: TrackGrid): string {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return `${decimal(column * box.width)} ${decimal(HEAD + row * box.height)}`
}

/** The notes of a page's boxes, a line each, below them. */
function notesBelow(track: Track, here: readonly number[], top: number, { width }: TrackPage, draw: DrawPart): string {
  return here
    .flatMap((number) => track.notes.flatMap(({ at, text }, note) => (at === number ? [{ number, text, note }] : [])))
    .map(({ number, text, note }, line) => {
      const svg = draw('track-note', { number, note: text }, { width }, note)
      return `<g transform="translate(0 ${decimal(top + 3 + line * 5)})">${svg}</g>`
    })
    .join('')
}
