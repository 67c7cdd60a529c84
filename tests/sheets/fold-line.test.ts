import { expect, it } from 'vitest'
import { buildDeckJobs } from '../../src/sheets/build-deck-jobs.ts'
import { inkOf } from './support/ink.ts'
import { paperOf, samplePieces, sampleRequest } from './support/sample-deck.ts'

const { theme } = sampleRequest()

it('runs through the middle of the page, with its label in a gap of the line', () => {
  const page = buildDeckJobs(sampleRequest({ backs: 'gutterfold' })).value![0]!.pages[0]!
  const ink = inkOf(page.over, theme)
  const label = ink.find((i) => i.text.startsWith('Fold here'))!
  const line = ink.filter((i) => i.kind === 'line' && i.width < 1e-9 && Math.abs(i.x - 148.5) < 1e-6 && i.height > 10)
  expect(page.over).toContain('stroke-dasharray="2 1"')
  expect(line.length).toBe(2)
  expect(label.x + label.width / 2).toBeCloseTo(148.5, 0)
  expect(label.y + label.height / 2).toBeCloseTo(105, 0)
  for (const part of line) {
    const apart = Math.max(part.y - label.y - label.height, label.y - part.y - part.height)
    expect(apart).toBeGreaterThan(1.5)
  }
})

it('lies on a page folded top to bottom, and is absent without a fold', () => {
  const size = { width: 70, height: 50, bleed: 2 }
  const request = sampleRequest({ paper: paperOf('100x150mm'), pieces: samplePieces(1, size), format: size })
  const folded = buildDeckJobs({ ...request, backs: 'gutterfold' }).value![0]!.pages[0]!
  const label = inkOf(folded.over, theme).find((i) => i.text.startsWith('Fold here'))!
  expect(label.width).toBeGreaterThan(30)
  expect(label.y + label.height / 2).toBeCloseTo(75, 0)
  expect(buildDeckJobs(request).value![0]!.pages[0]!.over).not.toContain('Fold here')
})

it('goes without a label where that is longer than the line', () => {
  const size = { width: 10, height: 10, bleed: 0 }
  const request = sampleRequest({
    paper: paperOf('60x90mm'),
    pieces: samplePieces(1, size),
    format: { ...size, columns: 1, rows: 1 },
  })
  const { over } = buildDeckJobs({ ...request, backs: 'gutterfold' }).value![0]!.pages[0]!
  expect(over).toContain('stroke-dasharray')
  expect(over).not.toContain('Fold here')
})
