import type { Ground } from './ground.ts'
import { NO_END, type Way } from './rorkes-params.ts'

/**
 * Cheapest ways from each zone to the others that can be reached, nearest first, by the turns that each kind of section takes; zones that are equally near
 * stand in order. Of ways that are equally long the one counts whose first section is first in order.
 */
export function findWays({ zones, sections, yards }: Ground, turnsOf: Readonly<Record<string, number>>): Way[][] {
  const steps = sections.flatMap(({ kind, sides: [a, b] }, section) => {
    const turns = turnsOf[kind]
    if (turns === undefined || a < 0 || b < 0) return []
    const isOpen = kind === 'open'
    return [
      { from: a, to: b, turns, start: isOpen ? yards + b : 2 * section },
      { from: b, to: a, turns, start: isOpen ? yards + a : 2 * section + 1 },
    ]
  })
  // Turns from every zone to every other, by Bellman-Ford: there are only a handful of zones.
  const turns = zones.map((_, from) => zones.map((_, to) => (from === to ? 0 : NO_END)))
  for (let round = 0; round < zones.length; round++)
    for (const row of turns)
      for (const step of steps) row[step.to] = Math.min(row[step.to]!, row[step.from]! + step.turns)
  return turns.map((row, from) =>
    [...zones.keys()]
      .filter((to) => to !== from && row[to]! < NO_END)
      .sort((a, b) => row[a]! - row[b]! || a - b)
      .map((to) => {
        const first = steps.find((step) => step.from === from && step.turns + turns[step.to]![to]! === row[to])
        return { to, start: first!.start }
      }),
  )
}
