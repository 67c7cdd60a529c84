import { list, optional } from '../values/containers.ts'
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
  setup: { id: id(), title: line(), scenario: id() },
  'setup-map': { id: id(), title: line(), scenario: id() },
  tables: {
    id: id(),
    title: line(),
    tables: list(id(), 1).describe('Tables; `terrain-key` is the key of the terrain'),
  },
  roster: { id: id(), title: line(), roster: id() },
  sticks: { id: id(), title: line(), sticks: id() },
  track: { id: id(), title: line(), track: id() },
} as const
