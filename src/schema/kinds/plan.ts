import type * as z from 'zod'
import { list, map, optional } from '../values/containers.ts'
import { flag, number, whole } from '../values/numbers.ts'
import { point } from '../values/point.ts'
import { source } from '../values/source.ts'
import { id, line, oneOf } from '../values/texts.ts'

/** How a section is passed. */
export const SECTION_KINDS = ['wall', 'opening', 'door', 'open', 'climb'] as const

/** What a section is made of. */
export const SECTION_LOOKS = ['mealie-bags', 'biscuit-boxes', 'stone', 'building', 'none'] as const

/** `kind: plan`: a place drawn to scale, with zones and the sections between them. All points and lengths are in inches at full size. */
export const planShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('Printed on the plan'),
  size: point().describe('Width and height of the whole, in inches: `[54, 18]`'),
  north: optional(oneOf(['top', 'right', 'bottom', 'left'])).describe('For the compass'),
  feet: optional(number(0.1, 1e5)).describe('Feet on the ground of an inch, for the scale bar'),
  outside: id().describe('Name for the ground round all zones, as sections name it'),
  zones: list(
    map({
      id: id(),
      title: line(),
      ground: oneOf(['yard', 'floor']).describe('In the open, or under a roof'),
      outline: list(point(), 3).describe('Corners, in order'),
      label: point().describe('Middle of its name'),
      'when-built': optional(flag()).describe(
        'Is there only when it has been built; also a piece of its own to cut out',
      ),
      source: source(),
    }),
    1,
  ).describe('In the order in which they are played'),
  sections: list(
    map({
      id: id(),
      sides: list(id(), 1).describe('The two zones that it parts, the outer one first; `outside`, a zone or a roof'),
      kind: oneOf(SECTION_KINDS).describe('How it is passed'),
      places: optional(whole(1, 1000)).describe('Most figures of a side at it; absent where it is open'),
      ledge: optional(id()).describe('Side from which it is attacked uphill'),
      'when-built': optional(flag()).describe('Is there only when its zone has been built'),
      behind: optional(id()).describe('Zone to which it belongs, where that is not the second side'),
      look: oneOf(SECTION_LOOKS).describe('What it is made of'),
      line: list(point(), 2).describe('From end to end'),
      label: point().describe('Middle of its name'),
      openings: optional(
        list(
          map({
            kind: oneOf(['window', 'door', 'blocked-door']),
            at: point().describe('On the line'),
          }),
        ),
      ),
      source: source(),
    }),
    1,
  ).describe('Walls and ways between zones, in the order in which they are played'),
  roofs: optional(
    list(
      map({
        id: id(),
        title: line(),
        length: number(0.1, 1000).describe('Inches that a fire has to run'),
        outline: list(point(), 3).describe('Corners, in order'),
        label: point().describe('Middle of its name'),
        over: optional(id()).describe('Zone below, which burns with it; absent: nobody can be inside'),
        from: id().describe('Section from which it is climbed'),
        with: id().describe('Zone with whose figures those on it act'),
        'jump-to': list(id(), 1).describe('Zones into which one may jump, those of the first choice first'),
        touching: map({
          zones: list(id()).describe('Whoever is in these is in contact with the building'),
          sections: list(id()).describe('And whoever stands at these, on the far side'),
        }),
        source: source(),
      }),
    ),
  ),
  'weakest-first': optional(list(id())).describe('Outer sections in the order in which equals are attacked'),
  scenery: optional(
    list(
      map({
        look: oneOf(['wagon', 'tree', 'bush', 'rock', 'oven', 'path']),
        at: point(),
        turn: optional(number(-360, 360)).describe('Degrees, clockwise'),
      }),
    ),
  ).describe('What stands about, without any effect'),
  source: optional(source()),
})

export type PlanFile = z.output<typeof planShape>
