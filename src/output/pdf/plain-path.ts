import type { PathStep } from './path-step.ts'

/** Numbers that a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }

/**
 * Path data of nothing but absolute moves, lines, curves and closings, as nearly all of our own drawings have it: a fraction of the work
 * of the whole grammar. Undefined for any other data, well-formed or not.
 */
export function plainPath(d: string): readonly PathStep[] | undefined {
  if (!/^\s*M[MLHVCQZ\d\s.,+-]*$/.test(d)) return undefined
  const part = /[\s,]*(?:([MLHVCQZ])|([+-]?(?:\d+\.?\d*|\.\d+)))/y
  const steps: PathStep[] = []
  const end = d.trimEnd().length
  let command = ''
  let numbers: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  // Whether the command has had its numbers: one without is malformed.
  let served = true
  while (part.lastIndex < end) {
    const found = part.exec(d)
    if (!found) return undefined
    if (found[1] !== undefined) {
      if (numbers.length > 0 || !served) return undefined
      command = found[1]
      served = command === 'Z'
      if (command === 'Z') {
        steps.push({ kind: 'close' })
        ;[x, y] = [startX, startY]
      }
      continue
    }
    numbers.push(Number(found[2]))
    if (command === 'Z') return undefined
    if (numbers.length < (TAKES[command] ?? 0)) continue
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers
    numbers = []
    served = true
    if (command === 'M' || command === 'L') {
      steps.push({ kind: command === 'M' ? 'move' : 'line', to: [a, b] })
      ;[x, y] = [a, b]
      if (command === 'M') [startX, startY, command] = [a, b, 'L']
    } else if (command === 'H' || command === 'V') {
      ;[x, y] = command === 'H' ? [a, y] : [x, a]
      steps.push({ kind: 'line', to: [x, y] })
    } else if (command === 'C') {
      steps.push({ kind: 'curve', points: [a, b, c, e, f, g] })
      ;[x, y] = [f, g]
    } else {
      steps.push(raised([x, y], [a, b], [c, e]))
      ;[x, y] = [c, e]
    }
  }
  return numbers.length > 0 || !served ? undefined : steps
}

type Pair = readonly [number, number]

/** The cubic curve that is the same as the quadratic one from a point over a control point to another. */
export function raised([x, y]: Pair, [cx, cy]: Pair, [ex, ey]: Pair): PathStep {
  const third = (from: number, control: number): number => from + (2 / 3) * (control - from)
  return { kind: 'curve', points: [third(x, cx), third(y, cy), third(ex, cx), third(ey, cy), ex, ey] }
}
