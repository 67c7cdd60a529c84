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

/** The shading dictionary of a gradient, in the gradient's own space. `opacity` shades its opacity as grey instead of its colour. */
export function shadingOf(gradient: SvgNode, opacity: boolean): Record<string, unknown> {
  const { attributes: a } = gradient
  if ((a.spreadMethod ?? 'pad') !== 'pad')
    throw new Error(`spreadMethod ${a.spreadMethod ?? ''} is outside the drawing subset`)
  if (a.href !== undefined) throw new Error('a gradient that borrows from another is outside the drawing subset')
  const linear = gradient.name === 'linearGradient'
  const [cx, cy] = [fraction(a.cx, 0.5), fraction(a.cy, 0.5)]
  return {
    ShadingType: linear ? 2 : 3,
    ColorSpace: opacity ? 'DeviceGray' : 'DeviceRGB',
    Coords: linear
      ? [fraction(a.x1, 0), fraction(a.y1, 0), fraction(a.x2, 1), fraction(a.y2, 0)]
      : [fraction(a.fx, cx), fraction(a.fy, cy), 0, cx, cy, fraction(a.r, 0.5)],
    Function: stitched(stopsOf(gradient), (stop) => (opacity ? [stop.opacity] : stop.colour)),
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
