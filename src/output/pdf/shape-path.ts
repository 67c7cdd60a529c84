import type { SvgNode } from '../../draw/read-svg.ts'
import { numberOf, numbersOf } from '../presentation.ts'

/** Names of the elements that are drawn as one path. */
export const SHAPES: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'path'])

/** SVG path data of a shape element; empty when it draws nothing (no width, no points). */
export function shapePath(node: SvgNode): string {
  const get = (name: string): number => numberOf(node, name)
  switch (node.name) {
    case 'path':
      return node.attributes.d ?? ''
    case 'rect':
      return rectPath(node)
    case 'circle':
      return ellipsePath(get('cx'), get('cy'), get('r'), get('r'))
    case 'ellipse':
      return ellipsePath(get('cx'), get('cy'), get('rx'), get('ry'))
    case 'line':
      return `M${get('x1')} ${get('y1')}L${get('x2')} ${get('y2')}`
    case 'polyline':
    case 'polygon': {
      const points = numbersOf(node.attributes.points ?? '', 'points')
      if (points.length % 2 === 1) throw new Error(`points of <${node.name}> end with half a point`)
      if (points.length < 4) return ''
      return `M${points.join(' ')}${node.name === 'polygon' ? 'Z' : ''}`
    }
    default:
      throw new Error(`<${node.name}> is no shape`)
  }
}

function rectPath(node: SvgNode): string {
  const [x, y] = [numberOf(node, 'x'), numberOf(node, 'y')]
  const [w, h] = [numberOf(node, 'width'), numberOf(node, 'height')]
  if (w <= 0 || h <= 0) return ''
  const given = [node.attributes.rx, node.attributes.ry]
  const rx = Math.min(numberOf(node, given[0] === undefined ? 'ry' : 'rx'), w / 2)
  const ry = Math.min(numberOf(node, given[1] === undefined ? 'rx' : 'ry'), h / 2)
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}Z`
  const corner = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`
  )
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return ''
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`
}
