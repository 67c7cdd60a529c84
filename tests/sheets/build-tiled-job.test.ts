import { describe, expect, it } from 'vitest'
import { findPaper } from '../../src/kernel/paper-sizes.ts'
import { writePdf } from '../../src/output/pdf/write-pdf.ts'
import { expectedPages } from '../../src/output/pdf/expected-pages.ts'
import { verifyPdf } from '../../src/output/pdf/verify-pdf.ts'
import { share } from '../../src/draw/share.ts'
import { buildTiledJob } from '../../src/sheets/build-tiled-job.ts'
import { buildWholeJob } from '../../src/sheets/build-whole-job.ts'
import { tileTag } from '../../src/sheets/plan-tiles.ts'
import type { PrintJob } from '../../src/sheets/print-job.ts'
import { studioWith } from '../draw/drawing.ts'
import { pdfText } from '../support/pdf-text.ts'

const { theme } = await studioWith()

/** A sheet with a dot every 50 mm, on a paper. */
function request(width: number, height: number, paperName: string) {
  const library = new Map<string, string>()
  const dots = Array.from({ length: Math.floor(width / 50) }, (_, i) => `<circle cx="${i * 50}" cy="50" r="1"/>`)
  const svg = share(library, dots.join(''))
  const paper = findPaper(paperName)
  if (!paper) throw new Error(`no paper ${paperName}`)
  return {
    sheet: 'map',
    title: 'Game: Map',
    paper,
    face: { piece: 'field/map', side: 'front' as const, label: 'Field', width, height, bleed: 0, svg },
    seams: { xs: [], ys: [] },
    library,
    theme,
    info: { game: 'Game', contents: 'Map', credits: ['Design: Ann'], notes: [], version: 'Quartermaster 0' },
    author: '',
    subject: '',
    keywords: [],
  }
}

function jobOf(width: number, height: number, paper: string): PrintJob {
  const { value } = buildTiledJob(request(width, height, paper))
  if (!value) throw new Error('no job')
  return value
}

/** Where a place of the sheet lies on a page, from the page's own placement and the shift inside its face. */
function onPage(job: PrintJob, page: number, x: number, y: number): { x: number; y: number } {
  const placement = job.pages[page]?.placements[0]
  const shift = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(placement?.face.svg ?? '')
  return { x: x + Number(shift?.[1]) + (placement?.x ?? NaN), y: y + Number(shift?.[2]) + (placement?.y ?? NaN) }
}

describe('buildTiledJob', () => {
  it.each([
    ['a4', 297, 210],
    ['letter', 279.4, 215.9],
  ])('lays a map of 490 x 350 mm on four landscape pages of %s', (paper, width, height) => {
    const job = jobOf(490, 350, paper)
    expect(job.pages.map((page) => [page.width, page.height])).toEqual(Array(4).fill([width, height]))
    for (const { block } of job.pages) {
      expect(block.x).toBeGreaterThanOrEqual(10)
      expect(block.y).toBeGreaterThanOrEqual(10)
      expect(block.x + block.width).toBeLessThanOrEqual(width - 10)
      expect(block.y + block.height).toBeLessThanOrEqual(height - 10)
    }
  })

  it('moves the drawing from page to page by exactly the distance of the tiles', () => {
    const job = jobOf(490, 350, 'a4')
    const [a, b] = [onPage(job, 0, 245, 100), onPage(job, 1, 245, 100)]
    expect(a.x - b.x).toBeCloseTo(240, 6)
    expect(a.y - b.y).toBeCloseTo(0, 6)
    const c = onPage(job, 2, 245, 100)
    expect(a.y - c.y).toBeCloseTo(170, 6)
  })

  it('stays whole on one page where it fits, without tags and cuts', () => {
    const job = jobOf(180, 200, 'a4')
    expect(job.pages).toHaveLength(1)
    expect(job.pages[0]?.over).not.toContain('stroke-dasharray')
    expect(job.pages[0]?.bookmark).toBe('Field')
  })

  it('writes tags and a plan beside the map, a cut line on each inner edge, and is measured in place', async () => {
    const job = jobOf(490, 350, 'a4')
    const bytes = await writePdf(job, theme.fonts)
    const { verified, diagnostics } = verifyPdf(bytes, expectedPages(job), 'map.pdf')
    expect(diagnostics).toEqual([])
    expect(verified.pieces).toBe(4)
    const texts = await pdfText(bytes)
    const { block } = job.pages[0] ?? { block: { x: 0, y: 0, width: 0, height: 0 } }
    const tags = texts.filter(({ page, text }) => page === 1 && /^[AB][12]$/.test(text))
    // Four boxes of the plan, and the neighbour on the right.
    expect(tags.map(({ text }) => text).sort()).toEqual(['A1', 'A2', 'A2', 'B1', 'B2'])
    for (const { x, y, width } of tags)
      expect(x + width <= block.x || x >= block.x + block.width || y <= block.y || y >= block.y + block.height).toBe(
        true,
      )
    const cuts = job.pages.map(({ over }) => /<path d="([^"]+)"[^>]*stroke-dasharray/.exec(over)?.[1] ?? '')
    expect(cuts.map((d) => (d.match(/M/g) ?? []).length)).toEqual([2, 1, 1, 0])
  })

  it('stores the drawing once', async () => {
    const text = new TextDecoder('latin1').decode(await writePdf(jobOf(490, 350, 'a4'), theme.fonts))
    // Four tiles and the shared drawing.
    expect(text.match(/\/Subtype \/Form/g)).toHaveLength(5)
  })
})

it('the whole sheet lies on one page with at least 12 mm round it', () => {
  const { value: job } = buildWholeJob(request(489.7, 349.6, 'a4'))
  expect(job?.name).toBe('map_whole_none')
  expect(job?.pages.map(({ width, height }) => [width, height])).toEqual([[514, 374]])
  const [placed] = job?.pages[0]?.placements ?? []
  expect([placed?.x, placed?.y]).toEqual([12.15, 12.2])
  expect(job?.paper.title).toBe('374 x 514 mm')
})

it('tags go from A1 on, and past Z', () => {
  expect([tileTag(0, 0), tileTag(1, 2), tileTag(25, 0), tileTag(26, 0)]).toEqual(['A1', 'B3', 'Z1', 'AA1'])
})
