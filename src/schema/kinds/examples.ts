import type * as z from 'zod'
import { anything, list, map, openMap, optional, record } from '../values/containers.ts'
import { whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { id, line } from '../values/texts.ts'

/** `kind: examples`: worked examples of the rules, replayed by the check. */
export const examplesShape = map({
  kind: line(),
  examples: list(
    map({
      id: id(),
      title: line().describe('What it shows'),
      scenario: id().describe('Scenario in which it is played'),
      rulings: optional(record(id())).describe('Rulings that differ from the scenario'),
      policies: optional(record(line())).describe('Policies that differ from the scenario'),
      given: optional(anything()).describe('The position before; keys as the rules model says'),
      do: line().describe('The step that is played'),
      dice: optional(list(whole(0, 1000))).describe('Results of dice and draws, in order'),
      expect: openMap({}).describe('What must come out; keys as the rules model says'),
      source: source(),
    }),
  ),
})

export type ExamplesFile = z.output<typeof examplesShape>
