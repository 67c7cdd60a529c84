import { list, map, optional } from '../values/containers.ts'
import { whole } from '../values/numbers.ts'
import { colour, id, line } from '../values/texts.ts'

/** Sheets of games that are played on a plan, by kind: part of `kind: game`. */
export const planSheets = {
  figures: { id: id(), title: line(), figures: id() },
  plan: { id: id(), title: line(), plan: id() },
  'plan-overview': { id: id(), title: line(), plan: id() },
  'plan-piece': { id: id(), title: line(), plan: id(), zone: id().describe('A zone with `when-built`') },
  'plan-cards': {
    id: id(),
    title: line(),
    plan: id(),
    scenario: id(),
    waves: map({
      tests: list(id(), 1).describe('Parameters: percentages of losses at which a wave tests'),
      worth: id().describe('Parameter: figures that a marker stands for'),
      steps: id().describe('Parameter: moves until a wave is at the wall'),
      markers: id().describe('Table with a row an assault; its last column: figures for which there is a marker'),
      sizes: list(whole(1, 1000), 1).describe('Sizes of waves that are listed'),
    }),
    garrison: id().describe('Table with zone, post and figures in its columns'),
    built: optional(id()).describe('Such a table for the zones with `when-built`'),
    tallies: list(map({ title: line(), parameter: id().describe('Parameter: the last box') })),
    colours: map({ waves: colour(), garrison: colour() }).describe('Of the heads'),
  },
} as const
