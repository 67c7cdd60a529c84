import type { SvgNode } from '../../draw/read-svg.ts'
import { plainNumber } from '../presentation.ts'
import { rgbOf } from './colour-operands.ts'
import type { BBox } from './form.ts'
import { IDENTITY, multiply, parseTransform, type Matrix } from './matrix.ts'

interface Stop {
  readonly offset: number
  readonly colour: readonly number[]
  readonly opacity: number
}

/** A number or a percentage, as a fraction. */
function fraction(written: string | undefined, absent: number): number {
  if (written === undefined) return absent
  return written.endsWith('%')
    ? plainNumber(written.slice(0, -1), 'percentage') / 100
    : plainNumber(written, 'gradient')
}

/** Stops in order, with one at 0 and one at 1. Throws when there are none. */
function stopsOf(gradient: SvgNode): readonly Stop[] {
  let reached = 0
  const stops = gradient.children.map((node) => {
    if (node.name !== 'stop') throw new Error(`<${node.name}> in <${gradient.name}>`)
    reached = Math.min(1, Math.max(reached, fraction(node.attributes.offset, 0)))
    return {
      offset: reached,
      colour: rgbOf(node.attributes['stop-color'] ?? '#000000'),
      opacity: fraction(node.attributes['stop-opacity'], 1),
    }
  })
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error(`<${gradient.name}> without stops`)
  return [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }]
}

/** Whether a gradient lets shine through what is below. */
export function isTranslucent(gradient: SvgNode): boolean {
  return stopsOf(gradient).some((stop) => stop.opacity < 1)
}

/** The function from 0..1 to components that runs through the stops: a PDF function of type 3 over ones of type 2. */
function stitched(stops: readonly Stop[], components: (stop: Stop) => readonly number[]): Record<string, unknown> {
  const parts: Record<string, unknown>[] = []
  const bounds: number[] = []
  stops.slice(1).forEach((stop, index) => {
    const before = stops[index] ?? stop
    // Two stops at one place are a hard edge: no part of its own, the next part begins with the new colour.
    if (stop.offset <= before.offset) return
    if (parts.length > 0) bounds.push(before.offset)
    parts.push({ FunctionType: 2, Domain: [0, 1], C0: components(before), C1: components(stop), N: 1 })
  })
  return { FunctionType: 3, Domain: [0, 1], Functions: parts, Bounds: bounds, Encode: parts.flatMap(() => [0, 1]) }
}

/** How often a repeating gradient is written out on each side of its own stretch. */
const REPEATS = 16

/** The stretches of a gradient, in its own length: itself, or with `repeat` and `reflect` its repetitions. A radial one has none before its centre. */
function stretches(gradient: SvgNode): readonly [from: number, to: number] {
  const spread = gradient.attributes.spreadMethod ?? 'pad'
  if (spread === 'pad') return [0, 1]
  if (spread !== 'repeat' && spread !== 'reflect')
    throw new Error(`spreadMethod ${spread} is outside the drawing subset`)
  return [gradient.name === 'linearGradient' ? -REPEATS : 0, REPEATS]
}

/** The stops of all stretches, over 0..1. */
function spreadStops(gradient: SvgNode): readonly Stop[] {
  const stops = stopsOf(gradient)
  const [from, to] = stretches(gradient)
  const back = stops.map((stop) => ({ ...stop, offset: 1 - stop.offset })).reverse()
  return Array.from({ length: to - from }, (_, index) => {
    const reflected = gradient.attributes.spreadMethod === 'reflect' && (from + index) % 2 !== 0
    return (reflected ? back : stops).map((stop) => ({ ...stop, offset: (index + stop.offset) / (to - from) }))
  }).flat()
}

/** The shading dictionary of a gradient, in the gradient's own space. `opacity` shades its opacity as grey instead of its colour. */
export function shadingOf(gradient: SvgNode, opacity: boolean): Record<string, unknown> {
  const { attributes: a } = gradient
  if (a.href !== undefined) throw new Error('a gradient that borrows from another is outside the drawing subset')
  const linear = gradient.name === 'linearGradient'
  const [from, to] = stretches(gradient)
  const along = (start: number, end: number, part: number): number => start + part * (end - start)
  const [x1, y1, x2, y2] = [fraction(a.x1, 0), fraction(a.y1, 0), fraction(a.x2, 1), fraction(a.y2, 0)]
  const [cx, cy, r] = [fraction(a.cx, 0.5), fraction(a.cy, 0.5), fraction(a.r, 0.5)]
  const [fx, fy] = [fraction(a.fx, cx), fraction(a.fy, cy)]
  return {
    ShadingType: linear ? 2 : 3,
    ColorSpace: opacity ? 'DeviceGray' : 'DeviceRGB',
    Coords: linear
      ? [along(x1, x2, from), along(y1, y2, from), along(x1, x2, to), along(y1, y2, to)]
      : [fx, fy, 0, along(fx, cx, to), along(fy, cy, to), r * to],
    Function: stitched(spreadStops(gradient), (stop) => (opacity ? [stop.opacity] : stop.colour)),
    Extend: [true, true],
  }
}

/** From the gradient's own space to user space. `box` is that of the painted shape; throws when it is needed and there is none. */
export function gradientMatrix(gradient: SvgNode, box: BBox | undefined): Matrix {
  const { gradientTransform, gradientUnits } = gradient.attributes
  const own = gradientTransform === undefined ? IDENTITY : parseTransform(gradientTransform)
  if (gradientUnits === 'userSpaceOnUse') return own
  if (!box) throw new Error('a gradient in units of a box on something that has none: use userSpaceOnUse')
  return multiply([box[2] - box[0], 0, 0, box[3] - box[1], box[0], box[1]], own)
}
