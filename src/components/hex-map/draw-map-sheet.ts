import { share } from '../../draw/share.ts'
import { measure, textLine } from '../../draw/text-line.ts'
import { styleOf, type Theme } from '../../draw/theme.ts'
import type { Face } from '../../draw/face.ts'
import type { OpenCanvas } from '../../draw/open-canvas.ts'
import type { HexMap } from '../../game/hex-map.ts'
import { hexGrid } from '../../rules/helpers/hex-grid.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { checkCharacters } from './check-characters.ts'
import { drawMap, type DrawnMap, type MapRequest } from './draw-map.ts'
import { drawHeat, heatLegend, type HexHeat } from './draw-heat.ts'
import { drawLabels, type HexLabels } from './draw-labels.ts'
import { drawPieces, type HexPieces } from './draw-pieces.ts'
import { compass } from '../compass.ts'
import { fitLine } from './furniture/fit-line.ts'
import { scaleBar } from './furniture/scale-bar.ts'
import { drawFoot, type Inset } from './furniture/foot.ts'
import type { Point } from './point.ts'
import { seamsOf } from './seams.ts'
import { withGrounds } from './with-grounds.ts'

/** Open ground round the hexes, and the neat line outside it: a thin and a heavy line, `LINES` apart. mm. */
const GROUND = 2
const THIN = 0.35
const HEAVY = 0.6
const LINES = 1.2
/** Half of the heavy line is outside. */
const RIM = GROUND + LINES + HEAVY / 2

/** Height of the title, space between map and key, height of a note in its place, and least width of the whole. mm. */
const TITLE = 11.4
const TITLE_BASELINE = 7.6
const SPACE = 3
const NOTE = 5
const LEAST_WIDTH = 120

/** What a map sheet is drawn from. */
export interface MapSource {
  readonly map: HexMap
  /** mm across flats. */
  readonly hexSize: number
  /** Black lines on white only. */
  readonly lowInk: boolean
  readonly openCanvas: OpenCanvas
  /** Stands with the terrain key below the map: a track. */
  readonly inset?: Inset | undefined
  /** For the map of a set-up, which is looked at and not played on. */
  readonly setUp?: SetUpView | undefined
}

/** A set-up or another position, or what was fought over, shown on a map that fits one page, without the terrain key. */
export interface SetUpView {
  /** Title of the scenario, beside that of the game. */
  readonly title: string
  readonly pieces: readonly HexPieces[]
  /** Said beside the pieces of a hex. */
  readonly labels?: readonly HexLabels[] | undefined
  /** How much hexes were fought over, in the place of pieces. */
  readonly heat?: readonly HexHeat[] | undefined
  /** Said below the map: what arrives later. */
  readonly note: string
  /** The page, mm: hexes are as large as it allows, and no larger than they would be. */
  readonly room: { readonly width: number; readonly height: number }
}

/** A drawn map sheet, and where it may be cut without harm: mm from its left and its upper edge. */
export interface DrawnMapSheet extends DrawnPieces {
  readonly seams: { readonly xs: readonly number[]; readonly ys: readonly number[] }
  /** Height that the inset adds to the sheet, mm. */
  readonly insetHeight: number
  /** Centre of a hex, mm from the upper left corner of the sheet. */
  readonly centreOf: (hex: string) => Point | undefined
}

/**
 * Draws the whole map sheet: title, scale, compass, the map in its neat line, and below it the terrain key, with an inset, or what is to be said of a set-up. It
 * becomes one shared drawing, however many pages show it.
 */
