import { expect, it } from 'vitest'
import { buildPageJob, printableSize, type PageRequest } from '../../src/sheets/build-page-job.ts'
import { inkOf } from './support/ink.ts'
import { paperOf, sampleFace, sampleRequest } from './support/sample-deck.ts'

const request = (paper: string, width: number, height: number): PageRequest => {
  const { info, theme, library, author, subject, keywords } = sampleRequest()
  const faces = [1, 2].map((n) => sampleFace(n, 'front', width, height, 0))
  return {
    sheet: 'reference',
    title: 'Reference',
    paper: paperOf(paper),
    faces,
    library,
    theme,
    info,
    author,
    subject,
    keywords,
  }
}

it('leaves 10 mm round a page', () => {
  expect(printableSize(paperOf('a4'))).toEqual({ width: 190, height: 277 })
  expect(printableSize(paperOf('letter'))).toEqual({ width: 195.9, height: 259.4 })
})

it('puts each face on its page, with a foot inside the printable area', () => {
  const asked = request('a4', 190, 277)
  const { value: job, diagnostics } = buildPageJob(asked)
  expect(diagnostics).toEqual([])
  expect([job!.name, job!.backs, job!.pages.length, job!.pieces, job!.duplex]).toEqual([
    'reference_a4_none',
    'none',
    2,
    2,
    undefined,
  ])
  const [first] = job!.pages
  expect(first!.placements).toEqual([
    { face: asked.faces[0], x: 10, y: 10, turn: 0, clip: { x: 10, y: 10, width: 190, height: 277 } },
  ])
  expect(first!.block).toEqual({ x: 10, y: 10, width: 190, height: 277 })
  const ink = inkOf(first!.over, asked.theme)
  expect(ink.map((i) => i.text)).toContain('A4 · Print at 100 %, no scaling · Page 1 of 2')
  for (const line of ink) {
    expect(line.y).toBeGreaterThan(287)
    expect(line.y + line.height).toBeLessThanOrEqual(292)
  }
})

it('takes landscape faces', () => {
  const page = buildPageJob(request('letter', 259.4, 195.9)).value!.pages[0]!
  expect([page.width, page.height]).toEqual([279.4, 215.9])
})

it('throws for a face of another size', () => {
  expect(() => buildPageJob(request('a4', 190, 276))).toThrow('not a page of A4')
})

it('says which words of the foot had no room', () => {
  const asked = request('a5', 128, 190)
  const info = { ...asked.info, credits: ['A very long credit line '.repeat(20)] }
  const { diagnostics } = buildPageJob({ ...asked, info })
  expect(diagnostics.map((d) => d.code)).toEqual(['sheets/left-out'])
})
