import { openCanvas } from '../../../../src/draw/open-canvas.ts'
import { drawMapSheet, type DrawnMapSheet, type MapSource } from '../../../../src/components/hex-map/draw-map-sheet.ts'
import type { Studio } from '../../../../src/draw/studio.ts'
import type { Game } from '../../../../src/game/game.ts'
import type { Source } from '../../../../src/game/source.ts'
import { hexCells } from '../../../../src/game/hex-cells.ts'
import type { GridSpec, HexMap, TerrainKey, TerrainType } from '../../../../src/game/hex-map.ts'
import { loadGame } from '../../../../src/game/load-game.ts'
import type { Place } from '../../../../src/source/located-document.ts'
import { memoryHost } from '../../../support/memory-host.ts'
import { studioWith } from '../../../draw/drawing.ts'

const source: Source = { kind: 'house', text: 'test' }

/** A game of one card, whose place everything in these tests borrows. */
function tinyGame(): Game {
  const deck = 'kind: deck\nid: orcs\ncards:\n  - title: Orc\n'
  const { value } = loadGame(memoryHost({ '/game/deck.yaml': deck }), '/game')
  if (!value) throw new Error('the tiny game does not load')
  return value
}
const game = tinyGame()
export const place: Place = game.place

/** A flat grid numbered from 0101 with even columns down, unless told otherwise. */
export function gridOf(columns: number, rows: number, more: Partial<GridSpec> = {}): GridSpec {
  return {
    orientation: 'flat',
    shifted: 'even',
    columns,
    rows,
    firstColumn: 1,
    firstRow: 1,
    shortShifted: false,
    numbers: 'CCRR',
    ...more,
  }
}

/** A kind of terrain named after its look. */
export function terrainType(look: string, more: Partial<TerrainType> = {}): TerrainType {
  return {
    id: look,
    title: look,
    on: 'hex',
    look,
    values: { mp: { value: 1, source } },
    enterable: true,
    blocksSight: false,
    source,
    place,
    ...more,
  }
}

/** Every look there is. */
export const TYPES: readonly TerrainType[] = [
  ...['clear', 'tents', 'wagons', 'slope', 'koppie', 'donga', 'ledge', 'heights', 'woods', 'rough', 'strange'].map(
    (look) => terrainType(look),
  ),
  ...['track', 'highway'].map((look) => terrainType(look, { on: 'road' })),
  ...['wall', 'stream'].map((look) => terrainType(look, { on: 'hexside' })),
  ...['onrush', 'exit', 'goal'].map((look) => terrainType(look, { on: 'mark' })),
]

export const KEY: TerrainKey = { columns: [{ id: 'mp', title: 'MP', means: 'cost' }], types: TYPES }

/** A map of clear hexes except those named. */
export function mapOf(
  grid: GridSpec,
  terrain: Readonly<Record<string, string>> = {},
  more: Partial<HexMap> = {},
): HexMap {
  return {
    id: 'field',
    title: 'Field',
    grid,
    size: 22,
    hexes: hexCells(grid).map((cell) => ({ ...cell, terrain: terrain[cell.id] ?? 'clear', source, place })),
    roads: [],
    hexsides: [],
    marks: [],
    labels: [],
    constraints: [],
    place,
    ...more,
  }
}

/** Roads, marks, hexsides and labels for such maps. */
export const road = (terrain: string, ...hexes: string[]) => ({
  id: terrain,
  title: terrain,
  terrain,
  hexes,
  source,
  place,
})
export const mark = road
export const sides = (terrain: string, ...between: [string, string][]) => ({ terrain, between, source, place })

/** A drawn sheet with its studio. */
export async function drawSheet(
  map: HexMap,
  more: Partial<MapSource> = {},
  key: TerrainKey = KEY,
): Promise<{ sheet: DrawnMapSheet; studio: Studio; findings: readonly string[]; svg: string }> {
  const studio = await studioWith()
  const context = { studio, game: { ...game, terrain: key }, rulings: new Map<string, string>(), oneOfEach: false }
  const drawn = drawMapSheet({ map, hexSize: map.size, lowInk: false, openCanvas, ...more }, context)
  if (!drawn.value) throw new Error('the map was not drawn')
  const { fronts } = drawn.value
  const id = /href="#([^"]+)"/.exec(fronts[0]?.svg ?? '')?.[1] ?? ''
  return {
    sheet: drawn.value,
    studio,
    findings: drawn.diagnostics.map(({ message }) => message),
    svg: studio.library.get(id) ?? '',
  }
}
