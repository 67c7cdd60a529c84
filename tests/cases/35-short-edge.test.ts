import { describe, expect, it } from 'vitest'
import type { Backs } from '../../src/sheets/print-job.ts'
import { buildCase } from '../support/case-game.ts'
import { nineCards } from '../support/nine-cards.ts'
import { pdfText } from '../support/pdf-text.ts'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'

interface Sheet {
  readonly name: string
  readonly backs: Backs
  readonly landscape: boolean
  /** Where the back of a front at (x, y) must stand, and whether it is upside down. */
  readonly back: (x: number, y: number) => { x: number; y: number }
  readonly upsideDown: boolean
}

const SHEETS: Sheet[] = [
  { name: 'portrait', backs: 'short-edge', landscape: false, back: (x, y) => ({ x, y: 297 - y }), upsideDown: true },
  { name: 'landscape', backs: 'long-edge', landscape: true, back: (x, y) => ({ x, y: 210 - y }), upsideDown: true },
  { name: 'landscape', backs: 'short-edge', landscape: true, back: (x, y) => ({ x: 297 - x, y }), upsideDown: false },
]

describe.each(SHEETS)('$name, $backs', ({ backs, landscape, back, upsideDown }) => {
  it('puts and turns every back so that it belongs to its front', async () => {
    const files = landscape ? nineCards(', columns: 4, rows: 2', 8) : nineCards()
    const built = await buildCase(files, { backs: [backs] })
    expect(readPdf(built.pdf()).pages[0]?.width).toBeCloseTo(landscape ? 297 : 210, 2)
    const texts = await pdfText(built.pdf())
    for (const front of texts.filter(({ text }) => /^F\d$/.test(text))) {
      const found = texts.find(({ text }) => text === front.text.replace('F', 'B'))
      const wanted = back(front.middle.x, front.middle.y)
      expect(found?.page).toBe(2)
      expect(found?.middle.x).toBeCloseTo(wanted.x, 1)
      expect(found?.middle.y).toBeCloseTo(wanted.y, 1)
      expect(Math.abs(found?.turn ?? NaN)).toBeCloseTo(upsideDown ? 180 : 0, 3)
    }
    expect(texts.filter(({ text }) => /^F\d$/.test(text))).toHaveLength(landscape ? 8 : 9)
  })
})
