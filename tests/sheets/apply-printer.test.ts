import { describe, expect, it } from 'vitest'
import type { PrinterProfile } from '../../src/schema/kinds/printer.ts'
import { applyPrinter } from '../../src/sheets/apply-printer.ts'
import { buildDeckJobs } from '../../src/sheets/build-deck-jobs.ts'
import type { DeckRequest } from '../../src/sheets/deck-request.ts'
import { paperOf, sampleRequest } from './support/sample-deck.ts'
import { sheetTheme } from './support/sheet-theme.ts'

const theme = sheetTheme()

function applied(profile: Omit<PrinterProfile, 'kind'>, changes: Partial<DeckRequest> = {}) {
  const [job] = buildDeckJobs(sampleRequest(changes)).value!
  const { value, diagnostics } = applyPrinter(job!, { kind: 'printer', ...profile }, theme)
  return { before: job!, pages: value!.pages, said: diagnostics.map(({ code }) => code) }
}

describe('which side a page takes its values from', () => {
  const profile = { front: { shift: { x: 1, y: 0 } }, back: { shift: { x: 0, y: 2 } } }

  it('fronts from the front, backs from the back', () => {
    const { pages } = applied(profile)
    expect(pages.slice(0, 2).map(({ side, correction }) => [side, correction?.x, correction?.y])).toEqual([
      ['front', 1, 0],
      ['back', 0, 2],
    ])
  })

  it('folded and one-sided pages from the front', () => {
    const folded = applied({ ...profile, landscape: profile }, { backs: 'gutterfold' }).pages[0]!
    expect([folded.side, folded.correction?.x, folded.correction?.y]).toEqual(['both', 1, 0])
    expect(applied(profile, { backs: 'none' }).pages[0]!.correction).toMatchObject({ x: 1, y: 0 })
  })

  it('landscape pages from the part for landscape pages alone', () => {
    const landscape = { back: { shift: { x: -2, y: 0 } } }
    const { pages, said } = applied({ ...profile, landscape }, { paper: paperOf('letter') })
    expect(pages.slice(0, 2).map(({ correction }) => correction?.x)).toEqual([undefined, -2])
    expect(said).not.toContain('sheets/landscape-not-measured')
  })

  it('leaves landscape pages alone that were not measured, and says so', () => {
    const { before, pages, said } = applied(profile, { paper: paperOf('letter') })
    expect(pages).toEqual(before.pages)
    expect(said).toEqual(['sheets/landscape-not-measured'])
  })
})

it('changes nothing where nothing is to be changed', () => {
  const same = { shift: { x: 0, y: 0 }, measured: { x: 100, y: 100 } }
  const { before, pages, said } = applied({ front: same, back: {} })
  expect(pages).toEqual(before.pages)
  expect(said).toEqual([])
})

it('keeps the middle of the page in place when it mends the size', () => {
  const { pages } = applied({ front: { measured: { x: 98, y: 102 }, shift: { x: 0.25, y: 0.5 } } })
  const { scaleX, scaleY, x, y } = pages[0]!.correction!
  expect(scaleX).toBeCloseTo(1.020408, 6)
  expect(scaleY).toBeCloseTo(0.980392, 6)
  expect(scaleX * 105 + x).toBeCloseTo(105.25, 9)
  expect(scaleY * 148.5 + y).toBeCloseTo(149, 9)
})

it('warns of what comes near to the edge, not of what stays off it', () => {
  // A4, poker: marks end 5 mm from the left and right edges; above and below the head starts a little further in.
  expect(applied({ back: { shift: { x: 0, y: -0.5 } } }).said).toEqual([])
  expect(applied({ back: { shift: { x: -0.5, y: 0 } } }).said).toEqual(['sheets/moved-to-edge'])
  expect(applied({ front: { measured: { x: 98, y: 98 } } }).said).toEqual(['sheets/moved-to-edge'])
  expect(applied({ front: { measured: { x: 102, y: 102 } } }).said).toEqual([])
})

describe('what a printer cannot reach', () => {
  const margins = { left: 4, top: 4, right: 4, bottom: 4 }
  const wordsOf = (profile: Omit<PrinterProfile, 'kind'>, changes: Partial<DeckRequest> = {}) => {
    const [job] = buildDeckJobs(sampleRequest(changes)).value!
    return applyPrinter(job!, { kind: 'printer', ...profile }, theme).diagnostics.flatMap(({ code, message }) =>
      code === 'sheets/beyond-margins' ? [message.slice(message.indexOf(': ') + 2)] : [],
    )
  }

  it('may differ from side to side: only what lies there is reported', () => {
    expect(wordsOf({ margins })).toEqual([])
    // Nine poker cards on A4: 9.75 mm left and right, 15.15 above and below, and nothing nearer than 5 mm.
    const [right, ...others] = wordsOf({ margins: { ...margins, right: 12.7 } })
    expect(right).toBe('pieces come to 9.8 mm from the right edge, where the printer leaves 12.7 mm white')
    expect(others).toEqual([])
    const [below] = wordsOf({ margins: { ...margins, bottom: 12.7 } })
    expect(below).toMatch(/^marks or texts come to [5-9](\.\d)? mm from the bottom edge/)
  })

  it('counts after pages are moved', () => {
    const shift = { x: 6, y: 0 }
    const said = wordsOf({ margins: { ...margins, right: 4 }, back: { shift } })
    expect(said).toEqual(['pieces come to 3.8 mm from the right edge, where the printer leaves 4 mm white'])
  })

  it('has values of its own for landscape pages', () => {
    const letter = { paper: paperOf('letter') }
    expect(wordsOf({ margins: { ...margins, right: 100 } }, letter)).toEqual([])
    expect(wordsOf({ landscape: { margins: { ...margins, top: 50 } } }, letter)).toHaveLength(1)
  })
})
