import type * as z from 'zod'
import { list, map, optional, record } from '../values/containers.ts'
import { flag, number } from '../values/numbers.ts'
import { source } from '../values/source.ts'
import { colour, id, line, oneOf } from '../values/texts.ts'

/** `kind: terrain`: the terrain key. */
export const terrainShape = map({
  kind: line(),
  columns: list(map({ id: id(), title: line(), means: line().describe('For the foot of the key') })).describe(
    'Figures of the key',
  ),
  terrains: list(
    map({
      id: id(),
      title: line(),
      on: optional(oneOf(['hex', 'road', 'hexside', 'mark'])).describe('What it covers; else hex'),
      look: line().describe('Name of the drawing'),
      colour: optional(colour()).describe('Ground'),
      cue: optional(line()).describe('What tells it apart without colour, in a word'),
      values: optional(record(number(-1000, 1000))).describe('By column; a missing one is a dash'),
      sources: optional(record(source())).describe('Where single figures are from; else the source of the terrain'),
      enterable: optional(flag()).describe('Whether units may enter; else true'),
      'blocks-sight': optional(flag()).describe('Whether nothing is seen through it; else false'),
      note: optional(line()).describe('Small print in the key'),
      source: optional(source()),
    }),
    1,
  ),
})

export type TerrainFile = z.output<typeof terrainShape>
