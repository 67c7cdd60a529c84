/** What VASSAL's source says about its hex grids, written down from there: where pieces go, and how a place is called. Whole numbers are cut, not rounded. */
export interface GridAttributes {
  readonly sideways: boolean
  readonly x0: number
  readonly y0: number
  readonly dx: number
  readonly dy: number
}

export interface NumberingAttributes {
  readonly first: string
  readonly sep: string
  readonly stagger: boolean
  readonly hType: string
  readonly hLeading: number
  readonly hOff: number
  readonly vType: string
  readonly vLeading: number
  readonly vOff: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const turned = ({ x, y }: Point, sideways: boolean): Point => (sideways ? { x: y, y: x } : { x, y })

/** `HexGrid.snapToHex`. */
export function snapToHex(grid: GridAttributes, point: Point): Point {
  const { x, y } = turned(point, grid.sideways)
  const { x0, y0, dx, dy } = grid
  const nx = Math.floor((x - x0 + dx / 2) / dx)
  const snapped = {
    x: Math.trunc(dx * nx + x0),
    y:
      nx % 2 === 0
        ? Math.trunc(dy * Math.floor((y - y0 + dy / 2) / dy) + y0)
        : Math.trunc(dy * Math.floor((y - y0) / dy) + Math.trunc(dy / 2) + y0),
  }
  return turned(snapped, grid.sideways)
}

/** `HexGridNumbering` and `RegularGridNumbering`: the name of the hex at a point. */
export function nameOfHex(grid: GridAttributes, numbering: NumberingAttributes, point: Point): string {
  const { x, y } = turned(point, grid.sideways)
  const { x0, y0, dx, dy } = grid
  const column = Math.floor((x - x0) / dx + 0.5)
  const nx = Math.round((x - x0) / dx)
  const raw = nx % 2 === 0 ? Math.round((y - y0) / dy) : Math.round((y - y0 - dy / 2) / dy)
  const row = numbering.stagger && column % 2 !== 0 ? raw + 1 : raw
  const across = written(column + numbering.hOff, numbering.hType, numbering.hLeading)
  const along = written(row + numbering.vOff, numbering.vType, numbering.vLeading)
  return numbering.first === 'H' ? across + numbering.sep + along : along + numbering.sep + across
}

function written(value: number, type: string, leading: number): string {
  if (type === 'A') return String.fromCharCode(65 + (value % 26)).repeat(Math.floor(value / 26) + 1)
  let zeros = ''
  for (let left = leading; left > 0 && value < 10 ** left; left--) zeros += '0'
  return zeros + value
}

/** `java.awt.Polygon.contains`: by counting the edges to one side. */
export function contains(path: string, { x, y }: Point): boolean {
  const corners = path.split(';').map((pair) => pair.split(',').map(Number) as [number, number])
  let isInside = false
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners.at(i - 1) ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  })
  return isInside
}
