import { csvRows } from './csv-rows.ts'

/** What parts the cells of a text, and where its table starts. */
export interface FoundDelimiter {
  readonly delimiter: string
  /** Behind the line `sep=;` with which some programs start a file. */
  readonly from: number
}

const CANDIDATES = [',', ';', '\t', '|']
const LOOKED_AT = 50

/** Finds the delimiter of a text: the one that its first line names (`sep=;`), else the one that cuts its rows into the same number of cells. */
export function findDelimiter(text: string): FoundDelimiter {
  const named = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text)
  if (named) return { delimiter: named[1]!, from: named[0].length }
  const judged = CANDIDATES.map((delimiter) => ({ delimiter, ...judge(text, delimiter) }))
  const [best] = judged.sort(
    (a, b) => Number(b.width > 1) - Number(a.width > 1) || b.even - a.even || b.width - a.width,
  )
  return { delimiter: best!.delimiter, from: 0 }
}

/** How many cells the header has, and how large a share of the rows has as many. */
function judge(text: string, delimiter: string): { readonly width: number; readonly even: number } {
  const widths = csvRows('', text, { delimiter, most: LOOKED_AT }).rows.map(({ cells }) => cells.length)
  const [width = 0] = widths
  return { width, even: widths.filter((other) => other === width).length / Math.max(1, widths.length) }
}
