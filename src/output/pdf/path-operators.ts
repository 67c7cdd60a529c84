import svgpath from 'svgpath'
import { decimal } from '../../kernel/units.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import type { PathStep } from './path-step.ts'
import { plainPath, raised } from './plain-path.ts'

/**
 * SVG path data as moves, lines and cubic curves. A quadratic curve becomes the cubic that is exactly the same curve; arcs become
 * cubics of at most a quarter turn. Throws on malformed data.
 */
export function pathSteps(d: string, matrix: Matrix = IDENTITY): readonly PathStep[] {
  const plain = matrix === IDENTITY ? plainPath(d) : undefined
  if (plain) return plain
  let path = svgpath(d).abs().unshort().unarc()
  const fault: unknown = Reflect.get(path, 'err')
  if (fault) throw new Error(`path data: ${typeof fault === 'string' ? fault : 'malformed'}`)
  if (matrix !== IDENTITY) path = path.matrix([...matrix])
  const steps: PathStep[] = []
  path.iterate((segment, _index, x, y) => {
    const [name] = segment
    if (name === 'M') steps.push({ kind: 'move', to: [segment[1], segment[2]] })
    else if (name === 'L') steps.push({ kind: 'line', to: [segment[1], segment[2]] })
    else if (name === 'H') steps.push({ kind: 'line', to: [segment[1], y] })
    else if (name === 'V') steps.push({ kind: 'line', to: [x, segment[1]] })
    else if (name === 'C') {
      const [, a, b, c, e, f, g] = segment
      steps.push({ kind: 'curve', points: [a, b, c, e, f, g] })
    } else if (name === 'Q') {
      const [, cx, cy, ex, ey] = segment
      steps.push(raised([x, y], [cx, cy], [ex, ey]))
    } else if (name === 'Z' || name === 'z') steps.push({ kind: 'close' })
    else throw new Error(`path segment ${name}`)
  })
  return steps
}

/** PDF path operators of SVG path data, to a thousandth of a millimetre. */
export function pathOperators(d: string, matrix: Matrix = IDENTITY): string {
  return stepOperators(pathSteps(d, matrix))
}

/** PDF path operators of steps, to a thousandth of a millimetre. */
export function stepOperators(steps: readonly PathStep[]): string {
  const write = (numbers: readonly number[]): string => numbers.map((value) => decimal(value)).join(' ')
  return steps
    .map((step) => {
      switch (step.kind) {
        case 'move':
          return `${write(step.to)} m`
        case 'line':
          return `${write(step.to)} l`
        case 'curve':
          return `${write(step.points)} c`
        case 'close':
          return 'h'
      }
    })
    .join('\n')
}
