import { expect, test } from 'vitest'
import { tuneText } from '../../src/report/tune-text.ts'
import { tuneVariants } from '../../src/report/tune-variants.ts'
import type { TuneReport } from '../../src/sim/tune/tune-report.ts'

const interval = (value: number) => ({ value, low: value - 0.01, high: value + 0.01 })
const report: TuneReport = {
  game: 'zulu-spears',
  scenario: 'two-player',
  policies: { zulu: 'keep', british: 'keep' },
  rulings: {},
  seed: 1,
  side: 'zulu',
  target: { low: 0.45, high: 0.55 },
  base: interval(0.2081),
  already: false,
  found: [
    {
      changes: [
        { path: 'decks.zulu.cards.blood.count', from: 10, to: 4 },
        { path: 'decks.zulu.cards.chieftains.count', from: 2, to: 8 },
      ],
      size: 12,
      games: 16_000,
      winRate: interval(0.4888),
      corrected: interval(0.4888),
    },
  ],
  tried: 4690,
  undecided: 19,
  size: 12,
  measured: { cpuMs: 20_000, wallMs: 20_000, workers: 1 },
}

test('a search that found something', () =>
  expect(tuneText(report, 'Zulu Spears')).toBe(`Zulu Spears, two-player: zulu is to win 45 to 55 %, seed 1
policies: zulu=keep, british=keep
as it is: zulu wins 20.8 % (95 % interval 19.8 to 21.8 %)

smallest changes that bring it there: 12 cards taken out, put in or printed anew
  zulu.blood.count 10 -> 4, zulu.chieftains.count 2 -> 8: 48.9 % (95 % interval 47.9 to 49.9 %)

4,690 changes raced; all verdicts together are right with a chance of 95 %. 19 were too near the edge of the band to be told.
20.0 s of CPU
`))

test('a search without need, and one in vain', () => {
  expect(tuneText({ ...report, found: [], already: true }, 'Z')).toContain('in the band already')
  expect(tuneText({ ...report, found: [] }, 'Z')).toContain('No change of up to 12 cards')
})

test('a change as a variant file', () =>
  expect(tuneVariants(report, 'zulu-spears', 'Zulu Spears')).toEqual([
    {
      name: 'zulu-spears-zulu-1.yaml',
      text: `# zulu wins 48.9 % of 16,000 games of two-player (47.9 to 49.9 %), seed 1, zulu=keep, british=keep.
kind: variant
id: zulu-spears-zulu-1
title: "Zulu Spears (tuned 1)"
of: zulu-spears
changes:
  decks.zulu.cards.blood.count: 4 # was 10
  decks.zulu.cards.chieftains.count: 8 # was 2
`,
    },
  ]))
