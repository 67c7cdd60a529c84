import type { SvgNode } from '../../draw/read-svg.ts'
import { INITIAL, hrefId, presentationOf, urlId } from '../presentation.ts'
import { transform, write } from './content.ts'
import { EVERYWHERE, GROUP, type BBox } from './form.ts'
import { IDENTITY, multiply, parseTransform, type Matrix } from './matrix.ts'
import { paintForm, setSoftMask, type Painter } from './painter.ts'
import { pathBox } from './path-box.ts'
import { pathOperators } from './path-operators.ts'
import { SHAPES, shapePath } from './shape-path.ts'

/** Box of the element that is clipped or masked. Throws for elements whose box would have to be measured. */
export function boxOfShape(node: SvgNode): BBox {
  const box = SHAPES.has(node.name) ? pathBox(shapePath(node)) : undefined
  if (!box) throw new Error(`units of the box of <${node.name}> are outside the drawing subset: use userSpaceOnUse`)
  return box
}

const transformOf = (node: SvgNode): Matrix =>
  node.attributes.transform === undefined ? IDENTITY : parseTransform(node.attributes.transform)

interface ClipShape {
  readonly node: SvgNode
  readonly matrix: Matrix
  readonly evenOdd: boolean
}

/** The shapes of a clip path, uses resolved. */
function shapesOf(painter: Painter, clip: SvgNode, outer: Matrix): ClipShape[] {
  const evenOdd = clip.attributes['clip-rule'] === 'evenodd'
  return clip.children.map((child) => {
    let matrix = multiply(outer, transformOf(child))
    let node = child
    if (child.name === 'use') {
      node = painter.ids.find(hrefId(child.attributes.href) ?? '')
      const [x, y] = [Number(child.attributes.x ?? 0), Number(child.attributes.y ?? 0)]
      matrix = multiply(multiply(matrix, [1, 0, 0, 1, x, y]), transformOf(node))
    }
    if (!SHAPES.has(node.name)) throw new Error(`<${node.name}> in <clipPath> is outside the drawing subset`)
    const rule = node.attributes['clip-rule'] ?? child.attributes['clip-rule']
    return { node, matrix, evenOdd: rule === undefined ? evenOdd : rule === 'evenodd' }
  })
}

/**
 * Clips all that follows by a `<clipPath>`, until the enclosing `isolated` ends. `target` is the element that is clipped.
 * Gives whether it took a soft mask.
 */
export function applyClip(painter: Painter, clip: SvgNode, target: SvgNode): boolean {
  if (clip.name !== 'clipPath') throw new Error(`<${clip.name}> is no clip path`)
  const { content } = painter
  const further = clip.attributes['clip-path']
  const masked = further !== undefined && applyClip(painter, painter.ids.find(urlId(further) ?? ''), target)
  let outer = transformOf(clip)
  if (clip.attributes.clipPathUnits === 'objectBoundingBox') {
    const [left, top, right, bottom] = boxOfShape(target)
    outer = multiply([right - left, 0, 0, bottom - top, left, top], outer)
  }
  const shapes = shapesOf(painter, clip, outer).filter(({ node }) => shapePath(node) !== '')
  const single = shapes.length === 1 ? shapes[0] : undefined
  // Rectangles and ellipses all run the same way round, so their union is one non-zero path; outlines of unknown direction could cancel out.
  const sameWay = shapes.every(
    ({ node, matrix: [a, b, c, d] }) => /^(rect|circle|ellipse)$/.test(node.name) && a * d - b * c > 0,
  )
  if (shapes.length === 0) write(content, '0 0 0 0 re\nW n')
  else if (single || sameWay) {
    const paths = shapes.map(({ node, matrix }) => pathOperators(shapePath(node), matrix))
    write(content, `${paths.join('\n')}\n${single?.evenOdd ? 'W*' : 'W'} n`)
  } else {
    if (masked) throw new Error('clip paths of several outlines inside one another are outside the drawing subset')
    setSoftMask(painter, clipMask(painter, shapes), 'Luminosity')
    return true
  }
  return masked
}

function clipMask(painter: Painter, shapes: readonly ClipShape[]) {
  return paintForm(
    painter,
    ({ content }) => {
      write(content, '1 g')
      for (const { node, matrix, evenOdd } of shapes)
        write(content, `${pathOperators(shapePath(node), matrix)}\nf${evenOdd ? '*' : ''}`)
    },
    EVERYWHERE,
    GROUP,
  )
}

/** Masks all that follows by a `<mask>`, until the enclosing `isolated` ends. */
export function applyMask(painter: Painter, mask: SvgNode, target: SvgNode): void {
  if (mask.name !== 'mask') throw new Error(`<${mask.name}> is no mask`)
  if ((mask.attributes.maskContentUnits ?? 'userSpaceOnUse') !== 'userSpaceOnUse')
    throw new Error('maskContentUnits in units of a box are outside the drawing subset')
  const side = (name: string, absent: string): number => {
    const written = mask.attributes[name] ?? absent
    return written.endsWith('%') ? Number(written.slice(0, -1)) / 100 : Number(written)
  }
  const room = [side('x', '-10%'), side('y', '-10%'), side('width', '120%'), side('height', '120%')] as const
  let box: BBox = [room[0], room[1], room[0] + room[2], room[1] + room[3]]
  if (mask.attributes.maskUnits !== 'userSpaceOnUse') {
    const [left, top, right, bottom] = boxOfShape(target)
    const [width, height] = [right - left, bottom - top]
    box = [left + box[0] * width, top + box[1] * height, left + box[2] * width, top + box[3] * height]
  }
  if (!box.every(Number.isFinite)) throw new Error('a mask whose room is no box')
  const style = presentationOf(mask, INITIAL)
  const paint = (inside: Painter): void => {
    const own = transformOf(mask)
    if (own !== IDENTITY) transform(inside.content, own)
    for (const child of mask.children) inside.draw(inside, child, style)
  }
  const form = paintForm(painter, paint, box, GROUP)
  setSoftMask(painter, form, mask.attributes['mask-type'] === 'alpha' ? 'Alpha' : 'Luminosity')
}
