import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildDeckJobs } from '../../src/sheets/build-deck-jobs.ts'
import type { DeckRequest } from '../../src/sheets/deck-request.ts'
import type { Backs, Page } from '../../src/sheets/print-job.ts'
import { inkOf, overlap, type Ink } from './support/ink.ts'
import { paperOf, samplePieces, sampleRequest } from './support/sample-deck.ts'

const { theme } = sampleRequest()
const pagesOf = (changes: Partial<DeckRequest>): Page[] =>
  buildDeckJobs(sampleRequest(changes)).value!.flatMap((job) => job.pages)
const textsOf = (page: Page): string[] => inkOf(page.over, theme).flatMap((ink) => (ink.text ? [ink.text] : []))

describe('what a page says', () => {
  it('head, note, ruler, credits and version on A4', () => {
    expect(textsOf(pagesOf({})[0]!)).toEqual([
      'Zulu Spears',
      'Zulu deck, fronts',
      'Print at 100 %, no scaling',
      'A4, flip on long edge',
      'Page 1 of 12',
      '100 mm',
      '4 in',
      'by Lorc, Delapouite and contributors. Type: Alegreya, Barlow, Source Sans,',
      'OFL. Quartermaster 0.1.0',
      '54 cards; the text states 52: ruling zulu-deck-size',
      'Game by Lloyd Krassner (1999). Icons: game-icons.net, CC BY 3.0,',
    ])
  })

  it('stands at its places on A4', () => {
    const ink = inkOf(pagesOf({})[0]!.over, theme)
    const find = (text: string): Ink => ink.find((i) => i.text === text)!
    // Baseline 8.6 mm: the cap height of 10.5 pt Alegreya is 2.4 mm, the tail of p hangs below.
    expect(find('Zulu Spears').y).toBeCloseTo(8.6 - 2.4, 0)
    expect(find('Zulu Spears').x).toBeCloseTo(12, 0)
    const page = find('Page 1 of 12')
    expect(page.x + page.width).toBeCloseTo(198, 0)
  })

  it('stands at the sides of a Letter page without room above', () => {
    const format = { width: 63.5, height: 88.9, bleed: 3, columns: 3, rows: 3 }
    const [page] = pagesOf({ paper: paperOf('letter'), format })
    const head = inkOf(page!.over, theme).find((i) => i.text === 'Print at 100 %, no scaling')!
    expect(head.height).toBeGreaterThan(25)
    expect(head.x + head.width).toBeLessThan(10)
    expect(textsOf(page!)).toContain('100 mm')
  })

  it('tells how to feed the second file, on each of its pages', () => {
    const jobs = buildDeckJobs(sampleRequest({ pages: 'fronts-backs' })).value!
    const [fronts, backs] = jobs.map((job) => job.pages.map((page) => textsOf(page).join(' ')))
    expect(backs!.every((text) => text.includes('feed the printed fronts again, page 1 first'))).toBe(true)
    expect(fronts!.some((text) => text.includes('feed the printed fronts again'))).toBe(false)
    expect(backs![2]).toContain('behind fronts page 3, flip on long edge')
  })

  it('says what it leaves out', () => {
    const tiny = buildDeckJobs(sampleRequest({ paper: paperOf('75x105mm') }))
    const messages = tiny.diagnostics.map((d) => [d.code, d.severity, d.message])
    expect(messages.length).toBeGreaterThan(0)
    expect(messages[0]).toEqual([
      'sheets/left-out',
      'note',
      expect.stringContaining('zulu on 75 x 105 mm: no room for '),
    ])
  })

  it('shortens the ruler rather than the credits', () => {
    const { value, diagnostics } = buildDeckJobs(sampleRequest({ gap: 2 }))
    expect(diagnostics.map((d) => d.message)).toEqual(['zulu on A4: no room for a ruler of 100 mm'])
    expect(textsOf(value![0]!.pages[0]!).join(' ')).toContain('by Lorc, Delapouite and contributors')
  })
})

const size = fc.integer({ min: 10_000, max: 140_000 }).map((um) => um / 1000)
const anySheet = fc.record({
  paper: fc.constantFrom('a4', 'letter', 'a5', 'a3', '100x150mm', '60x90mm', '8x10in').map(paperOf),
  backs: fc.constantFrom<Backs>('long-edge', 'short-edge', 'gutterfold', 'none'),
  width: size,
  height: size,
  gap: fc.constantFrom(0, 1, 3),
  count: fc.integer({ min: 1, max: 12 }),
  columns: fc.constantFrom(undefined, 1, 2, 3),
  credit: fc.constantFrom('Somebody', 'Game by A Very Long Name of Somewhere Else, and of many friends. '.repeat(4)),
})

it('property: nothing within 5 mm of the edge, no text on pieces, marks or other text, no mark on a piece', () => {
  fc.assert(
    fc.property(anySheet, ({ paper, backs, width, height, gap, count, columns, credit }) => {
      const format = { width, height, bleed: 3, columns }
      const pieces = samplePieces(count, format)
      const base = sampleRequest()
      const info = {
        ...base.info,
        credits: [credit],
        notes: ['A note', 'and another that is rather longer than the first'],
      }
      const { value } = buildDeckJobs({ ...base, paper, backs, format, gap, pieces, info })
      for (const page of (value ?? []).flatMap((job) => job.pages)) {
        const ink = inkOf(page.over, theme)
        for (const [i, one] of ink.entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(4.999)
          expect(one.x + one.width).toBeLessThanOrEqual(page.width - 4.999)
          expect(one.y + one.height).toBeLessThanOrEqual(page.height - 4.999)
          for (const { clip } of page.placements)
            expect(overlap({ ...one, width: one.width + 1e-4, height: one.height + 1e-4 }, clip, 0.003)).toBe(false)
          // Lines of text may come as near as their ascenders and descenders do, but their boxes stay apart.
          if (one.kind === 'text')
            for (const other of ink.slice(0, i)) {
              const box = { ...other, width: Math.max(other.width, 0.01), height: Math.max(other.height, 0.01) }
              if (overlap(one, box, 0.02)) expect([one.text, other.text || other]).toEqual(['apart', 'apart'])
            }
        }
      }
    }),
    { numRuns: 120 },
  )
})
