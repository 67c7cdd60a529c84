import type { SvgNode } from '../../draw/read-svg.ts'
import { numberOf, presentationOf, urlId, type Presentation } from '../presentation.ts'
import { applyClip } from './clip.ts'
import { isolated, transform } from './content.ts'
import { drawImage } from './draw-image.ts'
import { drawShape } from './draw-shape.ts'
import { drawText } from './draw-text.ts'
import { drawUse } from './draw-use.ts'
import { EVERYWHERE, GROUP } from './form.ts'
import { applyMask } from './mask.ts'
import { parseTransform } from './matrix.ts'
import { opacityOf } from './paint.ts'
import { paintForm, placeForm, setOpacity, type Painter } from './painter.ts'
import { SHAPES } from './shape-path.ts'

/** Elements that show only where something refers to them, or never. */
const HIDDEN = new Set(['defs', 'symbol', 'title', 'clipPath', 'mask', 'linearGradient', 'radialGradient'])

/** Draws an element of the strict subset. Throws on any other: drawings are checked before, and nothing may be missing in silence. */
export function drawNode(painter: Painter, node: SvgNode, outside: Presentation): void {
  if (HIDDEN.has(node.name)) return
  const style = presentationOf(node, outside)
  const { transform: mapped, opacity } = node.attributes
  const [clip, mask] = [referred(node, 'clip-path'), referred(node, 'mask')]
  const placed = node.name === 'use' || node.name === 'image'
  if (mapped === undefined && opacity === undefined && mask === undefined && clip === undefined && !placed)
    return drawPlain(painter, node, style)
  const alpha = Math.min(1, Math.max(0, numberOf(node, 'opacity', 1)))
  if (alpha === 0) return
  isolated(painter.content, () => {
    if (mapped !== undefined) transform(painter.content, parseTransform(mapped))
    const clipMask = clip !== undefined && applyClip(painter, painter.ids.find(clip), node)
    if (alpha === 1 && mask === undefined && !clipMask) return drawPlain(painter, node, style)
    if (mask === undefined && !clipMask && hasOnePaint(node, style))
      return drawPlain(painter, node, thinned(style, alpha))
    // Parts that overlap must not show through one another: they are put together first and made translucent as one.
    const group = paintForm(painter, (inside) => drawPlain(inside, node, style), EVERYWHERE, GROUP)
    const placeMasked = (to: Painter): void => {
      if (mask !== undefined) applyMask(to, painter.ids.find(mask), node)
      if (alpha < 1) setOpacity(to, alpha, alpha)
      placeForm(to, group)
    }
    // Only one soft mask can be in force: with two, the inner one works inside a group of its own.
    if (clipMask && mask !== undefined) placeForm(painter, paintForm(painter, placeMasked, EVERYWHERE, GROUP))
    else placeMasked(painter)
  })
}

/** The id that `clip-path` or `mask` points to; undefined where there is none. */
function referred(node: SvgNode, name: 'clip-path' | 'mask'): string | undefined {
  const written = node.attributes[name]
  if (written === undefined || written === 'none') return undefined
  const id = urlId(written)
  if (id === undefined) throw new Error(`${name}="${written}" of <${node.name}> is outside the drawing subset`)
  return id
}

function hasOnePaint(node: SvgNode, style: Presentation): boolean {
  return SHAPES.has(node.name) && (style.fill === 'none' || style.stroke === 'none')
}

function thinned(style: Presentation, alpha: number): Presentation {
  return {
    ...style,
    'fill-opacity': String(opacityOf(style, 'fill') * alpha),
    'stroke-opacity': String(opacityOf(style, 'stroke') * alpha),
  }
}

/** Draws an element whose transform, clip, mask and opacity are dealt with. */
function drawPlain(painter: Painter, node: SvgNode, style: Presentation): void {
  if (SHAPES.has(node.name)) return drawShape(painter, node, style)
  switch (node.name) {
    case 'g':
    case 'svg':
      if (node.name === 'svg' && Object.keys(node.attributes).some((name) => name !== 'xmlns' && !(name in style)))
        throw new Error('an <svg> inside a drawing may not have a viewport of its own')
      for (const child of node.children) drawNode(painter, child, style)
      return
    case 'text':
      return drawText(painter, node, style)
    case 'use':
      return drawUse(painter, node, style)
    case 'image':
      return drawImage(painter, node)
    default:
      throw new Error(`<${node.name}> is outside the drawing subset`)
  }
}
