import { expect, it } from 'vitest'
import { parameterChoices, parameterNumber } from '../../src/game/parameter-numbers.ts'
import type { Ruling, Scenario } from '../../src/game/game.ts'
import { emptyGame } from '../support/empty-game.ts'
import { place } from '../support/place.ts'

const ruling: Ruling = {
  id: 'troops',
  question: 'How many?',
  options: [
    { value: '100', means: 'The usual game.' },
    { value: '200', means: 'The long game.' },
  ],
  default: '100',
  source: { kind: 'stated', text: 'Rules' },
  place: place(),
}
const scenarioOf = (rulings: Record<string, string> = {}): Scenario => ({
  id: 'solo',
  title: 'Solo',
  mode: 'solo',
  decks: {},
  parameters: { token: { value: 10, place: place() }, troops: { ruling: 'troops', place: place() } },
  phases: [],
  rulings,
  policies: {},
  place: place(),
})
const game = emptyGame({ rulings: [ruling] })

it('is the value, or what the ruling in force says', () => {
  const number = (name: string, inForce: string, own: Record<string, string> = {}) =>
    parameterNumber(game, scenarioOf(own), name, new Map([['troops', inForce]]))
  expect(number('token', '100')).toBe(10)
  expect(number('troops', '100')).toBe(100)
  expect(number('troops', '200')).toBe(200)
  // The scenario's own choice counts unless somebody switched the ruling.
  expect(number('troops', '100', { troops: '200' })).toBe(200)
  expect(() => number('nothing', '100')).toThrow('no number for parameter nothing')
})

it('may be any number of its options', () => {
  const choices = (name: string) => parameterChoices(game, scenarioOf(), name)
  expect(choices('token')).toEqual([{ number: 10 }])
  expect(choices('troops')).toEqual([
    { number: 100, means: 'The usual game.' },
    { number: 200, means: 'The long game.' },
  ])
  expect(choices('nothing')).toEqual([])
})
