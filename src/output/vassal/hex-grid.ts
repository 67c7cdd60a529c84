import { isShifted } from '../../game/hex-cells.ts'
import type { HexMap, MapHex } from '../../game/hex-map.ts'
import { decimal } from '../../kernel/units.ts'
import type { DrawnHexes, FacePoint } from '../game-job.ts'
import { hexNumbers, type NumberStyle } from './hex-numbers.ts'
import { component, type XmlPart } from './xml.ts'

/** Distance of two columns of hexes with a flat top, for a distance of 1 within a column. */
const ACROSS = Math.sqrt(3) / 2
/** Where the classes of grids are. */
const BOARD = 'module.map.boardPicker.board'

/**
 * A grid as VASSAL lays it, in pixels. All is said of hexes with a flat top: across are columns, along are the hexes of a column. Hexes with a
 * corner on top are the same with `x` and `y` exchanged (`sideways`).
 */
export interface HexGrid {
  readonly sideways: boolean
  /** Centre of the first hex. */
  readonly x0: number
  readonly y0: number
  /** From column to column, and from hex to hex within one. */
  readonly dx: number
  readonly dy: number
  /** The first column is a shifted one: the second lies half a hex above it, not below. */
  readonly stagger: boolean
}

/** The grid of a drawn map, so many pixels to the mm. */
export function hexGrid({ map, size, centreOf }: DrawnHexes, scale: number): HexGrid {
  const sideways = map.grid.orientation === 'pointy'
  const [first] = map.hexes
  const centre = first && centreOf(first.id)
  if (!centre) throw new Error(`map ${map.id} has no first hex`)
  const [x0, y0] = [Math.round(centre.x * scale), Math.round(centre.y * scale)]
  // As they are written: VASSAL calculates with these digits and no others.
  const written = (length: number): number => Number(decimal(length, 6))
  return {
    sideways,
    ...(sideways ? { x0: y0, y0: x0 } : { x0, y0 }),
    dx: written(size * scale * ACROSS),
    dy: written(size * scale),
    stagger: isShifted(map.grid, first.column, first.row),
  }
}

/** Column of a hex and its number within it, as VASSAL counts: its odd columns always lie half a hex further down than the first. */
function countOf(grid: HexGrid, { grid: spec }: HexMap, { column, row }: MapHex): { across: number; along: number } {
  const [c, r] = [column - spec.firstColumn, row - spec.firstRow]
  const [across, along] = grid.sideways ? [r, c] : [c, r]
  return { across, along: across % 2 === 1 && grid.stagger ? along - 1 : along }
}

const turned = ({ sideways }: HexGrid, x: number, y: number): FacePoint => (sideways ? { x: y, y: x } : { x, y })

/** The whole pixel to which VASSAL moves a piece in a hex. Pieces that start there must stand on it, or others would not join their stack. */
export function snapPoint(grid: HexGrid, map: HexMap, hex: MapHex): FacePoint {
  const { across, along } = countOf(grid, map, hex)
  const half = across % 2 === 1 ? Math.trunc(grid.dy / 2) : 0
  return turned(grid, Math.trunc(grid.dx * across + grid.x0), Math.trunc(grid.dy * along + half + grid.y0))
}

/** The grid as a part of a board. Only the hexes of the map are a zone of it: a marker on a track beside them goes where it is put. */
export function hexGridPart(grid: HexGrid, map: HexMap): XmlPart {
  const attributes = {
    ...{ name: map.title, locationFormat: hexNumbers(map.grid) ? '$gridLocation$' : '$name$' },
    ...{ path: zonePath(grid, map), useParentGrid: false, useHighlight: false, highlightProperty: '' },
  }
  const zone = component(`${BOARD}.mapgrid.Zone`, attributes, [numberedGrid(grid, map)])
  return component(`${BOARD}.ZonedGrid`, {}, [zone])
}

/**
 * The outline of all hexes: `x,y;x,y;...`. To VASSAL a hex is a rectangle, as wide as columns are apart, when it looks for the one that a piece is
 * put on; the outline holds these and nothing else.
 */
function zonePath(grid: HexGrid, map: HexMap): string {
  const columns: number[][] = []
  for (const hex of map.hexes) {
    const { across, along } = countOf(grid, map, hex)
    ;(columns[across] ??= []).push(along)
  }
  // The first whole pixel that belongs to a column, or to a hex of one.
  const left = (across: number): number => Math.ceil(grid.x0 + grid.dx * (across - 0.5))
  const top = (across: number, along: number): number =>
    Math.ceil(grid.y0 + grid.dy * (across % 2 === 1 ? along : along - 0.5))
  const tops = columns.flatMap((hexes, across) => {
    const y = top(across, Math.min(...hexes))
    return [turned(grid, left(across), y), turned(grid, left(across + 1), y)]
  })
  const bottoms = columns.flatMap((hexes, across) => {
    const y = top(across, Math.max(...hexes) + 1)
    return [turned(grid, left(across), y), turned(grid, left(across + 1), y)]
  })
  return [...tops, ...bottoms.toReversed()].map(({ x, y }) => `${x},${y}`).join(';')
}

/** The grid itself; without numbers where VASSAL cannot write them so. */
function numberedGrid(grid: HexGrid, { grid: spec }: HexMap): XmlPart {
  const { sideways, x0, y0, dx, dy } = grid
  const numbers = hexNumbers(spec)
  const attributes = {
    ...{ color: '0,0,0', cornersLegal: false, dotsVisible: false, edgesLegal: false, snapTo: true, visible: false },
    ...{ sideways, x0, y0, dx, dy },
  }
  if (!numbers) return component(`${BOARD}.HexGrid`, attributes)
  const { column, row, first, separator, before, behind } = numbers
  // What VASSAL calls horizontal and vertical turns with the grid.
  const [h, v] = sideways ? [row, column] : [column, row]
  const style = (name: 'h' | 'v', { type, leading, offset }: NumberStyle) => ({
    [`${name}Type`]: type,
    [`${name}Leading`]: leading,
    [`${name}Off`]: offset,
    [`${name}Descend`]: false,
    [`${name}DrawOff`]: 0,
  })
  const numbering = component(`${BOARD}.mapgrid.HexGridNumbering`, {
    ...{ color: '0,0,0', fontSize: 9, rotateText: 0, visible: false },
    first: (first === 'column') === !sideways ? 'H' : 'V',
    sep: separator,
    locationFormat: `${before}$gridLocation$${behind}`,
    stagger: grid.stagger,
    ...style('h', h),
    ...style('v', v),
  })
  return component(`${BOARD}.HexGrid`, attributes, [numbering])
}