export function drawMapSheet(source: MapSource, { studio, game }: DrawContext): Outcome<DrawnMapSheet> {
  const { map, setUp } = source
  const { theme } = studio
  const diagnostics: Diagnostic[] = checkCharacters(map, game.terrain.types, theme)
  const terrain = { ...game.terrain, types: withGrounds(game.terrain.types, theme, diagnostics) }
  const occupied = new Set([...(setUp?.pieces ?? []), ...(setUp?.heat ?? [])].map(({ hex }) => hex))
  const hexSize = setUp ? Math.min(source.hexSize, sizeIn(setUp.room, map)) : source.hexSize
  const request: MapRequest = { ...source, hexSize, studio, terrain, margin: GROUND, occupied }
  const drawn = drawMap(request)
  const width = Math.max(drawn.width + 2 * RIM, LEAST_WIDTH)
  const left = (width - drawn.width) / 2
  const top = TITLE + RIM
  const below = top + drawn.height + RIM
  const { scene, scale } = drawn
  const pieces =
    drawPieces(setUp?.pieces ?? [], scene, theme, scale) +
    drawLabels(setUp?.labels ?? [], scene, theme, scale) +
    drawHeat(setUp?.heat ?? [], scene, theme, scale)
  const foot = setUp ? noteBelow(setUp, width, theme) : keyBelow(source, request, drawn, width, diagnostics)
  const frame = (off: number, thick: number): string =>
    `<rect x="${decimal(left - off)}" y="${decimal(top - off)}" width="${decimal(drawn.width + 2 * off)}" ` +
    `height="${decimal(drawn.height + 2 * off)}" fill="none" stroke="#000000" stroke-width="${thick}"/>`
  const svg =
    titleBand([game.title, setUp?.title ?? map.title], { map, hexSize }, theme, width) +
    `<g transform="translate(${decimal(left)} ${decimal(top)})">${drawn.svg}${pieces}</g>` +
    frame(GROUND, THIN) +
    frame(GROUND + LINES, HEAVY) +
    `<g transform="translate(0 ${decimal(below)})">${foot.svg}</g>`
  const face: Face = {
    piece: `${map.id}/map`,
    side: 'front',
    label: setUp?.title ?? map.title,
    width: Number(decimal(width)),
    height: Number(decimal(below + foot.height)),
    bleed: 0,
    svg: share(studio.library, svg),
  }
  const { xs, ys } = seamsOf(scene, hexSize)
  const seams = { xs: xs.map((x) => x + left), ys: ys.map((y) => y + top) }
  const centreOf = (id: string): Point | undefined => {
    const hex = scene.byId.get(id)
    return hex && { x: left + hex.x * scale, y: top + hex.y * scale }
  }
  return { value: { fronts: [face], backs: [undefined], seams, insetHeight: foot.insetHeight, centreOf }, diagnostics }
}

/** Largest hexes, mm across flats, with which a map without its key fits a page, upright or lying. */
function sizeIn({ width, height }: SetUpView['room'], map: HexMap): number {
  const grid = hexGrid(map.grid)
  const fit = (across: number, down: number): number =>
    Math.min((across - 2 * RIM) / grid.width, (down - TITLE - 2 * RIM - NOTE) / grid.height)
  return Math.max(fit(width, height), fit(height, width))
}

/** The key, and the inset with it, with the space above; from the left edge of the sheet. */
function keyBelow(
  { inset }: MapSource,
  request: MapRequest,
  drawn: DrawnMap,
  width: number,
  diagnostics: Diagnostic[],
) {
  const foot = drawFoot(request, drawn, width - 0.4, inset, diagnostics)
  return {
    svg: `<g transform="translate(0.2 ${SPACE})">${foot.svg}</g>`,
    height: SPACE + foot.height + 0.2,
    insetHeight: foot.height - foot.heightOfKey,
  }
}

function noteBelow({ note, heat }: SetUpView, width: number, theme: Theme) {
  if (heat) return { ...heatLegend(heat, note, theme), insetHeight: 0 }
  const { style } = fitLine(theme, 'note', note, width)
  return { svg: note === '' ? '' : textLine(theme.fonts, 0, NOTE - 1, note, style), height: NOTE, insetHeight: 0 }
}

/** Title and name of the map on the left; compass and scale on the right where they have room. */
function titleBand(
  [title, subtitle]: readonly [string, string],
  { map, hexSize }: Pick<MapSource, 'map' | 'hexSize'>,
  theme: Theme,
  width: number,
): string {
  const [large, small] = [styleOf(theme, 'sheet-title'), styleOf(theme, 'sheet-subtitle')]
  const end = measure(theme.fonts, title, large) + 3
  let svg = textLine(theme.fonts, 0, TITLE_BASELINE, title, large)
  let used = end - 3
  if (subtitle !== title && end + measure(theme.fonts, subtitle, small) < width) {
    svg += textLine(theme.fonts, end, TITLE_BASELINE, subtitle, small)
    used = end + measure(theme.fonts, subtitle, small)
  }
  let right = width
  const place = (x: number, y: number, drawing: string): string =>
    `<g transform="translate(${decimal(x)} ${decimal(y)})">${drawing}</g>`
  if (map.north !== undefined && right - used > 20) {
    const needle = compass(theme, map.north)
    right -= needle.width
    svg += place(right, 0.6, needle.svg)
  }
  if (map.metres !== undefined && right - used > 60) {
    const bar = scaleBar(theme, hexSize, map.metres, Math.min(right - used - 12, 190))
    svg += place(right - bar.width - 6, 4.6, bar.svg)
  }
  return svg
}
