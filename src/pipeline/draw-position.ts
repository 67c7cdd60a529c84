import type { DrawContext } from '../components/component.ts'
import type { SetUpView } from '../components/hex-map/draw-map-sheet.ts'
import { COMPONENTS } from '../components/registry.ts'
import { textLine } from '../draw/text-line.ts'
import { styleOf } from '../draw/theme.ts'
import type { HexMap } from '../game/hex-map.ts'
import type { Diagnostic } from '../kernel/diagnostic.ts'
import { findPaper } from '../kernel/paper-sizes.ts'
import { decimal } from '../kernel/units.ts'
import { writeSvg } from '../output/svg/write-svg.ts'
import type { Page } from '../sheets/print-job.ts'

/** What is shown on a map. */
export interface MapPicture extends Pick<SetUpView, 'title' | 'pieces' | 'labels' | 'heat' | 'note'> {
  readonly map: HexMap
  /** Only these hexes and what lies round them, if that is not the whole map. */
  readonly around?: readonly string[] | undefined
}

/** Space round a part of a map, height of its title and of its note; mm. */
const MARGIN = 4
const TITLE = 11
const NOTE = 6
/** How far a part reaches beyond the centres of its hexes, in hexes; and its least width, mm. */
const REACH = 1.6
const LEAST_WIDTH = 110

/** Draws a map with pieces or figures at full size, or a part of it, as one self-contained SVG. */
export async function drawPosition(
  picture: MapPicture,
  context: DrawContext,
  diagnostics: Diagnostic[],
): Promise<string | undefined> {
  const { openCanvas } = await import('../draw/open-canvas.ts')
  const { map, around = [], ...view } = picture
  const { theme, library } = context.studio
  const setUp = { ...view, room: { width: Infinity, height: Infinity } }
  const source = { map, hexSize: map.size, lowInk: theme.lowInk, openCanvas, setUp }
  const drawn = COMPONENTS['hex-map'].draw(source, context)
  diagnostics.push(...drawn.diagnostics)
  const face = drawn.value?.fronts[0]
  if (!drawn.value || !face) return undefined
  const centres = around.flatMap((hex) => drawn.value?.centreOf(hex) ?? [])
  const box =
    centres.length === 0 ? { x: 0, y: 0, width: face.width, height: face.height } : boxRound(centres, map, face)
  const isPart = centres.length > 0
  const [left, top] = isPart ? [MARGIN, TITLE] : [0, 0]
  const clip = { x: left, y: top, width: box.width, height: box.height }
  const page: Page = {
    number: 1,
    side: 'front',
    width: box.width + 2 * left,
    height: isPart ? TITLE + box.height + NOTE : box.height,
    placements: [{ face, x: left - box.x, y: top - box.y, turn: 0, clip }],
    under: `<rect width="${decimal(box.width + 2 * left)}" height="${decimal(box.height + top + NOTE)}" fill="#ffffff"/>`,
    over: isPart ? frameOf(picture, clip, context) : '',
    bookmark: '',
    block: clip,
  }
  const paper = findPaper('a4')
  if (!paper) throw new Error('no paper a4')
  const job = {
    sheet: 'position',
    title: picture.title,
    paper,
    backs: 'none',
    name: 'position',
    pages: [page],
    library,
    pieces: 1,
    author: '',
    subject: '',
    keywords: [],
  } as const
  return writeSvg(job, theme.fonts, 'glyphs')[0]
}

/** The part of a map round some places, no larger than the map. */
function boxRound(
  centres: readonly { readonly x: number; readonly y: number }[],
  { size }: HexMap,
  face: { readonly width: number; readonly height: number },
) {
  const span = (values: readonly number[], most: number, least: number): readonly [number, number] => {
    const [low, high] = [Math.min(...values) - REACH * size, Math.max(...values) + REACH * size]
    const more = Math.max(0, least - (high - low)) / 2
    const start = Math.max(0, low - more)
    return [start, Math.min(most, high + more) - start]
  }
  const [x, width] = span(
    centres.map((centre) => centre.x),
    face.width,
    LEAST_WIDTH,
  )
  const [y, height] = span(
    centres.map((centre) => centre.y),
    face.height,
    0,
  )
  return { x, y, width, height }
}

/** Title, frame and note of a part. */
function frameOf(
  { title, note }: MapPicture,
  { x, y, width, height }: Page['block'],
  { studio: { theme } }: DrawContext,
): string {
  const { fonts } = theme
  return (
    textLine(fonts, x, y - 3.6, title, styleOf(theme, 'sheet-subtitle')) +
    `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" fill="none" stroke="#000000" stroke-width="0.5"/>` +
    textLine(fonts, x, y + height + 4, note, styleOf(theme, 'note'))
  )
}
