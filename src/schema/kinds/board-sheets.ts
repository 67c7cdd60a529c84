import { list, map, optional } from '../values/containers.ts'
import { number } from '../values/numbers.ts'
import { id, line } from '../values/texts.ts'

/** Sheets of games with counters and a board, by kind. */
export const boardSheets = {
  counters: { id: id(), title: line(), counters: id() },
  map: {
    id: id(),
    title: line(),
    map: id(),
    track: optional(id()).describe('Track that stands with the terrain key below the map'),
  },
  setup: {
    id: id(),
    title: line(),
    scenario: id(),
    rulings: optional(list(id())).describe('Rulings that must be known for the set-up'),
  },
  'setup-map': { id: id(), title: line(), scenario: id() },
  tables: {
    id: id(),
    title: line(),
    tables: list(id(), 1).describe('Tables; `terrain-key` is the key of the terrain'),
  },
  roster: { id: id(), title: line(), roster: id() },
  stands: {
    id: id(),
    title: line(),
    roster: id().describe('Roster for whose stands paper figures are printed'),
    height: optional(number(8, 60)).describe('Height of a figure in mm; else 15'),
    figures: list(
      map({
        types: list(id(), 1).describe('Types of units that look so'),
        pictures: list(line(), 1).describe('Pictures by name, taken in turn'),
        room: optional(number(0.2, 3)).describe('Width that a figure takes, against its height; else 0.44'),
        gun: optional(line()).describe('Picture that stands among the figures'),
      }),
      1,
    ),
  },
  sticks: { id: id(), title: line(), sticks: id() },
  track: { id: id(), title: line(), track: id() },
} as const
