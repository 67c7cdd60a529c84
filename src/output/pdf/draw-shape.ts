import type { SvgNode } from '../../draw/read-svg.ts'
import { decimal } from '../../kernel/units.ts'
import { numbersOf, plainNumber, type Presentation } from '../presentation.ts'
import { isolated, setting, write, type Content } from './content.ts'
import { isTranslucentPaint, opacityOf, paintOf, setPaint, type Paint } from './paint.ts'
import { setOpacity, type Painter } from './painter.ts'
import { stepBox } from './path-box.ts'
import { pathSteps, stepOperators } from './path-operators.ts'
import { shapePath } from './shape-path.ts'

const CAPS = ['butt', 'round', 'square']
const JOINS = ['miter', 'round', 'bevel']

function position(names: readonly string[], style: Presentation, attribute: string): number {
  const found = names.indexOf(style[attribute] ?? '')
  if (found < 0) throw new Error(`${attribute} "${style[attribute] ?? ''}" is outside the drawing subset`)
  return found
}

/** Sets width, caps, joins and dashes. */
export function setStroke(content: Content, style: Presentation): void {
  const number = (name: string): string => decimal(plainNumber(style[name] ?? '', name), 4)
  setting(content, 'width', `${number('stroke-width')} w`)
  setting(content, 'cap', `${position(CAPS, style, 'stroke-linecap')} J`)
  setting(content, 'join', `${position(JOINS, style, 'stroke-linejoin')} j`)
  setting(content, 'miter', `${number('stroke-miterlimit')} M`)
  const written = style['stroke-dasharray'] ?? 'none'
  const dashes = written === 'none' ? [] : numbersOf(written, 'stroke-dasharray')
  const even = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes
  const pattern = even.some((dash) => dash > 0) ? even.map((dash) => decimal(dash, 4)).join(' ') : ''
  setting(content, 'dash', `[${pattern}] ${pattern === '' ? '0' : number('stroke-dashoffset')} d`)
}

/** The paint of a stroke that has a width. */
export function strokeOf(painter: Painter, style: Presentation): Paint | undefined {
  return plainNumber(style['stroke-width'] ?? '', 'stroke-width') > 0 ? paintOf(painter, style, 'stroke') : undefined
}

/** Whether the stroke lies below the fill (a halo). */
export function strokeFirst(style: Presentation): boolean {
  const order = style['paint-order'] ?? 'normal'
  if (!/^(normal|fill( stroke)?|stroke( fill)?)$/.test(order))
    throw new Error(`paint-order "${order}" is outside the drawing subset`)
  return order.startsWith('stroke')
}

/** Draws a shape: fill and stroke together where that is the same picture, else one after the other. */
export function drawShape(painter: Painter, node: SvgNode, style: Presentation): void {
  const { content, file } = painter
  const data = shapePath(node)
  if (data === '') return
  const { box, path } = file.kept.once('path', data, () => {
    const steps = pathSteps(data)
    return { box: stepBox(steps), path: stepOperators(steps) }
  })
  // PDF fills even a line, one pixel wide (8.5.3.3.1); SVG fills nothing that has no area.
  const flat = !box || box[2] - box[0] === 0 || box[3] - box[1] === 0
  const fill = flat ? undefined : paintOf(painter, style, 'fill')
  const stroke = strokeOf(painter, style)
  const rule = style['fill-rule'] === 'evenodd' ? '*' : ''
  const [fillOpacity, strokeOpacity] = [opacityOf(style, 'fill'), opacityOf(style, 'stroke')]

  const pass = (fills: Paint | undefined, strokes: Paint | undefined): void => {
    const work = (): void => {
      if ((fills && fillOpacity < 1) || (strokes && strokeOpacity < 1)) setOpacity(painter, fillOpacity, strokeOpacity)
      if (fills) setPaint(painter, fills, 'fill', () => box)
      if (strokes) {
        setPaint(painter, strokes, 'stroke', () => box)
        setStroke(content, style)
      }
      write(content, `${path}\n${fills && strokes ? `B${rule}` : fills ? `f${rule}` : 'S'}`)
    }
    const own = [fills, strokes].some((paint) => paint && isTranslucentPaint(paint))
    if (own || (fills && fillOpacity < 1) || (strokes && strokeOpacity < 1)) isolated(content, work)
    else work()
  }

  // `B` with opacity would show the fill through the inner half of the stroke differently from SVG, which paints one over the other.
  const apart = strokeFirst(style) || strokeOpacity < 1 || fillOpacity < 1
  if (fill && stroke && (apart || isTranslucentPaint(fill) || isTranslucentPaint(stroke))) {
    const passes: [Paint | undefined, Paint | undefined][] = [
      [fill, undefined],
      [undefined, stroke],
    ]
    if (strokeFirst(style)) passes.reverse()
    for (const [fills, strokes] of passes) pass(fills, strokes)
  } else if (fill || stroke) pass(fill, stroke)
}
