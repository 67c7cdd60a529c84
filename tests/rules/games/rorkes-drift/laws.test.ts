import { describe, expect, test } from 'vitest'
import { rorkesDriftModel as model } from '../../../../src/rules/games/rorkes-drift/rules.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { rorkesPlayers, rorkesSetting } from '../../../support/rorkes-drift-game.ts'

describe("Rorke's Drift keeps the laws", () => {
  test.each([0, 250, 500, 750, 1000, 1250, 1500, 1750])('250 random games from %i on', (from) => {
    const { params } = rorkesSetting()
    for (let game = from; game < from + 250; game++)
      expect({ game, broken: brokenLaws(model, params, { seed: 1, game, every: 4999 }) }).toEqual({ game, broken: [] })
  })

  test('with players of every policy', () => {
    for (const zulu of ['weakest-section', 'all-sides', 'random'])
      for (const british of ['hold-walls', 'redoubt', 'random']) {
        const setting = rorkesSetting({}, { zulu, british })
        for (let game = 0; game < 12; game++) {
          const players = rorkesPlayers(setting)
          expect(brokenLaws(model, setting.params, { players, seed: 2, game, every: 101 })).toEqual([])
        }
      }
  })

  test('under every option of every ruling', () => {
    for (const [ruling, options] of Object.entries(OPTIONS))
      for (const option of options) {
        const { params } = rorkesSetting({ [ruling]: option })
        for (let game = 0; game < 8; game++)
          expect(brokenLaws(model, params, { seed: 3, game, every: 1499 })).toEqual([])
      }
  })

  test('random games do everything that can be done', () => {
    const { params } = rorkesSetting()
    const seen = new Set<string>()
    const played = new Set<string>()
    for (let game = 0; game < 150; game++) {
      const chance = seededRng(4, game)
      const whims = seededRng(4, game, 100)
      const tell = ({ kind }: { kind: string }) => void seen.add(kind)
      const state = model.setup(params, chance, tell)
      while (model.toMove(state) !== undefined) {
        const move = model.sample(state, whims)
        played.add(move.do)
        model.apply(state, move, chance, tell)
      }
    }
    expect([...played].sort()).toEqual(MOVES)
    expect([...seen].sort()).toEqual(EVENTS)
  })
})

const OPTIONS = {
  'zulus-per-assault': ['left'],
  front: ['2'],
  'zulu-need': ['8', '10'],
  'british-need': ['6', '8'],
  'morale-9-11': ['0', '1', '3'],
  bypass: ['off'],
  oskarberg: ['0'],
  'oskarberg-reload': ['no'],
  reload: ['no'],
  'casualty-limit': ['200', '300'],
  'last-wave-turn': ['10', '40'],
  'turn-cap': ['30', '90'],
  'front-inside': ['2', '4'],
  'british-per-zulu': ['1', '2'],
}

const MOVES = ['chop', 'climb', 'done', 'fight', 'fire', 'garrison', 'jump', 'move', 'redoubt', 'wave', 'withdraw']

const EVENTS = [
  'alight',
  'arrive',
  'assault-over',
  'burn',
  'chop',
  'climb',
  'collapse',
  'fight',
  'fire',
  'garrison',
  'gone',
  'initiative',
  'jump',
  'morale',
  'move',
  'redoubt',
  'return',
  'rifles',
  'wave',
  'withdraw',
]
