import { expect, test } from 'vitest'
import { unbalancedEqualityModel as model } from '../../../../src/rules/games/unbalanced-equality/rules.ts'
import { brokenLaws } from '../../../../src/rules/laws.ts'
import { seededRng } from '../../../../src/rules/rng.ts'
import { unbalancedSetting } from '../../../support/unbalanced-game.ts'

const { params } = unbalancedSetting()

test('a view that shows the orders of the other side is found out', () => {
  const wrong: typeof model = {
    ...model,
    observe: (state, seat) => ({ ...model.observe(state, seat), orders: state.orders }),
  }
  const broken = [0, 1, 2].flatMap((game) => brokenLaws(wrong, params, { seed: 5, game, every: 1 }))
  expect(broken.join()).toContain('hidden state')
})

test('units stand where they were until both sides have given their orders to move', () => {
  const rng = seededRng(1, 0)
  const state = model.setup(params, rng)
  // Nobody is near enough to charge: the Zulus move first.
  expect([state.stage, model.toMove(state)]).toEqual(['move', 0])
  const places = JSON.stringify(state.units)
  model.apply(state, { do: 'move', moves: [{ unit: 2, x: -60, y: 0, closed: false }] }, rng)
  expect([state.stage, model.toMove(state)]).toEqual(['move', 1])
  expect(JSON.stringify(state.units)).toBe(places)
  model.apply(state, { do: 'move', moves: [{ unit: 0, x: -15, y: 100, closed: false }] }, rng)
  expect(state.units.map(({ x, y }) => [x, y])).toEqual([
    [-15, 20],
    [15, 0],
    [-60, 210],
    [60, 240],
  ])
})

test('what is not legal', () => {
  const state = model.setup(params, seededRng(1, 0))
  const move = (unit: number, x: number, y: number) => ({ do: 'move', moves: [{ unit, x, y, closed: false }] }) as const
  expect(model.isLegal(state, move(2, 0, 0))).toBe(true)
  expect(model.isLegal(state, move(0, 0, 0))).toBe(false) // not its own
  expect(model.isLegal(state, move(2, 301, 0))).toBe(false) // off the field
  expect(model.isLegal(state, move(2, 0.5, 0))).toBe(false) // between tenths
  expect(model.isLegal(state, move(9, 0, 0))).toBe(false) // nobody
  expect(model.isLegal(state, { do: 'move', moves: [...move(2, 0, 0).moves, ...move(2, 1, 0).moves] })).toBe(false) // twice
  expect(model.isLegal(state, { do: 'fire', shots: [] })).toBe(false) // another stage
  expect(model.isLegal(state, { do: 'follow' })).toBe(false)
})
