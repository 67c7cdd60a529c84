import { expect, test } from 'vitest'
import { simulationText } from '../../src/report/simulation-report-text.ts'
import { countsOf, type SimulationReport } from '../../src/sim/simulation-report.ts'
import { addGame, emptySummary } from '../../src/sim/summary.ts'
import { place } from '../support/place.ts'

const meta = { seats: ['british', 'zulu'], endings: ['survival'], figures: ['zulus-eliminated'] }

function report(winners: readonly (number | undefined)[]): SimulationReport {
  const summary = emptySummary(meta, false)
  const fought = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`100${i}`, i + 1]))
  for (const winner of winners)
    addGame(summary, { winner, ending: 'survival', turns: 6, score: 0, figures: [40], fought }, undefined)
  const measured = { cpuMs: 10, wallMs: 10, gamesPerCpuSecond: 400, gamesPerSecond: 400, workers: 1 }
  return {
    game: 'g',
    scenario: 's',
    policies: { zulu: 'p' },
    rulings: {},
    seed: 1,
    measured,
    ...countsOf(summary, meta),
  }
}

test('a report in words gives figures and the eight places most fought over', () => {
  expect(simulationText(report([0, 0, 1, 1]), 'Game')).toBe(`Game, s: 4 games, seed 1
policies: zulu=p
rulings: none

british wins 50 %  (95 % interval 15 to 85 %; 2 games)
zulu wins 50 %  (95 % interval 15 to 85 %; 2 games)
turns: mean 6.00, standard deviation 0.00; half of the games last 6 or fewer, nine in ten 6 to 6
ending survival: 100 %
zulus-eliminated: mean 40.00, standard deviation 0.00
attacks a game by place: 1008 9.0, 1007 8.0, 1006 7.0, 1005 6.0, 1004 5.0, 1003 4.0, 1002 3.0, 1001 2.0 ...

400 games a second of CPU, 400 a second with 1 worker
`)
})

test('means and shares have as many digits as their intervals support', () => {
  const many = report(Array.from({ length: 10_000 }, (_, game) => game % 2))
  const turns = { ...many.turns, mean: 42.7834, sd: 14.8377 }
  // 1.96 x 14.8 / 100 = 0.29 turns; half of the games, to 0.98 points.
  const text = simulationText({ ...many, turns, endings: { survival: 5000 } }, 'Game')
  expect(text).toContain('turns: mean 42.8, standard deviation 14.8;')
  expect(text).toContain('ending survival: 50.0 %')
  expect(simulationText({ ...report([0, 1, 1, 1]), turns }, 'Game')).toContain('turns: mean 43, standard deviation 15;')
})

test('a single game is one game', () => {
  const text = simulationText(report([0]), 'Game')
  expect(text).toContain('Game, s: 1 game, seed 1')
  expect(text).toMatch(/british wins .*; 1 game\)/)
  expect(text).toMatch(/zulu wins .*; 0 games\)/)
})

test('drawn games are called drawn', () => {
  expect(simulationText(report([0, undefined]), 'Game')).toContain('\ndrawn 50 %')
})

test('rules that are not simulated are named', () => {
  const spanned = place('not-simulated', 0)
  const left = {
    rule: 'Fire of friends.',
    text: 'Hits them.',
    source: { kind: 'stated', text: 'L1' },
    place: spanned,
  } as const
  const text = simulationText(report([0]), 'Game', [left, { ...left, rule: 'Rain' }])
  expect(text).toContain('\nnot simulated: Fire of friends, Rain\n')
  expect(simulationText(report([0]), 'Game')).not.toContain('not simulated')
})
