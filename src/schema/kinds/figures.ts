import type * as z from 'zod'
import { list, map, optional } from '../values/containers.ts'
import { number, whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { colour, id, line } from '../values/texts.ts'

/** `kind: figures`: paper figures that are folded and stand on a base. */
export const figuresShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('Name on the sheets'),
  height: optional(number(15, 80)).describe('Height of the picture in mm; else 28'),
  stated: optional(
    map({
      figures: whole(0, 5000).describe('Figures that the rules claim'),
      source: line().describe('Where they claim it'),
    }),
  ).describe('Number that the rules claim; any other sum is an error'),
  'first-number': optional(whole(0, 1000)).describe('Number of the first figure; else 1'),
  groups: list(
    map({
      id: id(),
      title: line().describe('For lists'),
      side: optional(id()),
      count: whole(0, 1000),
      names: optional(list(line())).describe('Names of the first of them, printed in the place of the title'),
      poses: list(line(), 1).describe('Pictures, by name, taken in turn'),
      colour: colour().describe('Of the base'),
      source: optional(source()),
    }),
    1,
  ).describe('Figures that are alike, in the order of their numbers'),
})

export type FiguresFile = z.output<typeof figuresShape>
