import type { SvgNode } from '../../draw/read-svg.ts'
import type { DrawingIds } from '../drawing-ids.ts'
import { hrefId, numberOf } from '../presentation.ts'
import type { BBox } from './form.ts'
import { IDENTITY, multiply, parseTransform, type Matrix } from './matrix.ts'
import { pathBox } from './path-box.ts'
import { SHAPES, shapePath } from './shape-path.ts'

/** The map of an element's `transform`. */
export function transformOf(node: SvgNode): Matrix {
  return node.attributes.transform === undefined ? IDENTITY : parseTransform(node.attributes.transform)
}

/** Boxes of what an element draws, mapped by `matrix`. */
function boxes(node: SvgNode, ids: DrawingIds, matrix: Matrix): BBox[] {
  const inside = (children: readonly SvgNode[], map: Matrix): BBox[] =>
    children.flatMap((child) => boxes(child, ids, multiply(map, transformOf(child))))
  if (SHAPES.has(node.name)) {
    const box = pathBox(shapePath(node), matrix)
    return box ? [box] : []
  }
  const [x, y] = [numberOf(node, 'x'), numberOf(node, 'y')]
  switch (node.name) {
    case 'g':
      return inside(node.children, matrix)
    case 'image': {
      const room = `M${x} ${y}h${numberOf(node, 'width')}v${numberOf(node, 'height')}h${-numberOf(node, 'width')}Z`
      const box = pathBox(room, matrix)
      return box ? [box] : []
    }
    case 'use': {
      const target = ids.find(hrefId(node.attributes.href) ?? '')
      if (target.name === 'symbol')
        throw new Error('the box of a symbol is outside the drawing subset: use userSpaceOnUse')
      return inside([target], multiply(matrix, [1, 0, 0, 1, x, y]))
    }
    case 'text':
      throw new Error('the box of text is outside the drawing subset: use userSpaceOnUse')
    default:
      return []
  }
}

/** The box around what an element draws, in its own space, strokes left out (SVG's `objectBoundingBox`). Throws for text and symbols, and where nothing is drawn. */
export function nodeBox(node: SvgNode, ids: DrawingIds): BBox {
  const all = boxes(node, ids, IDENTITY)
  const first = all[0]
  if (!first) throw new Error(`<${node.name}> has no box`)
  return all.reduce<BBox>(
    (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])],
    first,
  )
}
