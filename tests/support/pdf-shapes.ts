import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Rectangle } from './ink.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** A painted path: its extent in mm from the page's top left, line width not counted. */
export interface PdfShape extends Rectangle {
  /** From 1. */
  readonly page: number
  readonly filled: boolean
}

const MM = 25.4 / 72
const FILLS: readonly number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]

const compose = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** Every path that a PDF paints, as a reader other than our own sees it. Only for paths that are not turned. */
export async function pdfShapes(bytes: Uint8Array): Promise<PdfShape[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const found: PdfShape[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const height = page.view[3] ?? 0
    const { fnArray, argsArray } = await page.getOperatorList()
    const outer: Matrix[] = []
    let map: Matrix = [1, 0, 0, 1, 0, 0]
    fnArray.forEach((operator, i) => {
      const args = argsArray[i] as unknown[]
      if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) outer.push(map)
      if (operator === OPS.paintFormXObjectBegin && args[0]) map = compose(map, args[0] as Matrix)
      if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) map = outer.pop() ?? map
      if (operator === OPS.transform) map = compose(map, args as unknown as Matrix)
      if (operator !== OPS.constructPath || args[0] === OPS.endPath) return
      const [left, bottom, right, top] = [...(args[2] as Float32Array)] as [number, number, number, number]
      const [a, , , d, e, f] = map
      const xs = [a * left + e, a * right + e].map((x) => x * MM)
      const ys = [d * bottom + f, d * top + f].map((y) => (height - y) * MM)
      const [x, y] = [Math.min(...xs), Math.min(...ys)]
      const size = { width: Math.max(...xs) - x, height: Math.max(...ys) - y }
      found.push({ page: number, x, y, ...size, filled: FILLS.includes(args[0] as number) })
    })
  }
  await pdf.destroy()
  return found
}
