import type * as z from 'zod'
import { list, map, optional } from '../values/containers.ts'
import { faces } from '../values/forms.ts'
import { flag, number, whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { colour, id, line, oneOf } from '../values/texts.ts'

const LOOKS = ['solid', 'framed', 'marker'] as const

/** `kind: counters`: units and markers on small square pieces. */
export const countersShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('Name on the sheets'),
  size: optional(number(8, 60)).describe('Edge of a counter in mm; else 15'),
  stated: optional(
    map({
      counters: whole(0, 5000).describe('Counters that the rules claim'),
      source: line().describe('Where they claim it'),
    }),
  ).describe('Number that the rules claim; any other sum is an error'),
  'set-up': optional(id()).describe('Scenario whose hexes and turns are printed on the fronts'),
  'every-strength': optional(flag()).describe(
    'A loss costs one strength at a time, so that a unit with steps needs a face for each, down to 1; else any that fall',
  ),
  units: list(
    map({
      id: id(),
      title: line().describe('Full name, for lists'),
      side: optional(id()),
      group: optional(id()).describe('Units that a rule treats alike'),
      count: optional(whole(0, 500)).describe('Counters of each kind; else 1'),
      steps: optional(list(faces(), 1)).describe(
        'Strengths of its counters, front and back, in the order of losses: `[4/3, 2/1]`',
      ),
      factors: optional(line()).describe(
        'Printed behind the strength, or alone: `6` gives 4-6 (strength and movement), `3-6` gives 4-3-6. Rules models read the strength only',
      ),
      aside: optional(flag()).describe('Waits beside the map, in every scenario'),
      look: oneOf(LOOKS).describe('Colour to the edge, white in a frame, or a medallion over a word'),
      colour: colour(),
      name: optional(line()).describe('Short name, as printed'),
      symbol: optional(line()).describe('Picture, by name'),
      note: optional(line()).describe('Printed where the hex would be, on faces without one'),
      bonus: optional(line()).describe('Printed in the corner: +1'),
      word: optional(line()).describe('In a band or below the medallion'),
      back: optional(
        map({
          look: optional(oneOf(LOOKS)),
          colour: optional(colour()),
          name: optional(line()),
          symbol: optional(line()),
          factors: optional(line()),
          note: optional(line()),
          bonus: optional(line()),
          word: optional(line()),
        }),
      ).describe('What the back shows otherwise than the front; leave out for a blank back'),
      source: optional(source()),
    }),
    1,
  ).describe('Units and markers, in the order of printing'),
})

export type CountersFile = z.output<typeof countersShape>
