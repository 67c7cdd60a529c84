import type * as z from 'zod'
import { list, map, optional, record } from '../values/containers.ts'
import { hexNumbers } from '../values/forms.ts'
import { flag, number, whole } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { id, line, oneOf } from '../values/texts.ts'

/** Numbers of hexes are lines: they may hold any sign. */
const hexes = (min: number) => list(line(), min)

/** `kind: map`: a hex map. */
export const mapShape = map({
  kind: line(),
  id: id(),
  title: line().describe('Printed on the map'),
  grid: map({
    orientation: oneOf(['flat', 'pointy']).describe('Flat side or corner on top'),
    shifted: oneOf(['even', 'odd']).describe(
      'Columns (pointy: rows) that lie half a hex further down (right), by their printed numbers',
    ),
    columns: whole(1, 200),
    rows: whole(1, 200),
    'first-column': optional(whole(0, 100)).describe('Printed number; else 1'),
    'first-row': optional(whole(0, 100)).describe('Printed number; else 1'),
    'short-shifted': optional(flag()).describe('Shifted lines have one hex less'),
    numbers: optional(hexNumbers()).describe('C column, R row, A column in letters; else CCRR'),
  }),
  size: optional(number(5, 100)).describe('mm across flats; else 22'),
  metres: optional(number(0.1, 1e6)).describe('Ground distance of a hex, for the scale bar'),
  north: optional(oneOf(['top', 'right', 'bottom', 'left'])).describe('For the compass'),
  fill: map({ terrain: id(), source: optional(source()) }).describe('Terrain of all hexes that are not named'),
  hexes: optional(
    record(map({ terrain: id(), name: optional(line()).describe('Printed in the hex'), source: optional(source()) })),
  ).describe('Hexes by number'),
  roads: optional(
    list(
      map({
        id: id(),
        title: line(),
        terrain: id(),
        hexes: hexes(2).describe('Each next to the one before'),
        source: optional(source()),
      }),
    ),
  ),
  hexsides: optional(
    list(
      map({ terrain: id(), between: list(hexes(2), 1).describe('Pairs of neighbours'), source: optional(source()) }),
    ),
  ),
  marks: optional(
    list(map({ id: id(), title: line(), terrain: id(), hexes: hexes(1), source: optional(source()) })),
  ).describe('Hexes that a rule singles out'),
  labels: optional(
    list(
      map({
        text: line(),
        hexes: hexes(1).describe('From the first to the last'),
        style: oneOf(['place', 'water', 'relief', 'camp']),
        run: optional(oneOf(['level', 'along'])).describe('Level, or along the hexes; else level'),
      }),
    ),
  ),
  must: optional(
    list(
      map({
        hexes: optional(hexes(1)).describe('All of them'),
        'any-of': optional(hexes(1)).describe('Or at least one of them'),
        terrain: optional(id()).describe('Has this terrain'),
        not: optional(id()).describe('Has not this terrain'),
        enterable: optional(flag()).describe('May be entered'),
        values: optional(record(number())).describe('Has these figures of the terrain key'),
        'no-road-to': optional(line()).describe('No road leads from it to this hex'),
        source: source().describe('The rule that forces it'),
      }),
    ),
  ).describe('What the rules force, whatever terrain is chosen'),
  source: optional(source()).describe('Covers all of it that names none of its own'),
})

export type MapFile = z.output<typeof mapShape>
