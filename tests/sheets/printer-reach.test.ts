import { describe, expect, it, test } from 'vitest'
import type { PrinterProfile } from '../../src/schema/kinds/printer.ts'
import { buildDeckJobs } from '../../src/sheets/build-deck-jobs.ts'
import { onPaper } from '../../src/sheets/on-paper.ts'
import { placeInReach, reachOf } from '../../src/sheets/printer-reach.ts'
import type { Backs } from '../../src/sheets/print-job.ts'
import { paperOf, sampleRequest } from './support/sample-deck.ts'

const a4 = paperOf('a4')
/** An inkjet: 3 mm white on three sides, half an inch below. */
const INKJET: PrinterProfile = { kind: 'printer', margins: { left: 3, top: 3, right: 3, bottom: 12.7 } }
const sizeOf = (profile: PrinterProfile, backs: Backs) => {
  const reach = reachOf(a4, profile, backs)
  return reach && [reach.width, reach.height].map((side) => Number(side.toFixed(3)))
}

describe('the part of a paper that a printer reaches', () => {
  it('is the whole paper where nothing beyond 5 mm stays white', () => {
    expect(sizeOf({ kind: 'printer' }, 'long-edge')).toBeUndefined()
    expect(sizeOf({ ...INKJET, margins: { left: 3, top: 5, right: 3, bottom: 5 } }, 'long-edge')).toBeUndefined()
  })

  it('is smaller by what stays white beyond that, on both sides of the axis about which the paper is turned', () => {
    // 12.7 - 5 = 7.7 mm below; turned about a lying axis, the same above.
    expect(sizeOf(INKJET, 'none')).toEqual([210, 289.3])
    expect(sizeOf(INKJET, 'long-edge')).toEqual([210, 289.3])
    expect(sizeOf(INKJET, 'short-edge')).toEqual([210, 281.6])
    expect(sizeOf(INKJET, 'gutterfold')).toEqual([210, 289.3])
  })

  it('leaves room for landscape pages too, whose margins are their own', () => {
    const landscape = { margins: { left: 12.7, top: 3, right: 3, bottom: 3 } }
    expect(sizeOf({ ...INKJET, landscape }, 'none')).toEqual([210, 289.3])
    // On the long edge a landscape page is turned about its lying axis: left and right stay what they are.
    expect(sizeOf({ kind: 'printer', landscape }, 'long-edge')).toEqual([210, 289.3])
    expect(sizeOf({ kind: 'printer', landscape }, 'short-edge')).toEqual([210, 281.6])
  })

  it('is not asked for where next to nothing is left', () => {
    expect(sizeOf({ kind: 'printer', margins: { left: 60, top: 3, right: 60, bottom: 3 } }, 'none')).toBeUndefined()
  })
})

test.each(['long-edge', 'short-edge', 'none', 'gutterfold'] as const)(
  'pages come to lie inside the margins, and backs behind their fronts: %s',
  (backs) => {
    const profile: PrinterProfile = { kind: 'printer', margins: { left: 3, top: 16, right: 9, bottom: 12.7 } }
    const [job] = buildDeckJobs(sampleRequest({ backs, paper: reachOf(a4, profile, backs)! })).value!
    const { pages, paper } = placeInReach(job!, a4, profile, backs)
    expect(paper).toBe(a4)
    const boxes = pages.map((page) => page.placements.map(({ clip }) => onPaper(page, clip)))
    for (const page of pages) expect([page.width, page.height].sort()).toEqual([210, 297])
    for (const [i, { width, height }] of pages.entries()) {
      if (width > height) continue
      for (const box of boxes[i]!) {
        expect(box.x).toBeGreaterThanOrEqual(5 - 1e-9)
        expect(box.y).toBeGreaterThanOrEqual(16 - 1e-9)
        expect(width - box.x - box.width).toBeGreaterThanOrEqual(9 - 1e-9)
        expect(height - box.y - box.height).toBeGreaterThanOrEqual(12.7 - 1e-9)
      }
    }
    const [front, back] = pages
    if (back?.side !== 'back') return
    // Turned over, the paper shows each back where its front is.
    const upright = (backs === 'long-edge') !== front!.width > front!.height
    const centres = (page: number) =>
      pages[page]!.placements.map(({ face, x, y }) => {
        const trim = onPaper(pages[page]!, { x, y, width: face.width, height: face.height })
        return [trim.x + trim.width / 2, trim.y + trim.height / 2] as const
      })
    const turned = centres(1).map(([x, y]) => (upright ? [front!.width - x, y] : [x, front!.height - y]))
    const inOrder = (points: readonly (readonly number[])[]) =>
      points.map((p) => p.map((n) => n.toFixed(3)).join()).sort()
    expect(inOrder(turned)).toEqual(inOrder(centres(0)))
  },
)
