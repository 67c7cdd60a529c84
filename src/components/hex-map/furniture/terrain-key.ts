import { sayDraw } from '../../../draw/draw-messages.ts'
import { drawLines } from '../../../draw/draw-lines.ts'
import { fitText } from '../../../draw/fit-text.ts'
import { plainText } from '../../../draw/rich-text.ts'
import { wordsOf } from '../../../draw/words.ts'
import { textLine } from '../../../draw/text-line.ts'
import { styleOf, type Theme } from '../../../draw/theme.ts'
import type { TerrainKey, TerrainType } from '../../../game/hex-map.ts'
import type { Diagnostic } from '../../../kernel/diagnostic.ts'
import { decimal } from '../../../kernel/units.ts'
import { spanAt } from '../../../source/located-document.ts'
import type { DrawnMap, MapRequest } from '../draw-map.ts'
import { fitLine } from './fit-line.ts'
import { STRIP, type Heading } from './framed.ts'
import { specimen } from './specimen.ts'

/** Size of the specimens: share of 22 mm. */
const SHARE = 0.545
/** Distance of the lines between rows from the sides, and where the texts of an entry start; mm. */
const INSET = 1.6
const TEXT = 16.4

/** Least and most width of an entry of the key, and its least height; mm. */
export const KEY_CELL = { least: 44, most: 62, height: 14.4 }

/** Heading of the key, and what its figures mean. */
export function keyHeading({ columns }: TerrainKey): Heading {
  return { title: 'Terrain key', remark: columns.map(({ title, means }) => `${title}: ${means}`).join('   ') }
}

/** The kinds of terrain that a map has, in the order of the key. */
export function keyTypes({ map, terrain }: Pick<MapRequest, 'map' | 'terrain'>): TerrainType[] {
  const used = new Set([
    ...map.hexes.map((hex) => hex.terrain),
    ...[...map.roads, ...map.hexsides, ...map.marks].map((thing) => thing.terrain),
  ])
  return terrain.types.filter(({ id }) => used.has(id))
}

/** The entries of the key in a frame of a size (mm), below its heading: a picture, the title, the figures and the note of each kind of terrain. */
export function terrainKey(
  types: readonly TerrainType[],
  columns: number,
  { width, height }: { readonly width: number; readonly height: number },
  request: MapRequest,
  { scene, ground }: Pick<DrawnMap, 'scene' | 'ground'>,
  diagnostics: Diagnostic[],
): string {
  const rows = Math.max(1, Math.ceil(types.length / Math.max(1, columns)))
  const cell = { width: Math.min(KEY_CELL.most, width / Math.max(1, columns)), height: (height - STRIP) / rows }
  const entries = types.map((type, i) => {
    const [x, y] = [(i % columns) * cell.width, Math.floor(i / columns) * cell.height]
    const picture = specimen(type, scene.orientation, ground, request)
    return `<g transform="translate(${decimal(x)} ${decimal(y)})">${entry(type, picture, cell, request, diagnostics)}</g>`
  })
  const rules = Array.from({ length: rows - 1 }, (_, i) => {
    const y = decimal((i + 1) * cell.height)
    return `<line x1="${INSET}" y1="${y}" x2="${decimal(width - INSET)}" y2="${y}" stroke="#000000" stroke-width="0.15"/>`
  })
  return rules.join('') + entries.join('')
}

/** One kind of terrain. A text that is too wide even at its least size is reported. */
function entry(
  type: TerrainType,
  picture: string,
  cell: { readonly width: number; readonly height: number },
  request: MapRequest,
  diagnostics: Diagnostic[],
): string {
  const { terrain, studio } = request
  const { theme } = studio
  const figures = terrain.columns
    .map(({ id, title }) => `${title} ${String(type.values[id]?.value ?? '–')}`)
    .join('   ')
  const room = cell.width - TEXT - 1
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
  const top = ([1.5, 0.6, -0.5][lines] ?? 0) + (hasFigures ? 0 : 1.8) + (cell.height - KEY_CELL.height) / 2
  const noteTop = top + (hasFigures ? 11.1 : 8)
  const place = { x: TEXT, width: room, baseline: noteTop, align: 'left' } as const
  return (
    `<g transform="translate(8.6 ${decimal(cell.height / 2)}) scale(${SHARE})">${picture}</g>` +
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
