import { expect, it } from 'vitest'
import { parameterValues } from '../../../../src/components/reference/sections/phases-box.ts'
import { zulu } from '../support/zulu.ts'

const scenario = (id: string) => zulu.scenarios.find((s) => s.id === id)!
const inForce = (troops: string): ReadonlyMap<string, string> => new Map([['troops', troops]])

it('takes parameters from the scenario', () => {
  expect(parameterValues(scenario('two-player'), zulu.rulings, inForce('100'))).toMatchObject({
    draw: 1,
    'zulu-hand-limit': 7,
    'british-hand-limit': 6,
    troops: 100,
  })
})

it('takes a parameter that a ruling sets from the ruling: switched by hand, else by the scenario, else as usual', () => {
  const troops = (id: string, chosen: string): unknown =>
    parameterValues(scenario(id), zulu.rulings, inForce(chosen))['troops']
  expect(troops('solo', '100')).toBe('100')
  expect(troops('solo-200', '100')).toBe('200')
  expect(troops('solo', '200')).toBe('200')
})
