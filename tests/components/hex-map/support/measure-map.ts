import { readSvg, type SvgNode } from '../../../../src/draw/read-svg.ts'

/** A number as it stands in a drawn map, with the middle of its digits in mm. */
export interface FoundNumber {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** What a drawing shows: ends of the hex lines and all texts, with transforms of the groups around them worked in. Scale and shift only. */
export interface MeasuredMap {
  readonly sides: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[]
  readonly texts: readonly FoundNumber[]
}

interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}

function inner({ scale, x, y }: Frame, transform: string | undefined): Frame {
  let frame = { scale, x, y }
  for (const [, name, values = ''] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = values.split(/[ ,]+/).map(Number)
    if (name === 'translate') frame = { ...frame, x: frame.x + a * frame.scale, y: frame.y + b * frame.scale }
    if (name === 'scale') frame = { ...frame, scale: frame.scale * a }
  }
  return frame
}

/** Measures a drawing. `grid`: colour of the hex lines. */
export function measureMap(svg: string, grid = '#6b5f4c'): MeasuredMap {
  const sides: { x1: number; y1: number; x2: number; y2: number }[] = []
  const texts: FoundNumber[] = []
  const walk = (node: SvgNode, outer: Frame): void => {
    const frame = inner(outer, node.attributes['transform'])
    const at = (value: string | undefined, shift: number): number => shift + Number(value) * frame.scale
    // Specimens of the key come after the map.
    if (node.name === 'path' && node.attributes['stroke'] === grid && sides.length === 0)
      for (const [, x1, y1, x2, y2] of (node.attributes['d'] ?? '').matchAll(
        /M(-?[\d.]+)[ ,](-?[\d.]+)L(-?[\d.]+)[ ,](-?[\d.]+)/g,
      ))
        sides.push({ x1: at(x1, frame.x), y1: at(y1, frame.y), x2: at(x2, frame.x), y2: at(y2, frame.y) })
    if (node.name === 'text')
      texts.push({ id: node.text, x: at(node.attributes['x'], frame.x), y: at(node.attributes['y'], frame.y) })
    for (const child of node.children) walk(child, frame)
  }
  walk(readSvg(svg), { scale: 1, x: 0, y: 0 })
  return { sides, texts }
}

/** Distances of opposite flat sides of a grid: gaps between parallel lying (flat) hex lines that face each other. */
export function acrossFlats({ sides }: MeasuredMap): number[] {
  const lying = sides.filter(({ y1, y2 }) => Math.abs(y1 - y2) < 1e-6)
  const byColumn = new Map<number, number[]>()
  for (const { x1, x2, y1 } of lying) {
    const key = Math.round((x1 + x2) * 20)
    byColumn.set(key, [...(byColumn.get(key) ?? []), y1])
  }
  return [...byColumn.values()].flatMap((ys) => {
    const sorted = ys.toSorted((a, b) => a - b)
    return sorted.slice(1).map((y, i) => y - (sorted[i] ?? y))
  })
}
