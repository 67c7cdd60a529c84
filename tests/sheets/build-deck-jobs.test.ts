import { describe, expect, it } from 'vitest'
import { buildDeckJobs } from '../../src/sheets/build-deck-jobs.ts'
import type { DeckRequest } from '../../src/sheets/deck-request.ts'
import { paperOf, samplePieces, sampleRequest } from './support/sample-deck.ts'

const jobsOf = (changes: Partial<DeckRequest>) => buildDeckJobs(sampleRequest(changes)).value!
const summary = (changes: Partial<DeckRequest>) =>
  jobsOf(changes).map((job) => [job.name, job.pages.length, job.duplex, job.pieces])

describe('documents', () => {
  it('are one file of fronts and backs by turns, with the duplex hint', () => {
    expect(summary({})).toEqual([['zulu_a4_long-edge', 12, 'long-edge', 54]])
    expect(summary({ pieces: samplePieces(52) })).toEqual([['zulu_a4_long-edge', 12, 'long-edge', 52]])
    expect(summary({ paper: paperOf('letter') })).toEqual([['zulu_letter_long-edge', 14, 'long-edge', 54]])
    expect(summary({ paper: paperOf('letter'), pieces: samplePieces(52), backs: 'short-edge' })).toEqual([
      ['zulu_letter_short-edge', 14, 'short-edge', 52],
    ])
    expect(
      jobsOf({})[0]!
        .pages.slice(0, 4)
        .map((p) => [p.number, p.side]),
    ).toEqual([
      [1, 'front'],
      [2, 'back'],
      [3, 'front'],
      [4, 'back'],
    ])
  })

  it('are two files for turning by hand, the pieces counted once', () => {
    expect(summary({ pages: 'fronts-backs' })).toEqual([
      ['zulu_a4_long-edge_fronts', 6, undefined, 54],
      ['zulu_a4_long-edge_backs', 6, undefined, 0],
    ])
    const [fronts, backs] = jobsOf({ pages: 'fronts-backs' })
    expect(backs!.pages.map((p) => p.placements[2]!.face.piece)).toEqual(
      fronts!.pages.map((p) => p.placements[0]!.face.piece),
    )
    expect(backs!.title).toBe('Zulu Spears: Zulu deck, backs')
  })

  it('are one-sided for gutterfold and fronts alone', () => {
    expect(summary({ backs: 'gutterfold' })).toEqual([['zulu_a4_gutterfold', 14, undefined, 54]])
    expect(summary({ backs: 'none' })).toEqual([['zulu_a4_none', 6, undefined, 54]])
    expect(summary({ backs: 'gutterfold', pages: 'fronts-backs' }).length).toBe(1)
    expect(jobsOf({ backs: 'none' })[0]!.pages.every((p) => p.placements.every((q) => q.face.side === 'front'))).toBe(
      true,
    )
  })

  it('are one-sided when no piece has a back, whatever was asked for', () => {
    const pieces = samplePieces(10, undefined, () => false)
    expect(summary({ pieces })).toEqual([['zulu_a4_none', 2, undefined, 10]])
    expect(summary({ pieces, pages: 'fronts-backs' })).toEqual([['zulu_a4_none', 2, undefined, 10]])
  })

  it('keep an empty back page when another page has backs, so that the printer stays in step', () => {
    const [job] = jobsOf({ pieces: samplePieces(20, undefined, (n) => n > 18) })
    expect(job!.pages.map((p) => [p.side, p.placements.length])).toEqual([
      ['front', 9],
      ['back', 0],
      ['front', 9],
      ['back', 0],
      ['front', 2],
      ['back', 2],
    ])
  })

  it.each([
    [17, 4],
    [18, 4],
    [19, 6],
  ])('%i pieces take %i pages with backs, none without a piece', (count, pages) => {
    const [job] = jobsOf({ pieces: samplePieces(count) })
    expect(job!.pages.length).toBe(pages)
    expect(job!.pages.every((page) => page.placements.length > 0)).toBe(true)
  })
})

describe('pages', () => {
  it('have the size of the paper as it lies, and the block of their trims', () => {
    const [a4] = jobsOf({ pieces: samplePieces(52) })
    expect(a4!.pages[0]).toMatchObject({
      width: 210,
      height: 297,
      block: { x: 9.75, y: 15.15, width: 190.5, height: 266.7 },
    })
    const [single] = jobsOf({ pieces: samplePieces(1) })
    expect(single!.pages[1]!.block).toEqual({ x: 136.75, y: 15.15, width: 63.5, height: 88.9 })
    expect(jobsOf({ paper: paperOf('letter') })[0]!.pages[0]).toMatchObject({ width: 279.4, height: 215.9 })
  })

  it('have bookmarks by sheet', () => {
    const [job] = jobsOf({ pieces: samplePieces(10) })
    expect(job!.pages.map((p) => p.bookmark)).toEqual([
      'Sheet 1, fronts: Card 1 to Card 9',
      'Sheet 1, backs: Card 1 to Card 9',
      'Sheet 2, fronts: Card 10',
      'Sheet 2, backs: Card 10',
    ])
  })

  it('speak of fronts only where pieces have backs', () => {
    const single = jobsOf({ pieces: samplePieces(10, undefined, () => false) })[0]!
    expect(single.pages.map((p) => p.bookmark)).toEqual(['Sheet 1: Card 1 to Card 9', 'Sheet 2: Card 10'])
    const unprinted = jobsOf({ pieces: samplePieces(1), backs: 'none' })[0]!
    expect(unprinted.pages.map((p) => p.bookmark)).toEqual(['Sheet 1, fronts: Card 1'])
  })

  it('are the same each time', () => {
    expect(JSON.stringify(jobsOf({}))).toBe(JSON.stringify(jobsOf({})))
  })
})

it('finds what cannot be printed', () => {
  expect(buildDeckJobs(sampleRequest({ pieces: [] }))).toMatchObject({
    value: [],
    diagnostics: [{ code: 'sheets/nothing-to-print', severity: 'warning' }],
  })
  const format = { width: 63.5, height: 88.9, bleed: 3, columns: 4, rows: 4 }
  const forced = buildDeckJobs(sampleRequest({ format }))
  expect(forced.value).toBeUndefined()
  expect(forced.diagnostics.map((d) => d.message)).toEqual([
    'zulu: 4 x 4 pieces of 63.5 x 88.9 mm do not fit on A4; at most 3 x 3 fit',
  ])
})
