import type * as z from 'zod'
import { amount } from '../values/amount.ts'
import { byKind, list, map, optional, record } from '../values/containers.ts'
import { flag, number, whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { colour, id, line, oneOf } from '../values/texts.ts'

/** Pictures that mark a dot: its left half black, or a black centre. */
export const DOT_LOOKS = ['half', 'centre'] as const

const sums = {
  men: optional(whole(0, 1_000_000)),
  figures: optional(whole(0, 10_000)),
  stands: optional(whole(0, 1000)),
  points: optional(number(0)),
}

/** Outlines of the device of a side. */
export const DEVICE_SHAPES = ['disc', 'shield'] as const

/** `kind: roster`: the units of a force, with a dot for each figure to cross off. */
export const rosterShape = map({
  kind: line(),
  id: id().describe('Name for sheets'),
  title: line().describe('Name on the sheets'),
  scenario: optional(id()).describe('Scenario whose parameters may stand for numbers'),
  'men-per-figure': optional(amount(1, 1000)).describe(
    'Men that a figure, and its dot, stands for, or a parameter with a number; else 1',
  ),
  types: optional(
    map({
      table: id().describe('Table with a row for each type of unit; the `id` of the row is the type'),
      name: id().describe('Column with the name of the type'),
      forms: optional(list(id())).describe(
        'Words behind an id in rows of other formations of a type: `closed` for a row `infantry-closed`',
      ),
      figures: optional(id()).describe('Column with the figures of a stand'),
      points: optional(id()).describe('Column with the points of a stand'),
    }),
  ).describe('Where the figures of the types stand'),
  devices: optional(record(map({ colour: colour(), shape: oneOf(DEVICE_SHAPES) }))).describe(
    'Device before the names of a side, by side',
  ),
  marks: optional(
    list(
      map({
        at: amount(1, 100).describe('Percent lost, or a parameter'),
        look: oneOf(DOT_LOOKS),
        text: line().describe('What it means, for the key; `{=name}` stands for a parameter'),
      }),
    ),
  ).describe('Dots that show how much is lost'),
  columns: optional(
    list(
      byKind({
        unit: {
          title: line(),
          note: optional(line()),
          values: optional(list(map({ label: line(), column: id() }))).describe(
            'Cells of the table of types, printed below the name, one for each formation: MV 3 / 5',
          ),
        },
        dots: { title: line(), note: optional(line()).describe('`{=name}` stands for a parameter') },
        boxes: { title: line(), note: optional(line()), boxes: whole(1, 12) },
      }),
      1,
    ),
  ).describe('From left to right; else the unit and its dots'),
  extras: optional(
    list(
      map({
        types: list(id(), 1).describe('Types of unit that have them'),
        title: line(),
        boxes: optional(amount(1, 12)).describe('Boxes to tick: a number, or a parameter'),
        words: optional(list(line(), 1)).describe('Words, each with a box'),
      }),
    ),
  ).describe('Boxes beside the dots of some types: hits on a gun, mounted or on foot'),
  blanks: optional(list(map({ stands: whole(1, 100), figures: whole(1, 200).describe('Of a stand') }))).describe(
    'Empty rows for units of your own',
  ),
  losses: optional(
    list(map({ at: amount(1, 100).describe('Percent of the men of a side lost, or a parameter'), text: line() })),
  ).describe('What happens to a side with so many losses; the men are worked out below the units'),
  stated: optional(
    list(
      map({
        side: optional(id()).describe('Else the whole force'),
        ...sums,
        source: line().describe('Where it stands'),
      }),
    ),
  ).describe('Sums that the rules claim; any other is an error'),
  units: list(
    map({
      id: id(),
      title: line().describe('Name on the roster'),
      side: optional(id()),
      type: optional(id()).describe('Row of the table of types'),
      count: optional(whole(0, 100)).describe('Units alike; else 1'),
      together: optional(flag()).describe('Units alike in one row, marked with their number, instead of a row each'),
      stands: optional(whole(1, 100)).describe('Bases with figures on them; else 1'),
      figures: optional(whole(1, 200)).describe('Figures of a stand; else as the type says, or its members'),
      points: optional(number(0)).describe('Points of the unit; else as the type says'),
      members: optional(
        list(
          map({
            title: line(),
            count: optional(whole(0, 200)).describe('Else 1'),
            carries: optional(list(line())).describe('What each of them has'),
          }),
          1,
        ),
      ).describe('Who is in it; each figure is named once'),
      starts: optional(list(id())).describe('How it starts, in words of the rules: `[cover, closed]`'),
      at: optional(map({ x: number(), y: optional(number()) })).describe(
        'Where it starts, in the measure of the rules',
      ),
      when: optional(record(id())).describe('Only under these rulings: `{ gun: "yes" }`'),
      note: optional(line()).describe('Small print below the name'),
      stated: optional(map({ ...sums, source: line() })).describe('What the rules say that it has'),
      source: optional(source()),
    }),
    1,
  ).describe('From top to bottom; rules that go by the order of the roster mean this one'),
})

export type RosterFile = z.output<typeof rosterShape>
