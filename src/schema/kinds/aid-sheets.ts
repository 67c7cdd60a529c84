import { list, map, optional } from '../values/containers.ts'
import { colour, id, line } from '../values/texts.ts'

/** Sheets of small pieces and aids for games of cards, by kind: part of `kind: game`. */
export const aidSheets = {
  chits: {
    id: id(),
    title: line(),
    decks: list(
      map({
        deck: id(),
        beyond: optional(id()).describe('Only the copies that this deck lacks'),
        colour: colour().describe('Ground of the chits'),
        emblem: line().describe('Picture on the backs'),
      }),
      1,
    ),
  },
  rack: {
    id: id(),
    title: line(),
    scenario: id(),
    racks: list(
      map({
        title: line(),
        holds: list(id(), 1).describe('Parameters whose sum is the number of chits'),
        colour: colour(),
      }),
      1,
    ),
  },
  tokens: {
    id: id(),
    title: line(),
    scenario: id(),
    count: id().describe('Parameter: how many'),
    value: id().describe('Parameter: worth of each'),
    colour: colour(),
    symbol: optional(line()).describe('Picture beside the value'),
    word: optional(line()).describe('Word below the value'),
  },
  'parameter-track': {
    id: id(),
    title: line(),
    scenario: id(),
    parameter: id().describe('Parameter that the track counts'),
    step: id().describe('Parameter: worth of a box'),
  },
} as const
