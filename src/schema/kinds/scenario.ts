import type * as z from 'zod'
import { list, map, optional, record } from '../values/containers.ts'
import { number } from '../values/numbers.ts'
import { setUp } from '../values/set-up.ts'
import { source } from '../values/source.ts'
import { id, line, text } from '../values/texts.ts'

/** `kind: scenario`: a way to play the game. */
export const scenarioShape = map({
  kind: line(),
  id: id().describe('Name for the command line'),
  title: line().describe('Name on sheets and in reports'),
  extends: optional(id()).describe('Scenario from which everything is taken that is not said here'),
  mode: optional(id()).describe('Form of the game within its rules model'),
  decks: optional(record(id())).describe('Deck of each side'),
  roster: optional(id()).describe('Roster of the units that take part'),
  parameters: optional(
    record(
      map({
        value: optional(number(0)).describe('The number'),
        ruling: optional(id()).describe('Ruling whose options are the numbers'),
        source: optional(source()).describe('Where the number is from'),
      }),
    ),
  ).describe('Numbers of the rules: hands, limits, troops'),
  phases: optional(
    list(map({ id: id(), title: line(), text: line().describe('`{=name}` stands for a parameter') })),
  ).describe('Steps of a turn, in the order of play'),
  'set-up': optional(setUp()).describe('Where the pieces start'),
  rulings: optional(record(id())).describe('Rulings that this scenario sets'),
  policies: optional(record(line())).describe('Usual policy of each side in a simulation'),
  notes: optional(text()).describe('Anything worth saying'),
})

export type ScenarioFile = z.output<typeof scenarioShape>
