import { share } from '../../draw/share.ts'
import { measure, textLine } from '../../draw/text-line.ts'
import { styleOf, type Theme } from '../../draw/theme.ts'
import type { Face } from '../../draw/face.ts'
import type { OpenCanvas } from '../../draw/open-canvas.ts'
import { groundColour } from '../../draw/ground-colour.ts'
import type { HexMap, TerrainType } from '../../game/hex-map.ts'
import { spanAt } from '../../source/located-document.ts'
import type { Diagnostic, Outcome } from '../../kernel/diagnostic.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawContext, DrawnPieces } from '../component.ts'
import { checkCharacters } from './check-characters.ts'
import { drawMap, type MapRequest } from './draw-map.ts'
import { drawPieces, type HexPieces } from './draw-pieces.ts'
import { compass } from './furniture/compass.ts'
import { scaleBar } from './furniture/scale-bar.ts'
import { terrainKey } from './furniture/terrain-key.ts'
import { seamsOf } from './seams.ts'

/** Open ground round the hexes, and the neat line outside it: a thin and a heavy line, `LINES` apart. mm. */
const GROUND = 2
const THIN = 0.35
const HEAVY = 0.6
const LINES = 1.2
/** Half of the heavy line is outside. */
const RIM = GROUND + LINES + HEAVY / 2

/** Height of the title, space between map and key, and least width of the whole. mm. */
const TITLE = 11.4
const TITLE_BASELINE = 7.6
const SPACE = 3
const LEAST_WIDTH = 120

/** What a map sheet is drawn from. */
export interface MapSource {
  readonly map: HexMap
  /** mm across flats. */
  readonly hexSize: number
  /** Black lines on white only. */
  readonly lowInk: boolean
  readonly openCanvas: OpenCanvas
  /** Pieces to be drawn in place, for the map of a set-up. */
  readonly pieces?: readonly HexPieces[] | undefined
  /** Said beside the title in the place of the map's own: the scenario of a set-up. */
  readonly subtitle?: string | undefined
}

/** A drawn map sheet, and where it may be cut without harm: mm from its left and its upper edge. */
export interface DrawnMapSheet extends DrawnPieces {
  readonly seams: { readonly xs: readonly number[]; readonly ys: readonly number[] }
}

/** Draws the whole map sheet: title, scale, compass, the map in its neat line, terrain key. It becomes one shared drawing, however many pages show it. */
export function drawMapSheet(source: MapSource, { studio, game }: DrawContext): Outcome<DrawnMapSheet> {
  const { map, hexSize } = source
  const diagnostics: Diagnostic[] = checkCharacters(map, game.terrain.types, studio.theme)
  const terrain = { ...game.terrain, types: withGrounds(game.terrain.types, studio.theme, diagnostics) }
  const occupied = new Set(source.pieces?.map(({ hex }) => hex))
  const whole: MapRequest = { ...source, studio, terrain, margin: GROUND, occupied }
  const drawn = drawMap(whole)
  const width = Math.max(drawn.width + 2 * RIM, LEAST_WIDTH)
  const left = (width - drawn.width) / 2
  const top = TITLE + RIM
  const below = top + drawn.height + RIM + SPACE
  const pieces = drawPieces(source.pieces ?? [], drawn.scene, studio.theme, drawn.scale)
  const key = terrainKey(whole, drawn.scene, width - 0.4, diagnostics)
  const frame = (off: number, thick: number): string =>
    `<rect x="${decimal(left - off)}" y="${decimal(top - off)}" width="${decimal(drawn.width + 2 * off)}" ` +
    `height="${decimal(drawn.height + 2 * off)}" fill="none" stroke="#000000" stroke-width="${thick}"/>`
  const svg =
    titleBand(game.title, source.subtitle ?? map.title, source, studio.theme, width) +
    `<g transform="translate(${decimal(left)} ${decimal(top)})">${drawn.svg}${pieces}</g>` +
    frame(GROUND, THIN) +
    frame(GROUND + LINES, HEAVY) +
    `<g transform="translate(0.2 ${decimal(below)})">${key.svg}</g>`
  const face: Face = {
    piece: `${map.id}/map`,
    side: 'front',
    label: map.title,
    width: Number(decimal(width)),
    height: Number(decimal(below + key.height + 0.2)),
    bleed: 0,
    svg: share(studio.library, svg),
  }
  const { xs, ys } = seamsOf(drawn.scene, hexSize)
  const seams = { xs: xs.map((x) => x + left), ys: ys.map((y) => y + top) }
  return { value: { fronts: [face], backs: [undefined], seams }, diagnostics }
}

/** Terrain with its own colours as `#rrggbb`; a colour that the theme does not have is reported. */
function withGrounds(types: readonly TerrainType[], theme: Theme, diagnostics: Diagnostic[]): TerrainType[] {
  return types.map((type) => {
    if (type.colour === undefined) return type
    const wearer = { piece: `terrain "${type.id}"`, at: spanAt(type.place, 'colour') }
    const { ground, findings } = groundColour(theme, type.colour, wearer)
    diagnostics.push(...findings)
    return { ...type, colour: ground }
  })
}

/** Title and name of the map on the left; compass and scale on the right where they have room. */
function titleBand(title: string, subtitle: string, { map, hexSize }: MapSource, theme: Theme, width: number): string {
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
