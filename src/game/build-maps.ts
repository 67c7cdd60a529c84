import type { Diagnostic, Span } from '../kernel/diagnostic.ts'
import type { MapFile } from '../schema/kinds/hex-map.ts'
import { sayShape } from '../schema/shape-messages.ts'
import { keySpanAt, spanAt, type LocatedDocument, type Place } from '../source/located-document.ts'
import { expectHex } from './expect-hex.ts'
import { sayGame } from './game-messages.ts'
import { areNeighbours, hexCells, type HexCell } from './hex-cells.ts'
import type { GridSpec, HexConstraint, HexMap, MapHex } from './hex-map.ts'
import type { Filed } from './sort-documents.ts'

/** mm across flats where the file names none. */
const USUAL_SIZE = 22

/** The typed maps. Every hex that they name must be one of the grid, and roads and hexsides must join neighbours. */
export function buildMaps(files: readonly Filed<MapFile>[], diagnostics: Diagnostic[]): HexMap[] {
  return files.map(({ document, data }) => {
    const grid = gridOf(data)
    const cells = hexCells(grid)
    const at = (...path: (string | number)[]): Place => ({ document, path })
    const map: HexMap = {
      id: data.id,
      title: data.title,
      grid,
      size: data.size ?? USUAL_SIZE,
      metres: data.metres,
      north: data.north,
      hexes: cells.map((cell) => hexOf(cell, data, document)),
      roads: (data.roads ?? []).map((road, index) => ({ ...road, place: at('roads', index) })),
      hexsides: (data.hexsides ?? []).map((side, index) => ({
        ...side,
        between: side.between.map(([a = '', b = '']) => [a, b] as const),
        place: at('hexsides', index),
      })),
      marks: (data.marks ?? []).map((mark, index) => ({ ...mark, place: at('marks', index) })),
      labels: (data.labels ?? []).map((label, index) => ({
        ...label,
        run: label.run ?? 'level',
        place: at('labels', index),
      })),
      constraints: (data.must ?? []).map((must, index) => constraintOf(must, at('must', index), diagnostics)),
      source: data.source,
      place: at(),
    }
    checkHexes(map, Object.keys(data.hexes ?? {}), cells, diagnostics)
    return map
  })
}

function gridOf({ grid }: MapFile): GridSpec {
  return {
    orientation: grid.orientation,
    shifted: grid.shifted,
    columns: grid.columns,
    rows: grid.rows,
    firstColumn: grid['first-column'] ?? 1,
    firstRow: grid['first-row'] ?? 1,
    shortShifted: grid['short-shifted'] ?? false,
    numbers: grid.numbers ?? 'CCRR',
  }
}

function hexOf(cell: HexCell, { hexes, fill }: MapFile, document: LocatedDocument): MapHex {
  const named = hexes && Object.hasOwn(hexes, cell.id) ? hexes[cell.id] : undefined
  return { ...cell, ...(named ?? fill), place: { document, path: named ? ['hexes', cell.id] : ['fill'] } }
}

type ReadConstraint = NonNullable<MapFile['must']>[number]

function constraintOf(read: ReadConstraint, place: Place, diagnostics: Diagnostic[]): HexConstraint {
  if ((read.hexes === undefined) === (read['any-of'] === undefined))
    diagnostics.push(sayShape('either-or', { keys: 'hexes, or any-of' }, spanAt(place)))
  return {
    hexes: read.hexes ?? read['any-of'] ?? [],
    any: read['any-of'] !== undefined,
    terrain: read.terrain,
    notTerrain: read.not,
    enterable: read.enterable,
    values: read.values ?? {},
    noRoadTo: read['no-road-to'],
    source: read.source,
    place,
  }
}

function neighboursOf(grid: GridSpec, hex: HexCell, cells: readonly HexCell[]): string[] {
  return cells.filter((other) => areNeighbours(grid, hex, other)).map(({ id }) => id)
}

/** Reports hexes that the grid does not have, and neighbours that are none. */
function checkHexes(
  map: HexMap,
  written: readonly string[],
  cells: readonly HexCell[],
  diagnostics: Diagnostic[],
): void {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  // To find a place in the file costs more than all else here, so only those are looked for that are wrong.
  const expect = (id: string, at: () => Span): void => {
    if (!byId.has(id)) expectHex(id, cells, at, diagnostics)
  }
  for (const id of written) expect(id, () => keySpanAt(map.place, 'hexes', id))
  const expectAll = (ids: readonly string[], place: Place, ...inside: (string | number)[]): void =>
    ids.forEach((id, index) => expect(id, () => spanAt(place, ...inside, index)))
  const expectNext = (
    a: string | undefined,
    b: string | undefined,
    place: Place,
    ...inside: (string | number)[]
  ): void => {
    const [from, to] = [byId.get(a ?? ''), byId.get(b ?? '')]
    if (from && to && !areNeighbours(map.grid, from, to))
      diagnostics.push(
        sayGame('no-neighbours', { a: from.id, b: to.id }, spanAt(place, ...inside), {
          hints: [`${from.id} touches ${neighboursOf(map.grid, from, cells).join(', ')}`],
        }),
      )
  }
  for (const { hexes, place } of [...map.roads, ...map.marks, ...map.labels]) expectAll(hexes, place, 'hexes')
  for (const { hexes, place } of map.roads)
    hexes.slice(1).forEach((hex, index) => expectNext(hexes[index], hex, place, 'hexes', index + 1))
  for (const { between, place } of map.hexsides)
    between.forEach((pair, index) => {
      expectAll(pair, place, 'between', index)
      expectNext(pair[0], pair[1], place, 'between', index)
    })
  for (const { hexes, any, noRoadTo, place } of map.constraints) {
    expectAll(hexes, place, any ? 'any-of' : 'hexes')
    if (noRoadTo !== undefined) expect(noRoadTo, () => spanAt(place, 'no-road-to'))
  }
}
