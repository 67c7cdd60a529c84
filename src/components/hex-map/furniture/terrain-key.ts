import { sayDraw } from '../../../draw/draw-messages.ts'
import { drawLines } from '../../../draw/draw-lines.ts'
import { fitText } from '../../../draw/fit-text.ts'
import { plainText } from '../../../draw/rich-text.ts'
import { wordsOf } from '../../../draw/words.ts'
import { measure, textLine } from '../../../draw/text-line.ts'
import { styleOf, type Theme } from '../../../draw/theme.ts'
import type { TerrainType } from '../../../game/hex-map.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { decimal } from '../../../kernel/units.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { DrawnMap, MapRequest } from '../draw-map.ts'
import { fitLine } from './fit-line.ts'
import type { Furnishing } from './scale-bar.ts'
import { specimen } from './specimen.ts'

/** Size of the specimens: share of 22 mm. */
const SHARE = 0.545
const HEADING = 'TERRAIN KEY'
const STRIP = 5.6
const INSET = 1.6
/** Least and most width of an entry, its height, and where its texts start. */
const LEAST_WIDTH = 44
const MOST_WIDTH = 62
const HEIGHT = 14.4
const TEXT = 16.4

/** The terrain key as a box that fits a width: a picture, the title, the figures and the note of each kind of terrain that the map has. */
export function terrainKey(
  request: MapRequest,
  { scene, ground }: Pick<DrawnMap, 'scene' | 'ground'>,
  room: number,
  diagnostics: Diagnostic[],
): Furnishing {
  const { map, terrain, studio, lowInk } = request
  const { theme } = studio
  const used = new Set([
    ...map.hexes.map((hex) => hex.terrain),
    ...[...map.roads, ...map.hexsides, ...map.marks].map((thing) => thing.terrain),
  ])
  const types = terrain.types.filter(({ id }) => used.has(id))
  const most = Math.max(1, Math.floor(room / LEAST_WIDTH))
  const rows = Math.ceil(types.length / most)
  const columns = Math.ceil(types.length / Math.max(1, rows))
  const cell = Math.min(MOST_WIDTH, room / Math.max(1, columns))
  const entries = types.map((type, i) => {
    const [x, y] = [(i % columns) * cell, STRIP + Math.floor(i / columns) * HEIGHT]
    return `<g transform="translate(${decimal(x)} ${decimal(y)})">${entry(type, specimen(type, scene.orientation, ground, request), cell, request, diagnostics)}</g>`
  })
  const height = STRIP + rows * HEIGHT
  const heading = { ...styleOf(theme, 'heading'), colour: lowInk ? '#000000' : '#ffffff' }
  const small = { ...styleOf(theme, 'heading-note'), colour: heading.colour }
  const means = terrain.columns.map(({ title, means: what }) => `${title}: ${what}`).join('   ')
  const words = measure(theme.fonts, HEADING, heading) + measure(theme.fonts, means, small) + 2 * INSET + 5
  const width = Math.min(room, Math.max(columns * cell, words))
  const rules = Array.from({ length: Math.max(0, rows - 1) }, (_, i) => {
    const y = decimal(STRIP + (i + 1) * HEIGHT)
    return `<line x1="${INSET}" y1="${y}" x2="${decimal(width - INSET)}" y2="${y}" stroke="#000000" stroke-width="0.15"/>`
  })
  const box = (tall: number, fill: string): string =>
    `<rect width="${decimal(width)}" height="${decimal(tall)}" fill="${fill}" stroke="#000000" stroke-width="0.35"/>`
  const svg =
    box(height, '#ffffff') +
    box(STRIP, lowInk ? '#ffffff' : '#000000') +
    textLine(theme.fonts, INSET, STRIP / 2 + 1.17, HEADING, heading) +
    textLine(theme.fonts, width - INSET, STRIP / 2 + 0.95, means, small, 'end') +
    rules.join('') +
    entries.join('')
  return { svg, width, height }
}

/** One kind of terrain. A text that is too wide even at its least size is reported. */
function entry(
  type: TerrainType,
  picture: string,
  cell: number,
  request: MapRequest,
  diagnostics: Diagnostic[],
): string {
  const { terrain, studio } = request
  const { theme } = studio
  const figures = terrain.columns
    .map(({ id, title }) => `${title} ${String(type.values[id]?.value ?? '–')}`)
    .join('   ')
  const room = cell - TEXT - 1
  const tooBig = (field: string, by: number, way: string, pt: number): void => {
    const piece = `terrain "${type.id}"`
    const what = { piece, field, by: decimal(Math.max(0.1, by), 1), way, pt: decimal(pt) }
    diagnostics.push(sayDraw('text-too-big', what, spanAt(type.place, field)))
  }
  // Marks and roads without figures of their own take those of the ground.
  const hasFigures = type.on === 'hex' || Object.keys(type.values).length > 0
  const line = (style: string, field: string, text: string, y: number): string => {
    const fitted = fitLine(theme, style, text, room)
    if (fitted.over > 1e-3) tooBig(field, fitted.over, 'wide', fitted.style.pt)
    return textLine(theme.fonts, TEXT, y, text, fitted.style)
  }
  const note = fitNote(type.note ?? '', room, theme)
  if (note.over) tooBig('note', note.over.by, note.over.way, note.pt)
  const lines = type.note === undefined ? 0 : Math.min(2, note.lines.length)
  // The block of title, figures and note stands in the middle.
  const top = ([1.5, 0.6, -0.5][lines] ?? 0) + (hasFigures ? 0 : 1.8)
  const noteTop = top + (hasFigures ? 11.1 : 8)
  const place = { x: TEXT, width: room, baseline: noteTop, align: 'left' } as const
  return (
    `<g transform="translate(8.6 ${decimal(HEIGHT / 2)}) scale(${SHARE})">${picture}</g>` +
    line('table-group', 'title', type.title, top + 4.5) +
    (hasFigures ? line('map-key-figures', 'values', figures, top + 8.2) : '') +
    (lines === 0 ? '' : drawLines(theme.fonts, note, place, () => '').svg)
  )
}

/** A note broken into at most two lines, shrunk if need be. */
function fitNote(text: string, width: number, theme: Theme) {
  const style = styleOf(theme, 'map-key-note')
  const manner = { fonts: theme.fonts, style, aspect: () => 1 }
  return fitText(wordsOf(plainText(text).inlines, manner), manner, { width, height: 6, balance: false, lines: 2 })
}
