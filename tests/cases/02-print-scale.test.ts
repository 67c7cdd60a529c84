import { describe, expect, it } from 'vitest'
import { readPdf } from '../../src/output/pdf/read-pdf.ts'
import { buildCase, deckFile, paperOf } from '../support/case-game.ts'
import { inkOf } from '../support/ink.ts'
import { pageTexts } from '../support/pdf-text.ts'

describe.each(['a4', 'letter'])('%s', (id) => {
  const paper = paperOf(id)
  const build = () =>
    buildCase(
      { 'deck.yaml': deckFile(['{ title: Orc, count: 9 }'], 'card: { back: card-back }') },
      { papers: [paper], formats: ['pdf', 'svg'] },
    )

  it('asks the viewer not to scale, and carries a line of 100 mm to prove it', async () => {
    const built = await build()
    expect(readPdf(built.pdf()).printScaling).toBe('None')
    for (const text of await pageTexts(built.pdf())) expect(text).toMatch(/at 100 %.* 100 mm( |$)/)
    for (const svg of built.svgs()) expect(/d="M0 0h100h/.test(svg)).toBe(true)
  })

  it('keeps 5 mm off the paper’s edge', async () => {
    for (const svg of (await build()).svgs()) {
      const [, w = 0, h = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
      const ink = inkOf(svg, 5)
      const painted = ink.box({ x: 0, y: 0, width: w, height: h }, 250)
      expect(painted).toBeDefined()
      const { x = 0, y = 0, width = 0, height = 0 } = painted ?? {}
      for (const distance of [x, y, w - x - width, h - y - height]) expect(distance).toBeGreaterThanOrEqual(4.99)
    }
  })
})
