import { sharedDrawings } from './sample-deck.ts'
import { readSvg, type SvgNode } from '../../../src/draw/read-svg.ts'
import type { Theme } from '../../../src/draw/theme.ts'
import type { Box } from '../../../src/sheets/print-job.ts'

/** A rectangle of ink on the page in mm, and what made it. */
export interface Ink extends Box {
  readonly kind: 'text' | 'line' | 'flat'
  readonly text: string
}

type Matrix = readonly [number, number, number, number, number, number]

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

function matrixOf(transform = ''): Matrix {
  let m: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, args] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = args!.split(/[ ,]+/).map(Number)
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    m = times(m, name === 'translate' ? [1, 0, 0, 1, a, b] : [cos, sin, -sin, cos, 0, 0])
  }
  return m
}

function boxOf(m: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x, y]) => [m[0] * x! + m[2] * y! + m[4], m[1] * x! + m[3] * y! + m[5]])
  const xs = corners.map((c) => c[0]!)
  const ys = corners.map((c) => c[1]!)
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
}

/** Boxes of the straight strokes of a path of M, h, v, H commands, stroke width left out. */
function strokes(d: string, m: Matrix): Box[] {
  const boxes: Box[] = []
  let [x, y] = [0, 0]
  for (const [, command, args] of d.matchAll(/([MhvH])([^MhvH]*)/g)) {
    const [a = 0, b = 0] = args!.trim().split(/[ ,]+/).map(Number)
    const [fromX, fromY] = [x, y]
    if (command === 'M') [x, y] = [a, b]
    else if (command === 'h') x += a
    else if (command === 'v') y += a
    else x = a
    if (command !== 'M')
      boxes.push(boxOf(m, Math.min(fromX, x), Math.min(fromY, y), Math.max(fromX, x), Math.max(fromY, y)))
  }
  return boxes
}

/** All ink of a fragment made of `g`, `path`, `rect`, `text` and shared drawings of sample jobs: glyphs by their outlines, lines by their axes; the text of a flat is its fill. Throws on any other element. */
export function inkOf(svg: string, theme: Theme): Ink[] {
  const ink: Ink[] = []
  const visit = (node: SvgNode, outer: Matrix): void => {
    const a = node.attributes
    const m = times(outer, matrixOf(a.transform))
    if (node.name === 'use') visit(readSvg(sharedDrawings.get(a.href!.slice(1))!), m)
    else if (node.name === 'g') node.children.forEach((child) => visit(child, m))
    else if (node.name === 'path') ink.push(...strokes(a.d!, m).map((box): Ink => ({ ...box, kind: 'line', text: '' })))
    else if (node.name === 'text') {
      const face = theme.fonts.find(a['font-family']!, Number(a['font-weight']), a['font-style'] === 'italic')!
      const { bbox } = face.font.layout(node.text)
      const em = Number(a['font-size']) / face.font.unitsPerEm
      const [x, y] = [Number(a.x), Number(a.y)]
      const box = boxOf(m, x + bbox.minX * em, y - bbox.maxY * em, x + bbox.maxX * em, y - bbox.minY * em)
      ink.push({ ...box, kind: 'text', text: node.text })
    } else if (node.name === 'rect') {
      const [x, y] = [Number(a.x ?? 0), Number(a.y ?? 0)]
      ink.push({ ...boxOf(m, x, y, x + Number(a.width), y + Number(a.height)), kind: 'flat', text: a.fill ?? '' })
    } else throw new Error(`unexpected ${node.name}`)
  }
  visit(readSvg(svg), [1, 0, 0, 1, 0, 0])
  return ink
}

/** Whether two boxes share more than their edges. */
export function overlap(a: Box, b: Box, clear = 1e-6): boolean {
  return (
    a.x < b.x + b.width - clear &&
    b.x < a.x + a.width - clear &&
    a.y < b.y + b.height - clear &&
    b.y < a.y + a.height - clear
  )
}
