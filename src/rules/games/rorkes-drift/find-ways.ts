import type { Ground } from './ground.ts'
import { NO_END, type Way } from './rorkes-params.ts'

/** Cheapest ways between zones, by the turns that each kind of section takes. Of ways that are equally long the one counts whose first section is first in order. */
export function findWays({ zones, sections }: Ground, turnsOf: Readonly<Record<string, number>>): Way[][] {
  const steps = sections.flatMap(({ kind, sides: [a, b] }, section) => {
    const turns = turnsOf[kind]
    return turns === undefined || a < 0 || b < 0 ? [] : [{ section, a, b, turns }]
  })
  // Turns from every zone to every other: Bellman and Ford, on a handful of zones.
  const turns = zones.map((_, from) => zones.map((_, to) => (from === to ? 0 : NO_END)))
  for (let round = 0; round < zones.length; round++)
    for (const row of turns)
      for (const step of steps) {
        row[step.b] = Math.min(row[step.b]!, row[step.a]! + step.turns)
        row[step.a] = Math.min(row[step.a]!, row[step.b]! + step.turns)
      }
  return zones.map((_, from) =>
    zones.map((_, to) => {
      const least = turns[from]![to]!
      const first = steps.find((step) => {
        const next = step.a === from ? step.b : step.b === from ? step.a : -1
        return next >= 0 && step.turns + turns[next]![to]! === least
      })
      return { turns: least, first: from === to || least === NO_END ? -1 : (first?.section ?? -1) }
    }),
  )
}
