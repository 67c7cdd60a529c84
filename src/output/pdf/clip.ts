import type { SvgNode } from '../../draw/read-svg.ts'
import type { DrawingIds } from '../drawing-ids.ts'
import { INITIAL, hrefId, numberOf, urlId } from '../presentation.ts'
import { transform, write } from './content.ts'
import { EVERYWHERE, GROUP } from './form.ts'
import { multiply, type Matrix } from './matrix.ts'
import { nodeBox, transformOf } from './node-box.ts'
import { paintForm, setSoftMask, type Painter } from './painter.ts'
import { pathOperators } from './path-operators.ts'
import { SHAPES, shapePath } from './shape-path.ts'

interface ClipShape {
  readonly node: SvgNode
  readonly matrix: Matrix
  readonly evenOdd: boolean
}

/** The outlines of a clip path if they can be one PDF path: a single shape, or several that certainly run the same way round. */
function outlines(clip: SvgNode, outer: Matrix): readonly ClipShape[] | undefined {
  const shapes: ClipShape[] = []
  for (const node of clip.children) {
    if (!SHAPES.has(node.name) || node.attributes['clip-path'] !== undefined) return undefined
    if (shapePath(node) === '') continue
    const rule = node.attributes['clip-rule']
    shapes.push({ node, matrix: multiply(outer, transformOf(node)), evenOdd: rule === 'evenodd' })
  }
  // Outlines of unknown direction could cancel each other out where they overlap; rectangles and ellipses all go clockwise.
  const clockwise = shapes.every(
    ({ node, matrix: [a, b, c, d] }) => /^(rect|circle|ellipse)$/.test(node.name) && a * d - b * c > 0,
  )
  return shapes.length === 1 || clockwise ? shapes : undefined
}

/** The bare shape of a drawing: its paint taken off, so that it can be filled with white. */
function silhouette(node: SvgNode, ids: DrawingIds): SvgNode {
  const { attributes } = node
  const kept = Object.entries(attributes).filter(
    ([name]) => !/^(fill|stroke|opacity|mask|clip-rule|paint-order)/.test(name),
  )
  const rule = attributes['clip-rule']
  const bare = { ...Object.fromEntries(kept), ...(rule !== undefined && { 'fill-rule': rule }) }
  if (node.name !== 'use')
    return { ...node, attributes: bare, children: node.children.map((child) => silhouette(child, ids)) }
  const target = ids.find(hrefId(attributes.href) ?? '')
  const map = `${attributes.transform ?? ''} translate(${numberOf(node, 'x')} ${numberOf(node, 'y')})`
  const clipped = attributes['clip-path'] === undefined ? {} : { 'clip-path': attributes['clip-path'] }
  return { name: 'g', attributes: { transform: map, ...clipped }, children: [silhouette(target, ids)], text: '' }
}

/**
 * Clips all that follows by a `<clipPath>`, until the enclosing `isolated` ends. `target` is the element that is clipped.
 * Gives whether it took a soft mask, of which only one can be in force.
 */
export function applyClip(painter: Painter, clip: SvgNode, target: SvgNode): boolean {
  if (clip.name !== 'clipPath') throw new Error(`<${clip.name}> is no clip path`)
  const { content } = painter
  const further = urlId(clip.attributes['clip-path'] ?? '')
  let outer = transformOf(clip)
  if (clip.attributes.clipPathUnits === 'objectBoundingBox') {
    const [left, top, right, bottom] = nodeBox(target, painter.ids)
    outer = multiply([right - left, 0, 0, bottom - top, left, top], outer)
  }
  const shapes = outlines(clip, outer)
  if (!shapes) {
    const form = paintForm(painter, (inside) => drawSilhouette(inside, clip, outer, target, further), EVERYWHERE, GROUP)
    setSoftMask(painter, form, 'Luminosity')
    return true
  }
  const paths = shapes.map(({ node, matrix }) => pathOperators(shapePath(node), matrix))
  write(
    content,
    `${shapes.length === 0 ? '0 0 0 0 re' : paths.join('\n')}\n${shapes[0]?.evenOdd === true ? 'W*' : 'W'} n`,
  )
  return further !== undefined && applyClip(painter, painter.ids.find(further), target)
}

/** White where the clip path shows, clipped by the clip path's own clip path. */
function drawSilhouette(
  inside: Painter,
  clip: SvgNode,
  outer: Matrix,
  target: SvgNode,
  further: string | undefined,
): void {
  if (further !== undefined && applyClip(inside, inside.ids.find(further), target))
    throw new Error('clip paths of several outlines inside one another are outside the drawing subset')
  transform(inside.content, outer)
  const white = { ...INITIAL, fill: '#ffffff' }
  for (const child of clip.children) inside.draw(inside, silhouette(child, inside.ids), white)
}
