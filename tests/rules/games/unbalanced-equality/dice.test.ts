import { describe, expect, test } from 'vitest'
import { die, FACES } from '../../../../src/rules/games/unbalanced-equality/die.ts'
import { cannonKills, MEDIUM } from '../../../../src/rules/games/unbalanced-equality/fire-effect.ts'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { fitOf } from '../../../../src/rules/helpers/chi-square.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { battle, unbalancedSetting } from '../../../support/unbalanced-game.ts'

const ALL = [1, 2, 3, 4, 5, 6]

describe('every face of every table', () => {
  const { dice } = unbalancedSetting().params

  test('artillery, by the printed table with 15 for a British 4', () => {
    expect(dice.artillery).toEqual({ british: [0, 5, 10, 15, 20, 30], native: [0, 0, 5, 10, 15, 20] })
    // Means over the die: 80/6 and 50/6.
    const { state, unit } = battle({ cover: 'no' })
    const kills = ALL.map((face) =>
      cannonKills(unit('ra-gun'), unit('uthulwana'), MEDIUM, false, face, state.units, state.params),
    )
    expect(kills).toEqual([0, 5, 10, 15, 20, 30])
  })

  test('hits on guns, recovery, army morale', () => {
    expect(dice.gunHits.crew).toEqual([true, true, true, false, false, false])
    expect(dice.gunHits.infantry).toEqual([true, true, false, false, false, false])
    expect(dice.recovers).toEqual([false, false, false, true, true, true])
    expect(dice.leaves).toEqual([true, true, false, false, false, false])
  })
})

describe('the dice of played games fall as the tables say', () => {
  // What the transcripts of 1,500 games say of every roll. Companies that lose by their own men live to see round B.
  const { params, policies } = unbalancedSetting({ gun: 'yes', 'melee-loss': 'percent' })
  const texts: string[] = []
  for (let game = 0; game < 1500; game++) {
    const state = model.setup(params, seededRng(21, game), ({ text }) => void texts.push(text))
    const players = model.meta.seats.map((_, seat) =>
      model.policies.find(({ id }) => id === policies[seat])?.make(params, seat, 0),
    )
    const rng = seededRng(22, game)
    for (let seat = model.toMove(state); seat !== undefined; seat = model.toMove(state)) {
      const move = players[seat]?.choose(model.observe(state, seat), rng)
      if (move) model.apply(state, move, rng, ({ text }) => void texts.push(text))
    }
  }
  const facesOf = (pattern: RegExp): number[] => {
    const counts = ALL.map(() => 0)
    for (const text of texts) {
      const face = Number(pattern.exec(text)?.[1] ?? 0)
      if (face > 0) counts[face - 1]!++
    }
    return counts
  }
  test.each([
    ['artillery', /^RA gun rolls (\d), fires/],
    ['morale after fire', /rolls (\d) against/],
    ['recovery', /rolls (\d) and (?:stays|is steady)/],
    ['army morale', /^The \w+ roll (\d)/],
    ['round B, British', /^Round B: British \d+ × (\d)/],
    ['round B, Zulu', /Zulu \d+ × (\d)/],
  ])('%s', (_what, pattern) => {
    const counts = facesOf(pattern)
    const rolled = counts.reduce((sum, count) => sum + count, 0)
    expect(rolled).toBeGreaterThan(200)
    expect(
      fitOf(
        counts,
        ALL.map(() => rolled / 6),
      ),
    ).toBeGreaterThan(1e-4)
  })

  test('who is shaken recovers half the time, and fails as often as its number says', () => {
    const recovered = texts.filter((text) => text.includes('is steady again')).length
    const stayed = texts.filter((text) => text.includes('stays shaken')).length
    const half = (recovered + stayed) / 2
    expect(fitOf([recovered, stayed], [half, half])).toBeGreaterThan(1e-4)
    for (const number of [1, 2, 3]) {
      const tests = texts.filter((text) => text.includes(` against ${number}`))
      const failed = tests.filter((text) => text.includes('is shaken')).length
      const expected = (tests.length * number) / FACES
      expect(fitOf([failed, tests.length - failed], [expected, tests.length - expected])).toBeGreaterThan(1e-4)
    }
  })
})

test('a die has six faces', () => {
  const seen = new Set<number>()
  const rng = seededRng(1, 1)
  for (let i = 0; i < 200; i++) seen.add(die(rng))
  expect([...seen].sort()).toEqual(ALL)
})
