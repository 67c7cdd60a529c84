import { id, line } from '../values/texts.ts'

/** Sheets of games that are played on a plan, by kind: part of `kind: game`. */
export const planSheets = {
  figures: { id: id(), title: line(), figures: id() },
  plan: { id: id(), title: line(), plan: id() },
  'plan-overview': { id: id(), title: line(), plan: id() },
  'plan-piece': { id: id(), title: line(), plan: id(), zone: id().describe('A zone with `when-built`') },
} as const
