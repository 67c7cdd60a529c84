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
  const [right, bottom] = [x + w, y + h]
  if (rx <= 0 || ry <= 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`
  return (
    `M${x + rx} ${y}H${right - rx}${quarter(right - rx, y, right, y + ry, 'x')}V${bottom - ry}` +
    `${quarter(right, bottom - ry, right - rx, bottom, 'y')}H${x + rx}` +
    `${quarter(x + rx, bottom, x, bottom - ry, 'x')}V${y + ry}${quarter(x, y + ry, x + rx, y, 'y')}Z`
  )
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return ''
  const [left, top, right, bottom] = [cx - rx, cy - ry, cx + rx, cy + ry]
  return (
    `M${left} ${cy}${quarter(left, cy, cx, top, 'y')}${quarter(cx, top, right, cy, 'x')}` +
    `${quarter(right, cy, cx, bottom, 'y')}${quarter(cx, bottom, left, cy, 'x')}Z`
  )
}

/** How far towards the corner the control points of a quarter of an ellipse lie. */
const KAPPA = (4 / 3) * Math.tan(Math.PI / 8)

/** A quarter of an ellipse as a cubic curve from one point to another, which sets out along the axis `along`. */
function quarter(x0: number, y0: number, x1: number, y1: number, along: 'x' | 'y'): string {
  const [dx, dy] = [(x1 - x0) * KAPPA, (y1 - y0) * KAPPA]
  const controls = along === 'x' ? [x0 + dx, y0, x1, y1 - dy] : [x0, y0 + dy, x1 - dx, y1]
  return `C${controls.join(' ')} ${x1} ${y1}`
}
