import { expect, it } from 'vitest'
import { pixelsOf, pixelsPerMetre } from '../../src/output/pixels.ts'

it.each([
  // Poker at 300 dpi: 2.5 x 300, 3.5 x 300; with an eighth of an inch all round, what print services ask for.
  [63.5, 300, 750],
  [88.9, 300, 1050],
  [63.5 + 2 * 3.175, 300, 825],
  [88.9 + 2 * 3.175, 300, 1125],
  // 63 / 25.4 x 300 = 744.09; 88 / 25.4 x 300 = 1039.37; 59 / 25.4 x 300 = 696.85.
  [63, 300, 744],
  [88, 300, 1039],
  [59, 300, 697],
  [210, 72, 595],
  [297, 1200, 14031],
  [0.01, 72, 1],
])('%d mm at %d dpi are %d pixels', (mm, dpi, pixels) => {
  expect(pixelsOf(mm, dpi)).toBe(pixels)
})

it('says a resolution in whole pixels a metre', () => {
  // 300 / 0.0254 = 11811.02; 72 / 0.0254 = 2834.65.
  expect([300, 72].map(pixelsPerMetre)).toEqual([11811, 2835])
})
