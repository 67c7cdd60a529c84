import { describe, expect, it } from 'vitest'
import { buildEachJob, type EachRequest } from '../../src/sheets/build-each-job.ts'
import type { Piece } from '../../src/sheets/impose.ts'
import { sampleFace } from '../output/sample-job.ts'

const piece = (path: string, back?: string): Piece => ({
  front: sampleFace(path, { piece: path, label: path }),
  ...(back !== undefined && { back: sampleFace(back, { piece: path, side: 'back', label: path }) }),
})

const build = (pieces: readonly Piece[], part: Partial<EachRequest> = {}) =>
  buildEachJob({
    ...{
      sheet: 'deck',
      title: 'Game: Deck',
      pieces,
      backs: true,
      bleed: 0,
      corner: 0,
      library: new Map<string, string>(),
    },
    ...{ author: '', subject: '', keywords: [] },
    ...part,
  })

const names = (pieces: readonly Piece[], part: Partial<EachRequest> = {}) =>
  build(pieces, part).value?.pages.map(({ single }) => single?.name)

describe('pieces one by one', () => {
  it('are pages as large as a piece', () => {
    const { value: job } = build([piece('a/x/1')])
    expect(job).toMatchObject({ name: 'deck_each', backs: 'apart', pieces: 1, paper: { id: 'each' } })
    expect(job?.pages[0]).toMatchObject({ width: 63.5, height: 88.9, block: { x: 0, y: 0, width: 63.5, height: 88.9 } })
    expect(job?.pages[0]?.placements[0]).toMatchObject({ x: 0, y: 0, clip: { x: 0, y: 0, width: 63.5, height: 88.9 } })
  })

  it('show bleed all round where it is asked for', () => {
    const { value: job } = build([piece('a/x/1')], { bleed: 2.5 })
    expect(job?.name).toBe('deck_each_bleed-2.5mm')
    expect(job?.pages[0]).toMatchObject({
      width: 68.5,
      height: 93.9,
      block: { x: 2.5, y: 2.5, width: 63.5, height: 88.9 },
    })
    expect(job?.pages[0]?.placements[0]).toMatchObject({
      x: 2.5,
      y: 2.5,
      clip: { x: 0, y: 0, width: 68.5, height: 93.9 },
    })
  })

  it('show the bleed that they have where that is less, and it is said', () => {
    const { value: job, diagnostics } = build([piece('a/x/1')], { bleed: 4 })
    expect(job?.pages[0]?.width).toBe(69.5)
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['sheets/less-bleed', 'deck: its pieces are drawn with 3 mm of bleed, so their pictures have that and not 4 mm'],
    ])
  })

  it('have the ground of their face under it, bleed and all', () => {
    const front = sampleFace('a', { piece: 'a/x/1', ground: '#eebb33' })
    const { value: job } = build([{ front }], { bleed: 1 })
    expect(job?.pages[0]?.under).toBe('<rect x="0" y="0" width="65.5" height="90.9" fill="#eebb33"/>')
  })

  it('of nothing are a warning', () => {
    expect(build([]).value).toBeUndefined()
    expect(build([]).diagnostics.map(({ code }) => code)).toEqual(['sheets/nothing-to-print'])
  })
})

describe('backs', () => {
  it('that all pieces of a deck share come once, after the deck', () => {
    const pieces = [piece('a/x/1', 'same'), piece('a/x/2', 'same'), piece('a/y/1', 'same'), piece('b/z/1', 'other')]
    expect(names(pieces)).toEqual(['a-x-1-front', 'a-x-2-front', 'a-y-front', 'a-back', 'b-z-front', 'b-back'])
    const back = build(pieces).value?.pages.find(({ single }) => single?.name === 'a-back')
    expect(back?.single).toEqual({ name: 'a-back', title: 'Back', copies: 3, corner: 0 })
  })

  it('that differ follow their fronts; a piece without one has none', () => {
    expect(names([piece('a/x/1', 'red'), piece('a/y/1', 'blue'), piece('a/z/1')])).toEqual([
      ...['a-x-front', 'a-x-back', 'a-y-front', 'a-y-back', 'a-z-front'],
    ])
  })

  it('are left out where nobody wants them', () => {
    expect(names([piece('a/x/1', 'red')], { backs: false })).toEqual(['a-x-front'])
  })
})
