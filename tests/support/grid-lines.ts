import { readSvg, type SvgNode } from '../../src/draw/read-svg.ts'

/** A hex line of a written page, in mm. */
export interface GridLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}

function inner(outer: Frame, transform = ''): Frame {
  let frame = outer
  for (const [, name, values = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = values.split(/[ ,]+/).map(Number)
    if (name === 'translate') frame = { ...frame, x: frame.x + a * frame.scale, y: frame.y + b * frame.scale }
    else if (name === 'scale') frame = { ...frame, scale: frame.scale * a }
  }
  return frame
}

/** The hex lines of a page as it was written, through every `use` and group; the first that is found, which is the map and not its key. */
export function gridLines(page: string, colour = '#6b5f4c'): GridLine[] {
  const root = readSvg(page)
  const byId = new Map<string, SvgNode>()
  const index = (node: SvgNode): void => {
    if (node.attributes['id'] !== undefined) byId.set(node.attributes['id'], node)
    node.children.forEach(index)
  }
  index(root)
  const walk = (node: SvgNode, outer: Frame): GridLine[] => {
    // Letters are turned upside down; hex lines never are.
    if (node.name === 'defs' || /matrix|rotate/.test(node.attributes['transform'] ?? '')) return []
    const frame = inner(outer, node.attributes['transform'])
    if (node.name === 'path' && node.attributes['stroke'] === colour) return linesOf(node.attributes['d'] ?? '', frame)
    const target = node.name === 'use' ? byId.get((node.attributes['href'] ?? '').slice(1)) : undefined
    for (const child of target ? [target] : node.children) {
      const found = walk(child, frame)
      if (found.length > 0) return found
    }
    return []
  }
  return walk(root, { scale: 1, x: 0, y: 0 })
}

function linesOf(d: string, { scale, x, y }: Frame): GridLine[] {
  return [...d.matchAll(/M\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*L\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/g)].map((match) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = match.slice(1).map(Number)
    return { x1: x + x1 * scale, y1: y + y1 * scale, x2: x + x2 * scale, y2: y + y2 * scale }
  })
}
