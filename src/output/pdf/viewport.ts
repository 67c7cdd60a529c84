import { type Matrix } from './matrix.ts'

/** How a box of a drawing lies in the room given to it. */
export interface Viewport {
  readonly matrix: Matrix
  /** The drawing may reach beyond the room, and has to be cut off there. */
  readonly slice: boolean
}

const ALIGN = { Min: 0, Mid: 0.5, Max: 1 }

/** The map of `preserveAspectRatio` (SVG 2, 8.2) from `[x, y, width, height]` of the drawing to that of the room. Throws when the attribute is malformed. */
export function fitViewport(
  [bx, by, bw, bh]: readonly [number, number, number, number],
  [x, y, width, height]: readonly [number, number, number, number],
  preserve = 'xMidYMid',
): Viewport {
  if (!(bw > 0 && bh > 0)) throw new Error('a view box without area')
  const [sx, sy] = [width / bw, height / bh]
  if (preserve.trim() === 'none') return { matrix: [sx, 0, 0, sy, x - bx * sx, y - by * sy], slice: false }
  const match = /^x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?$/.exec(preserve.trim())
  if (!match) throw new Error(`preserveAspectRatio "${preserve}"`)
  const slice = match[3] === 'slice'
  const scale = slice ? Math.max(sx, sy) : Math.min(sx, sy)
  const left = x + (width - bw * scale) * ALIGN[match[1] as keyof typeof ALIGN]
  const top = y + (height - bh * scale) * ALIGN[match[2] as keyof typeof ALIGN]
  return { matrix: [scale, 0, 0, scale, left - bx * scale, top - by * scale], slice }
}

/** `[x, y, width, height]` of a `viewBox`. Throws when it is malformed. */
export function viewBoxOf(written: string): readonly [number, number, number, number] {
  const [x, y, width, height, ...more] = written
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0)
    throw new Error(`viewBox "${written}"`)
  if (![x, y, width, height].every(Number.isFinite)) throw new Error(`viewBox "${written}"`)
  return [x, y, width, height]
}
