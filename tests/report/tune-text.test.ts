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
      corrected: { value: 0.4888, low: 0.4611, high: 0.5166 },
    },
  ],
  smaller: [],
  tried: 4690,
  undecided: 19,
  size: 12,
  measured: { cpuMs: 20_000, wallMs: 20_000, workers: 1 },
}

const command = 'qm tune zulu-spears --side zulu --target 45..55 --most 3 --seed 1'

test('a search that found something, with intervals that hold for all that was tried', () =>
  expect(tuneText(report, 'Zulu Spears', command)).toBe(`Zulu Spears, two-player: zulu is to win 45 to 55 %, seed 1
policies: zulu=keep, british=keep
as it is: zulu wins 20.8 % (19.8 to 21.8 %), 95 % interval

smallest changes known to bring it there: 12 cards taken out, put in or printed a step anew
  zulu.blood.count 10 → 4, zulu.chieftains.count 2 → 8: 48.9 % (46.1 to 51.7 %)

4,690 changes raced, 19 of them too near the edge of the band to be told.
All verdicts and intervals of changes hold together with a chance of 95 %.
20.0 s of CPU

The same again
  ${command}
`))

test('smaller changes that could not be told are named', () => {
  const near = { ...report.found[0]!, changes: [{ path: 'decks.zulu.cards.blood.count', from: 10, to: 9 }], size: 1 }
  const text = tuneText({ ...report, smaller: [near] }, 'Z', command)
  expect(text).toContain(`smaller ones, too near the edge of the band to be told:
  zulu.blood.count 10 → 9: 48.9 % (46.1 to 51.7 %)
`)
})

test('a search without need, one in vain, and a band of halves', () => {
  expect(tuneText({ ...report, found: [], already: true }, 'Z', command)).toContain('in the band already')
  expect(tuneText({ ...report, found: [] }, 'Z', command)).toContain('No change of up to 12 cards')
  const target = { low: 0.455, high: 0.575 }
  expect(tuneText({ ...report, target }, 'Z', command)).toContain('is to win 45.5 to 57.5 %')
})

test('a change as a variant file', () =>
  expect(tuneVariants(report, { of: 'zulu-spears', title: 'Zulu Spears', command })).toEqual([
    {
      name: 'zulu-spears-zulu-1.yaml',
      text: `# zulu wins 48.9 % of 16,000 games (46.1 to 51.7 %, which holds for all that was tried), found by
#   ${command}
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
