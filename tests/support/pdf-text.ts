import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const MM = 25.4 / 72

/** A run of text on a page, in mm from the page's top left. */
export interface PdfText {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** Start of the base line. */
  readonly x: number
  readonly y: number
  /** Along the base line. */
  readonly width: number
  /** Size of the type in pt. */
  readonly pt: number
  /** Direction of the base line in degrees, counter-clockwise: 0 is upright. */
  readonly turn: number
  /** Middle of the run. */
  readonly middle: { readonly x: number; readonly y: number }
}

/** All text of a PDF with its places, as a reader other than our own sees it. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const found: PdfText[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const height = page.view[3] ?? 0
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [a, b, , , e, f] = item.transform as [number, number, number, number, number, number]
      const pt = Math.hypot(a, b)
      const [x, y] = [e * MM, (height - f) * MM]
      const width = item.width * MM
      const middle = { x: x + (width / 2) * (a / pt), y: y - (width / 2) * (b / pt) }
      found.push({ text: item.str, page: number, x, y, width, pt, turn: (Math.atan2(b, a) * 180) / Math.PI, middle })
    }
  }
  await pdf.destroy()
  return found
}

/** The text of each page, runs joined with blanks. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const texts: string[] = []
  for (const { text, page } of await pdfText(bytes)) {
    while (texts.length < page) texts.push('')
    texts[page - 1] += `${texts[page - 1] === '' ? '' : ' '}${text}`
  }
  return texts
}
