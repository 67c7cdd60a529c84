import type * as z from 'zod'
import { list, map, optional } from '../values/containers.ts'
import { source } from '../values/source.ts'
import { id, line } from '../values/texts.ts'

/** `kind: rulings`: what the rules leave open, and how it is played. */
export const rulingsShape = map({
  kind: line(),
  rulings: list(
    map({
      id: id().describe('Name for texts, scenarios and the command line'),
      question: line().describe('What is open'),
      options: optional(
        list(map({ value: id().describe('Name of the answer'), means: line().describe('What it means in play') }), 2),
      ).describe('The possible answers'),
      default: optional(id()).describe('Answer in force; else the first'),
      decision: optional(line()).describe('How it is played, where there is nothing to choose'),
      scenarios: optional(list(id(), 1)).describe('Scenarios that it concerns; else all'),
      source: source().describe('Where the question comes from'),
    }),
  ),
})

export type RulingsFile = z.output<typeof rulingsShape>
